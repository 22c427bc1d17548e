import * as z from 'zod/mini';
import type { TextGroup, TextKey } from '~/i18n/text-keys';
import * as kinds from '#fields/kinds';
import { revision as revisionSchema, TOGETHER, version as versionSchema } from '#fields/schemas';

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
  | 'time'
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
  time: 'time',
  lines: 'area',
  one: 'radios',
  some: 'boxes',
  flag: 'box',
  row: 'select',
  unseen: 'hidden',
} as const satisfies Record<kinds.Asked, Control>;

/** The same in both languages. */
const SIGNS = ['', '%', 'km', 'min'] as const;
type Sign = (typeof SIGNS)[number];
export const isSign = (suffix: TextKey | Sign): suffix is Sign => SIGNS.some((sign) => sign === suffix);

/** How a field looks. Texts are translation keys. */
export interface FieldLook {
  /** Overrides the usual control for this kind of field. */
  control?: Control;
  /** Shown as its label where the heading above already says the rest. */
  short?: TextKey;
  hint?: TextKey;
  width?: 'xs' | 'sm' | 'md' | 'full';
  autoComplete?: string;
  suffix?: TextKey | Sign;
  maxLength?: number;
  rows?: number;
  /** Typed exactly: no automatic capitals or spelling marks. */
  verbatim?: boolean;
  /** The language of the input. */
  lang?: 'sv' | 'en';
  /** What follows the label if the field may be empty; «optional» by default. */
  optional?: TextKey | null;
  /** For a choice: the text group of its values (`deals:status` has `deals:status.active`). */
  texts?: TextGroup;
  /** The text group of their hints, if there are any. */
  hints?: TextGroup;
}

/** A hidden field has none. */
type FieldLabel = TextKey | '';

/**
 * A form field: what it is (`fields/kinds.ts`, declared once for pages, the browser's validation, the API and imported rows), its label and
 * how it looks.
 */
export interface Field<Value = unknown, Stored = never> extends kinds.Kind<Value, Stored>, FieldLook {
  label: FieldLabel;
  control: Control;
  maxLength?: number;
}

/** What a field's control is made of: only texts and signs, so that a loader can send it. */
export type Face = { [Name in keyof FieldLook]?: FieldLook[Name] | undefined } & {
  label: FieldLabel;
  control: Control;
  required: boolean;
};
export type Faces = Readonly<Record<string, Face>>;

// A field takes its record's values: the kits pass each field its own, so they need not know the types.
export type Fields = Readonly<Record<string, Field<unknown, never>>>;
export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> };

export const field = <Value, Stored>(
  kind: kinds.Kind<Value, Stored>,
  label: FieldLabel,
  look: FieldLook = {},
): Field<Value, Stored> => ({ control: CONTROLS[kind.asked], ...kind, ...look, label });

/** A hidden field: what the form was filled from. */
export const hidden = <Value>(schema: z.ZodMiniType<Value>) => field(kinds.unseen(schema), '');
export const version = hidden(versionSchema);
export const revision = hidden(revisionSchema);

/** The fields of one form, named like those of the record. */
export const defineFields = <const F extends Fields>(fields: F): F => fields;

/**
 * A rule over several fields. It is told together with what is wrong with single ones, so that nobody is refused twice: those may hold
 * anything then.
 */
export type Rule<F extends Fields = Fields> = (
  typed: { readonly [Name in keyof F]?: unknown },
  refuse: (field: keyof F & string, message: string) => void,
) => void;

/** The schema of a form with these fields, for the browser and the server. */
export const schemaOf = <F extends Fields>(fields: F, ...rules: readonly Rule<F>[]): z.ZodMiniType<ValuesOf<F>> => {
  const together = rules.map((rule) =>
    z.superRefine<object>(
      (typed, context) => rule(typed, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
      TOGETHER,
    ),
  );
  return z.object(kinds.schemasOf(fields)).check(...together) as never;
};

/** A record's values for the form, for the fields that it has. */
export function formValues(fields: Fields, record: Readonly<Record<string, unknown>>): Record<string, kinds.FormValue> {
  const known = Object.entries(fields).filter(([name]) => record[name] !== undefined);
  return Object.fromEntries(known.map(([name, { show }]) => [name, show(record[name] as never)]));
}

/** Only the record's fields: a form sends more, such as its version. */
export function pickFields<F extends Fields>(fields: F, value: ValuesOf<F>): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value[name]])) as ValuesOf<F>;
}

/** What a loader sends about its form's fields, so that the page's browser modules need no schema (decision 0530). */
export const facesOf = <F extends Fields>(fields: F): { [Name in keyof F]: Face } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema: _, body: __, show: ___, ...face }]) => [name, face]),
  ) as never;
