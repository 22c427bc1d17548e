// Traces: S3-043, S3-045, S3-046, S3-047, S3-048, S3-049, S3-050, S3-051, S3-052, S3-053, S3-054, S3-055, S3-056,
// S3-057, S5-028, S5-029, S5-030
import type { Per } from '@formats';
import type { PriceListKind } from '@states/price-list-kinds';
import { day, decimal, line, oneOf, orNone, rows, wholeNumber } from './kinds';
import { orElse } from './schemas';

/** The fields of the three kinds of price lists, for forms, worked examples, rules and imports. */

/** In öre: ten million kronor. More is a slip of the finger. */
const MOST_ORE = 1e9;
const MOST_METRES = 1e8;
const MOST_MINUTES = 14 * 1_440;

/** The list's main price must not be 0; the others may be, which is different from empty. */
const price = (per: Per) => decimal({ decimals: 2, least: 1, most: MOST_ORE, unit: 'kr', per });
const optionalPrice = (per?: Per) => orNone(decimal({ decimals: 2, most: MOST_ORE, unit: 'kr', ...(per && { per }) }));
const optionalKilometres = orNone(decimal({ decimals: 3, most: MOST_METRES, unit: 'km' }));
const optionalMinutes = orNone(wholeNumber({ most: MOST_MINUTES, unit: 'min' }));
/** Empty means no such limit; 0 would make everything free, or nothing possible. */
const limitPrice = orNone(decimal({ decimals: 2, least: 1, most: MOST_ORE, unit: 'kr' }));
const limitKilometres = orNone(decimal({ decimals: 3, least: 1, most: MOST_METRES, unit: 'km' }));

export const vehicleCost = {
  pricePerHour: price('hour'),
  minimumMinutes: optionalMinutes,
  maximumPerDay: limitPrice,
  minimumPrice: optionalPrice(),
  nightPerHour: optionalPrice('hour'),
  weekendPerHour: optionalPrice('hour'),
};

export const drivingCost = {
  pricePerKm: price('km'),
  freeMetres: optionalKilometres,
  noPickupMetres: optionalKilometres,
  minimumMetres: optionalKilometres,
  maximumMetres: limitKilometres,
};

/** The unit of OB and overtime additions per hour: kronor, or a percentage of the hourly cost. */
export const ADDITION_UNITS = ['amount', 'percent'] as const;
export const ADDITIONS = ['obWeekday', 'obWeekend', 'overtimeNormal', 'overtimeQualified'] as const;
export type AdditionName = (typeof ADDITIONS)[number];
/** `obWeekday` → `obWeekdayUnit` */
export const unitField = <Name extends AdditionName>(name: Name): `${Name}Unit` => `${name}Unit`;

const unit = oneOf(ADDITION_UNITS);
/** Hundredths in both cases: öre or basis points. The unit is chosen beside it, so that none is read with the number. */
const addition = orNone(decimal({ decimals: 2, most: MOST_ORE }));
export const driverCost = {
  costPerHour: price('hour'),
  minimumMinutes: optionalMinutes,
  standbyPerHour: optionalPrice('hour'),
  overnightPerNight: optionalPrice('night'),
  obWeekday: addition,
  obWeekdayUnit: unit,
  obWeekend: addition,
  obWeekendUnit: unit,
  overtimeNormal: addition,
  overtimeNormalUnit: unit,
  overtimeQualified: addition,
  overtimeQualifiedUnit: unit,
};

export const costFields = { vehicle: vehicleCost, driving: drivingCost, driver: driverCost } as const satisfies Record<
  PriceListKind,
  unknown
>;

/** The decimals that people type: two for kronor, three for kilometres, none for minutes. */
export const decimalsOf = (name: string): 0 | 2 | 3 =>
  name === 'minimumMinutes' ? 0 : name.endsWith('Metres') ? 3 : 2;

/** Every list's fields besides its prices. The last day is inclusive; empty means open-ended. */
export const listHead = {
  name: line(120),
  validFrom: day,
  validTo: { ...day, schema: orElse(day.schema, ''), required: false },
};
/** The vehicles or drivers of an exception list. */
export const MOST_SUBJECTS = 900;
export const subjects = rows(MOST_SUBJECTS);
