import type { Translate } from '~/i18n/text-keys';
import type { BookingDetails } from '@bff/domain/bookings';
import type { PriceLine } from '@ds/patterns/PriceLines/PriceLines';
import {
  formatDistance,
  formatDuration,
  type FormatLocale,
  formatMoney,
  formatPercent,
  formatShortDay,
} from '@formats';

type FrozenLine = BookingDetails['lines'][number];

/** How a line was calculated; nothing for plain amounts. */
function detailOf(
  { unit, quantity, rate }: FrozenLine,
  t: Translate<'booking'>,
  locale: FormatLocale,
): string | undefined {
  const amount = formatMoney(rate, locale);
  switch (unit) {
    case 's':
      return t('unit.s', { duration: formatDuration(quantity, locale), rate: amount });
    case 'm':
      return t('unit.m', { distance: formatDistance(quantity, locale), rate: amount });
    case 'night':
      return t('unit.night', { count: quantity, rate: amount });
    case 'basisPoints':
      return t('unit.basisPoints', { percent: formatPercent(quantity, locale), rate: amount });
    default:
      return undefined;
  }
}

/** A frozen line of a booking's price, for display; with its day, if it has one. */
export const shownLine = (
  line: FrozenLine & { day?: Date | undefined },
  t: Translate<'booking'>,
  locale: FormatLocale,
): PriceLine => ({
  label: [t(`line.${line.kind}`), line.day && formatShortDay(line.day, locale)].filter(Boolean).join(' '),
  detail: detailOf(line, t, locale),
  ore: line.amount,
});
