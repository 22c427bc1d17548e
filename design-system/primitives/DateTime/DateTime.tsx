import {
  formatCompactDay,
  formatCompactDeparture,
  formatCompactWhen,
  formatDate,
  formatDay,
  formatExactWhen,
  formatMoment,
  formatNearDeparture,
  type FormatLocale,
  formatTime,
  formatWhen,
} from '@formats';
import { useInTable } from '@ds/support/in-table';
import { useFormatLocale } from '@ds/support/format-locale';

export interface DateTimeProps {
  at: Date | number;
  /**
   * `whole`: with its weekday in a table too, where it may wrap. `departure`: with its weekday, short in a table. `nearDeparture`: without
   * its year there. `moment`: within a sentence.
   */
  show?: 'dateTime' | 'departure' | 'nearDeparture' | 'whole' | 'moment' | 'date' | 'time' | 'exact' | undefined;
  /** The day on which it is read: on that day the time is enough. */
  today?: Date | undefined;
}

/**
 * An instant in Stockholm time: `ons 10 mars 2027 kl. 08:00`, shorter in tables (`10 mars 2027 08:00`), with seconds in logs.
 */
export function DateTime(props: DateTimeProps) {
  const place = { locale: useFormatLocale(), isCompact: useInTable() };
  return (
    <time {...(props.show === 'whole' ? {} : { className: 'nowrap' })} dateTime={new Date(props.at).toISOString()}>
      {text(props, place)}
    </time>
  );
}

function text(props: DateTimeProps, { locale, isCompact }: { locale: FormatLocale; isCompact: boolean }): string {
  if (props.today && formatDate(props.at) === formatDate(props.today)) return formatTime(props.at);
  switch (props.show) {
    case 'date':
      return (isCompact ? formatCompactDay : formatDay)(props.at, locale);
    case 'exact':
      return formatExactWhen(props.at, locale);
    case 'time':
      return formatTime(props.at);
    case 'nearDeparture':
      return (isCompact ? formatNearDeparture : formatWhen)(props.at, locale);
    case 'departure':
      return (isCompact ? formatCompactDeparture : formatWhen)(props.at, locale);
    case 'moment':
      return formatMoment(props.at, locale);
    case 'whole':
      return formatWhen(props.at, locale);
    case 'dateTime':
    case undefined:
      return (isCompact ? formatCompactWhen : formatWhen)(props.at, locale);
  }
}
