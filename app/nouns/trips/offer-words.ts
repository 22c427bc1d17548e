import { type FormatLocale, formatLongDate, formatMoney } from '@formats';
import type { Words } from '~/i18n/use-words';
import { type CancellationTier, freeCancellation } from '~/nouns/bookings/CancellationTiers';

/** Until which day cancelling is free, in words. */
export function freeCancellationWords(
  tiers: readonly CancellationTier[],
  departure: Date,
  { word, locale }: { word: Words<'search'>; locale: FormatLocale },
): string {
  const free = freeCancellation(tiers, departure);
  if (free === 'always') return word('offer.freeAlways');
  return free === 'over' ? word('offer.freeOver') : word('offer.freeTo', { day: formatLongDate(free, locale) });
}

/** A total in öre, shared by the passengers, in whole kronor. Null if it would repeat the total. */
export const pricePerPerson = (total: number, passengers: number, locale: FormatLocale): string | null =>
  passengers > 1 ? formatMoney(total / passengers, locale, { decimals: false }) : null;
