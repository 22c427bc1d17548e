import { STOP_TYPES, TRIP_TYPES } from '@states/trip-words';
import { z } from 'zod';
import { toE164 } from '@bff/domain/shared/shown-phone';
import { language as languageKind } from '#fields/account';
import { address, corporate } from '#fields/customer';
import { bodiesOf, reason } from '#fields/kinds';
import { setPhoneReader } from '#fields/phone-number';
import { CUSTOMER_TYPES } from '@states/customer-types';
import { named } from '../endpoint/named';

setPhoneReader(toE164);

/** Fields that endpoints share. A record's own fields are declared in `fields/`, which pages use too. */

export const language = named('Language', languageKind.body);
export const customerType = named('CustomerType', z.enum(CUSTOMER_TYPES));
export const tripType = named('TripType', z.enum(TRIP_TYPES));
export const stopType = named('StopType', z.enum(STOP_TYPES));
/** An optional, empty body. */
export const noInput = named('NoInput', z.strictObject({}));
/** The reason for an action. */
export const reasonGiven = named('Reason', z.strictObject({ reason: reason.body }));
/** A customer that is an organisation. */
export const company = named(
  'CustomerOrganisation',
  z.strictObject({ name: corporate.companyName.body, orgNumber: corporate.orgNumber.body }),
);
export const addressFields = {
  ...bodiesOf(address),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('SE'),
};
export const count = (max: number) => z.number().int().min(0).max(max);

const LATEST = Date.UTC(2100, 0, 1);
/** An instant with its offset: `2027-03-10T08:00:00+01:00`. */
export const instant = z.iso
  // Aborts, so that a comparison of two instants never receives an invalid one.
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) < LATEST, { error: 'too far away', abort: true })
  .transform((text) => new Date(text));

export const DEFAULT_PAGE_SIZE = 20;
const pageNumber = (form: RegExp, standard: number) =>
  z.string().regex(form).default(String(standard)).transform(Number);

/** A numeric id in a path. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** The query of every list: page and order; the first sort is the default. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z.enum(sorts).default(sorts[0]),
  order: z.enum(['asc', 'desc']).default('asc'),
  page: pageNumber(/^[1-9]\d{0,3}$/, 1),
  pageSize: pageNumber(/^([1-9]\d?|100)$/, DEFAULT_PAGE_SIZE),
});
/** What every list returns besides its rows. */
export const listView = { total: z.int(), page: z.int(), pageSize: z.int() };

/** In answers: amounts in öre, instants in UTC. */
export const amount = z.int();
export const time = z.iso.datetime();
export const iso = (date: Date): string => date.toISOString();
export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
