// Traces: S5-028, S5-029, S5-030, S5-031, S5-036, S5-037
import type { PriceListKind } from '@states/price-list-kinds';
import * as z from 'zod/mini';
import { oneOf } from '#fields/kinds';
import { ADDITIONS, costFields, listHead, subjects, unitField } from '#fields/price-list';
import { checkPriceList } from '#fields/price-list-rules';
import { schemasOf } from '#fields/kinds';
import { box, chosenRow, line, orElse, revision } from '#fields/schemas';

export type Scope = 'basic' | 'exception' | 'temporary';
type Prices = Record<string, number | null>;
type Typed = Record<string, unknown>;

const MOST_PERCENT = 10_000;
type Refuse = (field: string, message: string) => void;

/** The input as the price list's columns: OB and overtime each go into one of two, depending on their unit. */
function columnsOf(kind: PriceListKind, typed: Typed, refuse: Refuse): Prices {
  if (kind !== 'driver') return Object.fromEntries(Object.keys(costFields[kind]).map((name) => [name, typed[name] as number | null])); // prettier-ignore
  const plain = ['costPerHour', 'minimumMinutes', 'standbyPerHour', 'overnightPerNight'];
  const additions = ADDITIONS.flatMap((name): [string, number | null][] => {
    const value = typed[name] as number | null;
    const isPercent = typed[unitField(name)] === 'percent';
    if (isPercent && value !== null && value > MOST_PERCENT) refuse(name, `forms.atMost,${MOST_PERCENT / 100}`);
    return [
      [`${name}Amount`, isPercent ? null : value],
      [`${name}BasisPoints`, isPercent ? value : null],
    ];
  });
  return Object.fromEntries([...plain.map((name): [string, number | null] => [name, typed[name] as number | null]), ...additions]); // prettier-ignore
}

const refusing =
  (payload: z.core.ParsePayload, typed: Typed): Refuse =>
  (field, message) =>
    void payload.issues.push({ code: 'custom', message, path: [field], input: typed[field] });

const nowhere: Refuse = () => {};

interface Head {
  validFrom: string;
  validTo: string;
  subjects: readonly number[];
}

/** The rules between the fields, also while some of them cannot be read: those are left out, and the others' faults told at once with theirs. */
function checkTogether(kind: PriceListKind, scope: Scope, payload: z.core.ParsePayload): void {
  const typed = payload.value as Typed;
  const unread = new Set(payload.issues.map(({ path }) => path?.[0]));
  const readable: Typed = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, unread.has(name) ? null : value]),
  );
  const { validFrom, validTo, subjects: chosen } = readable as { [Name in keyof Head]: Head[Name] | null };
  const refuse = refusing(payload, typed);
  const prices = columnsOf(kind, readable, refuse);
  const list = { kind, scope, validFrom: validFrom ?? '', validTo: validTo || null, subjects: chosen ?? [], ...prices };
  for (const { key, field } of checkPriceList(list)) if (!unread.has(field)) refuse(field, key);
  // In the order of the page.
  const names = ['name', 'validFrom', 'validTo', ...Object.keys(costFields[kind]), 'subjects'];
  const place = ({ path }: z.core.$ZodRawIssue) => names.indexOf(String(path?.[0]));
  payload.issues.sort((one, other) => place(one) - place(other));
}

/** The schema of a price list's form: yields its record, with every fault at its field. */
export const priceListForm = (kind: PriceListKind, scope: Scope) =>
  z.pipe(
    z
      .object({
        ...schemasOf(listHead),
        ...schemasOf(costFields[kind]),
        subjects: subjects.schema,
        unitsConfirmed: box,
        basicSeen: orElse<number | null>(chosenRow, null),
        pricesConfirmed: box,
        revision: z.optional(revision),
      })
      .check(z.superRefine((_, payload) => checkTogether(kind, scope, payload), { when: () => true })),
    z.transform((typed) => ({
      list: {
        name: typed.name,
        validFrom: typed.validFrom,
        validTo: typed.validTo || null,
        prices: columnsOf(kind, typed, nowhere),
        subjects: scope === 'exception' ? typed.subjects : [],
      },
      unitsConfirmed: typed.unitsConfirmed,
      begun: { basicSeen: typed.basicSeen, pricesConfirmed: typed.pricesConfirmed },
      revision: typed.revision ?? '',
    })),
  );

/** The trip in the example. */
export const EXAMPLE_TRIPS = ['day', 'evening', 'weekend'] as const;
export type ExampleTrip = (typeof EXAMPLE_TRIPS)[number];

/** The schema of what the example needs from a form that may still be half empty. */
export const exampleForm = (kind: PriceListKind) =>
  z.pipe(
    z.object({
      ...schemasOf(costFields[kind]),
      validFrom: orElse(listHead.validFrom.schema, ''),
      validTo: orElse(listHead.validTo.schema, ''),
      subjects: subjects.schema,
      exampleFrom: line(120),
      exampleTo: line(120),
      exampleTrip: oneOf(EXAMPLE_TRIPS).schema,
    }),
    z.transform((typed, payload) => ({ ...typed, prices: columnsOf(kind, typed, refusing(payload, typed)) })),
  );
