import * as z from 'zod/mini';
import type { TextGroup, TextKey } from '~/i18n/text-keys';
import * as kinds from '#fields/kinds';
import { revision as revisionSchema, version as versionSchema } from '#fields/schemas';

export type { FormValue } from '#fields/kinds';
export type FormValues = Readonly<Record<string, kinds.FormValue | undefined>>;

type Control =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'password'
  | 'number'
  | 'decimal'
  | 'date'
  | 'area'
  | 'select'
  | 'radios'
  | 'boxes'
  | 'box'
  | 'hidden';

const CONTROLS = {
  text: 'text',
  email: 'email',
  url: 'url',
  tel: 'tel',
  number: 'number',
  decimal: 'decimal',
  date: 'date',
  lines: 'area',
  one: 'radios',
  some: 'boxes',
  flag: 'box',
  row: 'select',
  unseen: 'hidden',
} as const satisfies Record<kinds.Asked, Control>;

/** What is alike in both languages. */
const SIGNS = ['', '%', 'km', 'min'] as const;
type Sign = (typeof SIGNS)[number];
export const isSign = (suffix: TextKey | Sign): suffix is Sign => SIGNS.some((sign) => sign === suffix);

/** How a field looks. Texts are keys of the translations. */
export interface FieldLook {
  /** Another control than is usual for what is asked. */
  control?: Control;
  /** Beside the control, where the heading above it says the rest of its name. */
  short?: TextKey;
  hint?: TextKey;
  width?: 'xs' | 'sm' | 'md' | 'full';
  autoComplete?: string;
  suffix?: TextKey | Sign;
  maxLength?: number;
  rows?: number;
  /** Letter by letter as it is typed: nothing is made a capital or called misspelt. */
  verbatim?: boolean;
  /** Of what is typed into it. */
  lang?: 'sv' | 'en';
  /** What stands behind its name where it may be left empty; «optional» unless said. */
  optional?: TextKey | null;
  /** Of a choice: where the texts of its values are (`deals:status` has `deals:status.active`). */
  texts?: TextGroup;
  /** Where a word about each of them is, if there is one. */
  hints?: TextGroup;
}

/** Its name; what is hidden has none. */
type FieldLabel = TextKey | '';

/**
 * A field of a form: what it is (`fields/kinds.ts`, declared once for pages, the browser's checks, the API and imported rows), its name in words
 * and how it looks.
 */
export interface Field<Value = unknown, Stored = never> extends kinds.Kind<Value, Stored>, FieldLook {
  label: FieldLabel;
  control: Control;
  maxLength?: number;
}

/** Of a field what its control is made of: texts and signs alone, so that a loader can say it. */
export type Face = { [Name in keyof FieldLook]?: FieldLook[Name] | undefined } & {
  label: FieldLabel;
  control: Control;
  required: boolean;
};
export type Faces = Readonly<Record<string, Face>>;

// A field takes what its record holds: the kits hand each its own, so that they need not know what it is.
export type Fields = Readonly<Record<string, Field<unknown, never>>>;
export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> };

export const field = <Value, Stored>(
  kind: kinds.Kind<Value, Stored>,
  label: FieldLabel,
  look: FieldLook = {},
): Field<Value, Stored> => ({ control: CONTROLS[kind.asked], ...kind, ...look, label });

/** Goes with the form unseen: what it was filled from. */
export const hidden = <Value>(schema: z.ZodMiniType<Value>) => field(kinds.unseen(schema), '');
export const version = hidden(versionSchema);
export const revision = hidden(revisionSchema);

/** Fields of one form: their names are those of the record. */
export const defineFields = <const F extends Fields>(fields: F): F => fields;

/** What a form of these fields must say. The browser checks with it, and the server. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodMiniType<ValuesOf<F>> =>
  z.object(kinds.schemasOf(fields)) as never;

/** A record as it stands in a form: of the fields that it has. */
export function formValues(fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, kinds.FormValue> {
  const known = Object.entries(fields).filter(([name]) => record[name] !== undefined);
  return Object.fromEntries(known.map(([name, { show }]) => [name, show(record[name] as never)]));
}

/** Only what a record of these fields is made of: a form sends more, such as its version. */
export function pickFields<F extends Fields>(fields: F, value: ValuesOf<F>): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value[name]])) as ValuesOf<F>;
}

/** What a loader says of its form's fields, so that the page's browser modules need no schema (decision 0530). */
export const facesOf = <F extends Fields>(fields: F): { [Name in keyof F]: Face } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema: _, body: __, show: ___, ...face }]) => [name, face]),
  ) as never;
