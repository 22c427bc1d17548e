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

/** Whether a day of vehicle time costs less than its hours, because it has reached the price list's maximum. */
const isAtMost = ({ kind, quantity, rate, amount }: FrozenLine): boolean =>
  kind === 'vehicleTime' && amount < Math.floor((quantity * rate) / 3_600);

/** How a line was calculated; nothing for plain amounts. */
function detailOf(line: FrozenLine, t: Translate, locale: FormatLocale): string | undefined {
  const { unit, quantity, rate } = line;
  const amount = formatMoney(rate, locale);
  switch (unit) {
    case 's':
      return isAtMost(line)
        ? t('booking:unit.atMost', {
            duration: formatDuration(quantity, locale),
            rate: amount,
            most: formatMoney(line.amount, locale),
          })
        : t('booking:unit.s', { duration: formatDuration(quantity, locale), rate: amount });
    case 'm':
      return t('booking:unit.m', { distance: formatDistance(quantity, locale), rate: amount });
    case 'night':
      return t('booking:unit.night', { count: quantity, rate: amount });
    case 'basisPoints':
      return t('booking:unit.basisPoints', { percent: formatPercent(quantity, locale), rate: amount });
    default:
      return undefined;
  }
}

/** A frozen line of a booking's price, for display; with its day, if it has one. */
export const shownLine = (
  line: FrozenLine & { day?: Date | undefined },
  t: Translate,
  locale: FormatLocale,
): PriceLine => ({
  label: [t(`booking:line.${line.kind}`), line.day && formatShortDay(line.day, locale)].filter(Boolean).join(' '),
  detail: detailOf(line, t, locale),
  ore: line.amount,
});
