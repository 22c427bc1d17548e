import { z } from 'zod';
import { DAY } from '@bff/domain/shared/time';
import { SEGMENT_KINDS } from '@bff/domain/trips';
import type { PriceCase } from './price';

/**
 * A price case as people write it (domain.md section 5): read strictly, so that a misspelt name or a missing minute never becomes a price.
 * Null means no such limit or price.
 */
const MOST_ORE = 1e9;
const MOST_DAYS = 366;
const whole = (most: number) =>
  z.int('must be a whole number').min(0, 'must not be negative').max(most, `must be at most ${most}`);
const ore = whole(MOST_ORE);
const metres = whole(1e9);
const minutes = whole(MOST_DAYS * 1_440);
const basisPoints = whole(10_000);
/** A null price is 0. */
const price = ore.nullable().transform((value) => value ?? 0);
const addition = z
  .union([z.strictObject({ amount: ore }), z.strictObject({ basisPoints })], {
    error: 'must be {"amount": öre}, {"basisPoints": 0–10000} or null',
  })
  .nullable();
const instant = z.iso
  .datetime({ offset: true, error: 'must be an instant such as 2027-03-10T06:10:00Z' })
  .transform((text) => Date.parse(text));

const segment = z
  .strictObject({ kind: z.enum(SEGMENT_KINDS), start: instant, end: instant, metres: metres.optional() })
  .transform((value, context) => {
    const drives = value.kind === 'drive' || value.kind === 'driveEmpty';
    if (drives && value.metres === undefined)
      context.addIssue({ code: 'custom', message: 'is missing', path: ['metres'] });
    if (value.end < value.start) context.addIssue({ code: 'custom', message: 'lies before start', path: ['end'] });
    return { ...value, metres: value.metres ?? 0 };
  });

const segments = z
  .array(segment)
  .min(1, 'must have at least one segment')
  .superRefine((all, context) => {
    const fault = (index: number, message: string) =>
      context.addIssue({ code: 'custom', message, path: [index, 'start'] });
    all.slice(1).forEach(({ start }, index) => {
      const before = all[index]!.end;
      if (start > before) fault(index + 1, 'leaves a gap after the segment before');
      if (start < before) fault(index + 1, 'lies before the end of the segment before');
    });
    if (all.length > 0 && all.at(-1)!.end - all[0]!.start > MOST_DAYS * DAY)
      context.addIssue({ code: 'custom', message: `must end within ${MOST_DAYS} days` });
  });

const priceCase = z.strictObject({
  segments,
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters'))
    .min(1, 'must name a country'),
  drivers: whole(10).min(1, 'must be at least 1'),
  vehicleCost: z.strictObject({
    pricePerHour: price,
    minimumMinutes: minutes.nullable(),
    maximumPerDay: ore.nullable(),
    minimumPrice: ore.nullable(),
    nightPerHour: ore.nullable(),
    weekendPerHour: ore.nullable(),
  }),
  drivingCost: z.strictObject({
    pricePerKm: price,
    freeMetres: metres.nullable(),
    minimumMetres: metres.nullable(),
    maximumMetres: metres.nullable(),
    noPickupMetres: metres.nullable(),
  }),
  driverCost: z.strictObject({
    costPerHour: price,
    minimumMinutes: minutes.nullable(),
    obWeekday: addition,
    obWeekend: addition,
    overtimeNormal: addition,
    overtimeQualified: addition,
    standbyPerHour: ore.nullable(),
    overnightPerNight: ore.nullable(),
  }),
  commissionBasisPoints: basisPoints,
  surchargeFee: ore,
  taxBasisPoints: basisPoints,
});

const place = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

const { localeError: inEnglish } = z.locales.en();

/** Reads one case. Errors are lines for people, each naming its field. */
export function readPriceCase(value: unknown): { ok: true; case: PriceCase } | { ok: false; faults: string[] } {
  // In words of its own: elsewhere in the product, Zod answers with the keys of texts.
  const read = priceCase.safeParse(value, { error: inEnglish });
  if (read.success) return { ok: true, case: read.data };
  const faults = read.error.issues.map(({ path, message }) => [place(path), message].filter(Boolean).join(': '));
  return { ok: false, faults };
}
