import { type FormatLocale, formatMoney } from '@formats';

/** A total in öre, shared by the passengers, in whole kronor. Null if it would repeat the total. */
export const pricePerPerson = (total: number, passengers: number, locale: FormatLocale): string | null =>
  passengers > 1 ? formatMoney(total / passengers, locale, { decimals: false }) : null;
