import { z } from 'zod';
import { MAX_USERNAME, toE164, USERNAME_LETTERS } from '@bff/domain/accounts';

/** Fields that endpoints share. */

/** A line of text without control characters; the spaces around it are taken off. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u)
    .default('');
export const email = z.email().max(254);
/** In any written form, answered in E.164; without a country code it is Swedish. */
export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((typed, context) => {
    const number = toE164(typed);
    if (number) return number;
    context.addIssue('not a phone number');
    return z.NEVER;
  });
export const username = z.string().trim().min(3).max(MAX_USERNAME).regex(USERNAME_LETTERS);
/** That something was typed; the rules of a new one are the domain's. */
export const password = z.string().min(1).max(1_000);
export const company = z.strictObject({ name: line(200), orgNumber: line(40) });
export const addressFields = {
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: optionalLine(100),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('SE'),
};
export const count = (max: number) => z.number().int().min(0).max(max);
export const language = z.enum(['sv', 'en']);

const LATEST = Date.UTC(2100, 0, 1);
/** An instant with its offset: `2027-03-10T08:00:00+01:00`. */
export const instant = z.iso
  // Aborting, so that what compares two instants never meets one that is none.
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) < LATEST, { error: 'too far away', abort: true })
  .transform((text) => new Date(text));

export const DEFAULT_PAGE_SIZE = 20;
const pageNumber = (form: RegExp, standard: number) =>
  z.string().regex(form).default(String(standard)).transform(Number);

/** Our own number of a thing, in a path. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** What every list takes: a page of it, and its order; the first of the sorts is the usual one. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z.enum(sorts).default(sorts[0]),
  order: z.enum(['asc', 'desc']).default('asc'),
  page: pageNumber(/^[1-9]\d{0,3}$/, 1),
  pageSize: pageNumber(/^([1-9]\d?|100)$/, DEFAULT_PAGE_SIZE),
});
/** What every list answers beside its rows. */
export const listView = { total: z.int(), page: z.int(), pageSize: z.int() };

/** Answers: amounts in öre, instants in UTC. */
export const amount = z.int();
export const time = z.iso.datetime();
export const iso = (date: Date): string => date.toISOString();
export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
