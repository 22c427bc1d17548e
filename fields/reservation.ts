// Traces: S5-012, S5-013, S5-014, S5-054
import { STOP_TYPES } from '@states/trip-words';
import * as z from 'zod/mini';
import { type Unit, withoutUnit } from '@formats';
import { email, type Kind, line, oneOf, optionalLine, phone, row } from './kinds';
import { orElse } from './schemas';

const MOST = 1_000;
const people = (unit: Unit): Kind<number, number> => ({
  asked: 'number',
  schema: z.pipe(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => withoutUnit(typed, unit)),
      ),
      z.pipe(
        z.string().check(z.regex(/^-?\d{1,6}$/, 'forms.number')),
        z.transform((typed: string) => Number(typed)),
      ),
    ),
    z.number().check(z.minimum(0, 'forms.notNegative'), z.maximum(MOST, `forms.atMost,${MOST}`)),
  ),
  body: z.int().check(z.minimum(0), z.maximum(MOST)),
  show: String,
  required: true,
});
const counts = { adults: people('adults'), children: people('children') };

const MAX_WORDS = 2_000;
const words: Kind<string, string | null> = {
  asked: 'lines',
  schema: orElse(z.string().check(z.trim(), z.maxLength(MAX_WORDS, `forms.tooLong,${MAX_WORDS}`)), ''),
  body: z._default(z.string().check(z.trim(), z.maxLength(MAX_WORDS)), ''),
  show: (stored) => stored ?? '',
  required: false,
};

/** A customer's details for a reservation before it is paid. */
export const reservation = {
  contactName: line(),
  contactEmail: email,
  contactPhone: phone,
  ...counts,
  comment: words,
  specialRequests: words,
};

/** The number of passengers of a booked trip. */
export const passengers = { ...counts, wheelchairs: people('wheelchairs') };

/** The unit that an organisation buys for. */
export const reservationUnit = {
  unitId: {
    ...row,
    schema: z.pipe(
      z.string('booking.unitRequired').check(z.regex(/^[1-9]\d{0,14}$/, 'booking.unitRequired')),
      z.transform(Number),
    ),
  },
};

const stopType = oneOf(STOP_TYPES);
/** For each stop. */
export const reservationStop = {
  street: line(),
  stopType: { ...stopType, schema: z.enum(STOP_TYPES, 'forms.invalid') },
};
/** For the stops where the way home begins and ends ({@link isHomeEnd}). */
export const reservationHome = { homeStreet: optionalLine() };

/** Whether the way home begins or ends at this of so many stops: it goes straight from the last to the first. */
export const isHomeEnd = (index: number, stops: number): boolean => endType(index, stops) !== undefined;

/** What passengers do at the first and the last of so many stops; between them it is asked. */
export function endType(index: number, stops: number): 'pickUp' | 'dropOff' | undefined {
  if (index === 0) return 'pickUp';
  return index === stops - 1 ? 'dropOff' : undefined;
}
