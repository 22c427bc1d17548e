import type { PriceListKind } from '@states/price-list-kinds';
import type { PriceListScope } from '@states/price-list-scopes';

/** Scopes that an operator manages itself; temporary ones belong to administrators, a deal's to the deal. */
export type OwnScope = Extract<PriceListScope, 'basic' | 'exception'>;

/** Scopes that are entered in a form. */
export type EnteredScope = OwnScope | 'temporary';

/** A list's prices by column: öre, metres, minutes, basis points. Null means no such limit or price. */
export type PriceColumns = Readonly<Record<string, number | null>>;

/** What can be edited of a price list. */
export interface PriceListDetails {
  name: string;
  /** Local days; the last one is included, null while open-ended. */
  validFrom: string;
  validTo: string | null;
  prices: PriceColumns;
  /** The vehicles, or drivers, that an exception is for. */
  subjects: readonly number[];
}

export interface PriceList extends PriceListDetails {
  id: number;
  kind: PriceListKind;
  companyId: number;
  scope: PriceListScope;
}

const ADDITION_COLUMNS = [
  'obWeekdayAmount', 'obWeekdayBasisPoints', 'obWeekendAmount', 'obWeekendBasisPoints',
  'overtimeNormalAmount', 'overtimeNormalBasisPoints', 'overtimeQualifiedAmount', 'overtimeQualifiedBasisPoints',
] as const; // prettier-ignore

/** The columns of each kind that hold its prices. */
export const PRICE_COLUMNS = {
  vehicle: ['pricePerHour', 'minimumMinutes', 'maximumPerDay', 'minimumPrice', 'nightPerHour', 'weekendPerHour'],
  driving: ['pricePerKm', 'freeMetres', 'noPickupMetres', 'minimumMetres', 'maximumMetres'],
  driver: ['costPerHour', 'minimumMinutes', 'standbyPerHour', 'overnightPerNight', ...ADDITION_COLUMNS],
} as const satisfies Record<PriceListKind, readonly string[]>;

/** The price shown to identify a list. */
export const MAIN_PRICE = { vehicle: 'pricePerHour', driving: 'pricePerKm', driver: 'costPerHour' } as const;
