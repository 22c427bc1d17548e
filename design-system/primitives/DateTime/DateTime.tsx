import {
  formatDay,
  formatExactTime,
  formatLongDate,
  formatLongDateTime,
  formatTime,
  formatWhen,
  type FormatLocale,
} from '@formats';
import { useFormatLocale } from '@ds/support/format-locale';

export type DateTimeProps = { at: Date | number } & (
  | { show?: 'dateTime' | 'date' | 'time' | 'exact' | undefined }
  | { show: 'longDate' | 'longDateTime'; locale: FormatLocale }
);

/** An instant on Stockholm's clock: `ons 10 mars 2027 kl. 08:00`, in words where there is room, to the second in logs. */
export function DateTime(props: DateTimeProps) {
  const locale = useFormatLocale();
  return (
    <time className="nowrap" dateTime={new Date(props.at).toISOString()}>
      {text(props, locale)}
    </time>
  );
}

function text(props: DateTimeProps, locale: FormatLocale): string {
  switch (props.show) {
    case 'longDate':
      return formatLongDate(props.at, props.locale);
    case 'longDateTime':
      return formatLongDateTime(props.at, props.locale);
    case 'date':
      return formatDay(props.at, locale);
    case 'exact':
      return formatExactTime(props.at);
    case 'time':
      return formatTime(props.at);
    case 'dateTime':
    case undefined:
      return formatWhen(props.at, locale);
  }
}
