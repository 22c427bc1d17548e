import { z } from 'zod';
import { wholeUnits } from '@formats';
import * as schemas from './field-schemas';

/** What stands in a control. A box that is not ticked is null. */
export type FormValue = string | readonly string[] | null;
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

type Control =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'number'
  | 'decimal'
  | 'date'
  | 'area'
  | 'select'
  | 'radios'
  | 'boxes'
  | 'box'
  | 'hidden';

/** How a field looks. Texts are keys of the translations. */
export interface FieldLook {
  hint?: string;
  width?: 'xs' | 'sm' | 'md' | 'full';
  autoComplete?: string;
  /** A key, or a sign that is alike in both languages. */
  suffix?: string;
  maxLength?: number;
  rows?: number;
}

/**
 * A field, declared once: its name in words, what a form and what a body of JSON may say, and how a stored value stands in a form. Page
 * controls, messages, the browser's checks, bodies of the API and imported rows come from it.
 */
export interface Field<Value = unknown, Stored = never> extends FieldLook {
  label: string;
  control: Control;
  /** From the texts of a form or of an imported row. */
  schema: z.ZodType<Value>;
  /** From JSON. */
  body: z.ZodType<Value>;
  show: (stored: Stored) => FormValue;
  required: boolean;
  /** Of a choice: the values, and where their texts are (`deals:status` has `deals:status.active`). */
  options?: readonly string[];
  texts?: string;
  /** Where a word about each of them is, if there is one. */
  hints?: string;
}

// A field takes what its record holds: the kits hand each its own, so that they need not know what it is.
export type Fields = Readonly<Record<string, Field<unknown, never>>>;
type Shape<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['schema'] };
export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> };

interface TextLook extends FieldLook {
  max?: number;
}
const asIs = (stored: string | null | undefined): FormValue => stored ?? '';
/** Fields whose form and JSON are one: texts. */
const ofText = <Value>(
  control: Control,
  label: string,
  schema: z.ZodType<Value>,
  look: FieldLook,
  required = true,
): Field<Value, string | null | undefined> => ({ ...look, label, control, schema, body: schema, show: asIs, required });

export const text = (label: string, { max = 200, ...look }: TextLook = {}) =>
  ofText('text', label, schemas.line(max), look);
export const optionalText = (label: string, { max = 200, ...look }: TextLook = {}) =>
  ofText('text', label, schemas.optionalLine(max), look, false);
/** Several lines; null when there are none. */
export const longText = (label: string, look: FieldLook = {}) =>
  ofText('area', label, schemas.info, { maxLength: 2_000, ...look }, false);
export const email = (label: string, look: FieldLook = {}) => ofText('email', label, schemas.email, look);
/** An address to log in with. */
export const loginEmail = (label: string, look: FieldLook = {}) => ofText('email', label, schemas.loginEmail, look);
/** `show` is the server's, which knows the numbering plans: records come with their numbers as people write them. */
export const phone = (label: string, look: FieldLook = {}) => ofText('tel', label, schemas.phone, look);
export const optionalPhone = (label: string, look: FieldLook = {}) =>
  ofText('tel', label, schemas.phone.optional().default(''), look, false);

/** One of a few. `texts` is where their names are. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly Value[],
  texts: string,
  { control = 'radios', ...look }: FieldLook & { control?: 'radios' | 'select'; hints?: string } = {},
): Field<Value, string | null | undefined> => {
  const schema = z.enum(options);
  return { ...look, ...ofText(control, label, schema, look), options, texts };
};

/** Any number of a list. `least` is the message when none is chosen. */
export const choices = <const Value extends string>(
  label: string,
  options: readonly Value[],
  texts: string,
  { none, ...look }: FieldLook & { none?: string } = {},
): Field<Value[], readonly string[]> => {
  const body = z.array(z.enum(options)).max(options.length);
  const schema = body.optional().default([] as Value[]);
  const some = (list: readonly Value[]) => list.length > 0;
  return {
    ...look,
    label,
    control: 'boxes',
    schema: none ? schema.refine(some, none) : schema,
    body: none ? body.refine(some, none) : body,
    show: (stored) => stored,
    required: none !== undefined,
    options,
    texts,
  };
};

/** Yes or no. */
export const toggle = (label: string, look: FieldLook = {}): Field<boolean, boolean> => ({
  ...look,
  label,
  control: 'box',
  schema: schemas.box,
  body: z.boolean(),
  show: (stored) => (stored ? 'on' : null),
  required: false,
});

/** The id of a row of another table; which ones there are the page says. */
export const row = (label: string, look: FieldLook = {}): Field<number, number | null> => ({
  ...look,
  label,
  control: 'select',
  schema: schemas.chosenRow,
  body: z.int().positive().max(1e15),
  show: (stored) => (stored === null ? '' : String(stored)),
  required: true,
});

export const wholeNumber = (
  label: string,
  { least = 0, most, ...look }: FieldLook & { least?: number; most: number },
): Field<number, number> => ({
  ...look,
  label,
  control: 'number',
  schema: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'forms.wholeNumber')
    .transform(Number)
    .refine((number) => number >= least, `forms.atLeast,${least}`)
    .refine((number) => number <= most, `forms.atMost,${most}`),
  body: z.int().min(least).max(most),
  show: String,
  required: true,
});

/**
 * A number as people write it, in its smallest unit: kronor with two decimals are öre. Its record comes with the number as it is written in
 * the reader's language.
 */
export const decimal = (
  label: string,
  { decimals, least = 0, most, ...look }: FieldLook & { decimals: number; least?: number; most: number },
): Field<number, string> => {
  const unit = 10 ** decimals;
  return {
    ...look,
    label,
    control: 'decimal',
    schema: z
      .string()
      .max(40)
      .trim()
      .min(1)
      .transform((typed, context) => {
        const number = wholeUnits(typed, decimals);
        if (number !== undefined && number >= least && number <= most) return number;
        if (number === undefined) context.addIssue('forms.number');
        else context.addIssue(number < least ? `forms.atLeast,${least / unit}` : `forms.atMost,${most / unit}`);
        return z.NEVER;
      }),
    body: z.int().min(least).max(most),
    show: (stored) => stored,
    required: true,
  };
};

/** Goes with the form unseen: what it was filled from. */
export const hidden = <Value>(schema: z.ZodType<Value>): Field<Value, string | number> => ({
  label: '',
  control: 'hidden',
  schema,
  body: schema,
  show: String,
  required: false,
});
export const version = hidden(schemas.version);
export const revision = hidden(schemas.revision);

/** Fields of one form: their names are those of the record. */
export const defineFields = <const F extends Fields>(fields: F): F => fields;

/** What a form of these fields must say. The browser checks with it, and the server. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Shape<F>) as never;

/** What a body of JSON with these fields must be; `partial` of a change. */
export const bodyOf = <F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { control }]) => control !== 'hidden')
        .map(([name, { body }]) => [name, body]),
    ) as Shape<F>,
  ) as never;

/** A record as it stands in a form: of the fields that it has. */
export function formValues(fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, FormValue> {
  const known = Object.entries(fields).filter(([name]) => record[name] !== undefined);
  return Object.fromEntries(known.map(([name, { show }]) => [name, show(record[name] as never)]));
}

/** Only what a record of these fields is made of: a form sends more, such as its version. */
export function pickFields<F extends Fields>(fields: F, value: ValuesOf<F>): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value[name]])) as ValuesOf<F>;
}
