import {
  formatExactTime,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
  formatTime,
  type FormatLocale,
} from '@formats';

export type DateTimeProps = { at: Date | number } & (
  | { show?: 'dateTime' | 'date' | 'time' | 'exact' | undefined }
  | { show: 'longDate' | 'longDateTime'; locale: FormatLocale }
);

/** An instant on Stockholm's clock: `2027-03-10 08:00`, with its weekday where people plan, to the second in logs. */
export function DateTime(props: DateTimeProps) {
  return (
    <time className="nowrap" dateTime={new Date(props.at).toISOString()}>
      {text(props)}
    </time>
  );
}

function text(props: DateTimeProps): string {
  switch (props.show) {
    case 'longDate':
      return formatLongDate(props.at, props.locale);
    case 'longDateTime':
      return formatLongDateTime(props.at, props.locale);
    case 'date':
      return formatDate(props.at);
    case 'exact':
      return formatExactTime(props.at);
    case 'time':
      return formatTime(props.at);
    case 'dateTime':
    case undefined:
      return formatDateTime(props.at);
  }
}
