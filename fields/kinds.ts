import * as z from 'zod/mini';
import { type Per, type Unit, wholeUnits, withoutUnit } from '@formats';
import * as schemas from './schemas';

/** The value of a control; null for an unticked box. */
export type FormValue = string | readonly string[] | null;
type Schema<Value> = z.ZodMiniType<Value>;

/** What is asked for; a page chooses its control by it. */
export type Asked =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'number'
  | 'decimal'
  | 'date'
  | 'time'
  | 'lines'
  | 'one'
  | 'some'
  | 'flag'
  | 'row'
  | 'unseen';

/**
 * A field of a record, declared once: what forms and JSON may contain, and how a stored value is shown in a form. Pages, the browser's
 * checks and imported rows use `schema` and `show`, the API uses `body`. Its appearance is up to the page.
 */
export interface Kind<Value = unknown, Stored = never> {
  asked: Asked;
  /** From the texts of a form or imported row; its messages are keys of the `errors` texts. */
  schema: Schema<Value>;
  /** From JSON. */
  body: Schema<Value>;
  show: (stored: Stored) => FormValue;
  required: boolean;
  /** The longest text that can be typed into a control. */
  maxLength?: number;
  /** For a choice. */
  options?: readonly string[];
}

type Text<Value = string> = Kind<Value, string | null | undefined>;
const asIs = (stored: string | null | undefined): FormValue => stored ?? '';
const ofText = <Value>(
  asked: Asked,
  schema: Schema<Value>,
  body: Schema<NoInfer<Value>>,
  { required = true } = {},
): Text<Value> => ({ asked, schema, body, show: asIs, required });

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** A record's text in JSON, without a message of its own. */
const jsonLine = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
const jsonOptionalLine = (max: number) => z._default(text(max).check(z.regex(/^\P{Cc}*$/u)), '');
const jsonEmail = z.email().check(z.maxLength(254));

export const line = (max = 200): Text => ofText('text', schemas.line(max), jsonLine(max));
export const optionalLine = (max = 200): Text =>
  ofText('text', schemas.optionalLine(max), jsonOptionalLine(max), { required: false });
/** An organisation number, in any of its written forms. The API's callers are told by the domain, with the error's code. */
export const orgNumber: Text = ofText('text', schemas.orgNumber, jsonLine(40));
/** Several lines; null if empty. */
export const lines: Text<string | null> = {
  ...ofText<string | null>('lines', schemas.info, z._default(z.nullable(text(2_000)), null), { required: false }),
  maxLength: 2_000,
};
/** Several lines that must not be empty. */
export const neededLines = (max: number): Text => ({
  ...ofText('lines', schemas.neededLines(max), schemas.neededLines(max)),
  maxLength: max,
});
/** A required reason. */
export const reason: Text = { ...ofText('lines', schemas.reason, schemas.reason), maxLength: 1_000 };
export const email: Text = ofText('email', schemas.email, jsonEmail);
/** An email address for logging in. */
export const loginEmail: Text = ofText('email', schemas.loginEmail, jsonEmail);
const jsonPhone = schemas.phoneOr('not a phone number');
/** A stored number is shown as people write it: only the server knows which numbers exist. */
export const phone: Text = ofText('tel', schemas.phone, jsonPhone);
export const optionalPhone: Text = ofText('tel', schemas.orElse(schemas.phone, ''), z._default(jsonPhone, ''), {
  required: false,
});
export const day: Text = ofText('date', schemas.day, schemas.isoDay);
/** Null if none is given. */
export const optionalDay: Text<string | null> = ofText<string | null>(
  'date',
  schemas.orElse<string | null>(schemas.day, null),
  z._default(z.nullable(schemas.isoDay), null),
  { required: false },
);

/** A time of day, `08:00`; empty if none is given. */
export const optionalTime: Text = ofText('time', schemas.orElse(schemas.time, ''), z._default(schemas.isoTime, ''), {
  required: false,
});

/** A text that only the server can interpret, such as a setting's value. */
export const typed = (asked: Asked, max = 300): Text => {
  const any = z.string().check(z.maxLength(max));
  return ofText(asked, any, any);
};

/** One of a few. */
export const oneOf = <const Value extends string>(options: readonly Value[]): Text<Value> => {
  const schema = z.enum(options) as unknown as z.ZodMiniType<Value>;
  return { ...ofText('one', schema, schema), options };
};

/** Any number of values from a list. `none` is the message if there is none. */
export const someOf = <const Value extends string>(
  options: readonly Value[],
  { none }: { none?: string } = {},
): Kind<Value[], readonly string[]> => {
  const list = () => z.array(z.enum(options));
  const schema = schemas.orElse<Value[]>(list().check(z.maxLength(options.length)), []);
  const isSome = (message: string) => z.refine<Value[]>((chosen) => chosen.length > 0, message);
  return {
    asked: 'some',
    schema: none === undefined ? schema : schema.check(isSome(none)),
    body: list().check(...(none === undefined ? [] : [z.minLength(1)]), z.maxLength(options.length)),
    show: (stored) => stored,
    required: none !== undefined,
    options,
  };
};

/** Yes or no. */
export const flag: Kind<boolean, boolean> = {
  asked: 'flag',
  schema: schemas.box,
  body: z.boolean(),
  show: (stored) => (stored ? 'on' : null),
  required: false,
};

const jsonRow = z.int().check(z.positive(), z.maximum(1e15));
/** The id of a row in another table; the page provides the options. */
export const row: Kind<number, number | null> = {
  asked: 'row',
  schema: schemas.chosenRow,
  body: jsonRow,
  show: (stored) => (stored === null ? '' : String(stored)),
  required: true,
};
/** Any number of rows in another table. */
export const rows = (most: number): Kind<number[], readonly number[]> => ({
  asked: 'some',
  schema: schemas.orElse<number[]>(z.array(schemas.chosenRow).check(z.maxLength(most)), []),
  body: z.array(jsonRow).check(z.maxLength(most)),
  show: (stored) => stored.map(String),
  required: false,
});

/** At least one of them; `none` is the message if there is none. */
export const neededRows = (most: number, none: string): Kind<number[], readonly number[]> => {
  const { schema, body, ...kind } = rows(most);
  const isSome = z.refine<number[]>((chosen) => chosen.length > 0, none);
  return { ...kind, schema: schema.check(isSome), body, required: true };
};

const word = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, 'forms.invalid'));
/** Any number of codes from a catalogue; the page provides the options. */
export const words = (most: number): Kind<string[], readonly string[]> => ({
  asked: 'some',
  schema: schemas.orElse<string[]>(z.array(word).check(z.maxLength(most)), []),
  body: z.array(word).check(z.maxLength(most)),
  show: (stored) => stored,
  required: false,
});

interface Whole {
  least?: number;
  most: number;
  /** The message with both limits, where «at least» is not how people say it. */
  outside?: string;
  /** What stands beside the field, and may be written after the number. */
  unit?: Unit;
}

const tooLow = (least: number): string => (least === 0 ? 'forms.notNegative' : `forms.atLeast,${least}`);

export const wholeNumber = ({ least = 0, most, outside, unit }: Whole): Kind<number, number> => ({
  asked: 'number',
  schema: z
    .pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => withoutUnit(typed, unit)),
      ),
      z.pipe(
        // A negative number is too low, not something else than a number.
        z.string().check(z.regex(/^[-−]?\d{1,9}$/, 'forms.wholeNumber')),
        z.transform((typed: string) => Number(typed.replace('−', '-'))),
      ),
    )
    .check(
      z.refine((number: number) => number >= least, outside ? `${outside},${least},${most}` : tooLow(least)),
      z.refine((number: number) => number <= most, outside ? `${outside},${least},${most}` : `forms.atMost,${most}`),
    ),
  body: z.int().check(z.minimum(least), z.maximum(most)),
  show: String,
  required: true,
});

/**
 * A number as people write it, in its smallest unit: kronor with two decimals become öre. A stored value is shown in the reader's language.
 */
export const decimal = ({
  decimals,
  least = 0,
  most,
  unit,
  per,
}: {
  decimals: number;
  least?: number;
  most: number;
  /** What stands beside the field, and may be written after the number. */
  unit?: Unit;
  per?: Per;
}): Kind<number, string> => {
  const scale = 10 ** decimals;
  const wrong = (number: number | undefined): string | undefined => {
    if (number === undefined) return 'forms.decimal';
    if (number < least) return `forms.atLeast,${least / scale}`;
    return number > most ? `forms.atMost,${most / scale}` : undefined;
  };
  return {
    asked: 'decimal',
    schema: z.pipe(
      z.string().check(z.maxLength(40), z.trim(), z.minLength(1)),
      z.transform((typed: string, payload): number => {
        const number = wholeUnits(withoutUnit(typed, unit, per), decimals);
        const message = wrong(number);
        if (message) payload.issues.push({ code: 'custom', message, input: typed });
        return number as number;
      }),
    ),
    body: z.int().check(z.minimum(least), z.maximum(most)),
    show: (stored) => stored,
    required: true,
  };
};

/** The same, but optional: empty means null, which is not 0. */
export const orNone = <Stored>(kind: Kind<number, Stored>): Kind<number | null, Stored | null> => ({
  ...kind,
  schema: schemas.orElse<number | null>(kind.schema, null),
  body: z._default(z.nullable(kind.body), null),
  show: (stored) => (stored === null ? '' : kind.show(stored)),
  required: false,
});

/** A hidden field: what the form was filled from. */
export const unseen = <Value>(schema: Schema<Value>): Kind<Value, string | number> => ({
  asked: 'unseen',
  schema,
  body: schema,
  show: String,
  required: false,
});

export type Kinds = Readonly<Record<string, Kind<unknown, never>>>;
type BodiesOf<K extends Kinds> = { -readonly [Name in keyof K]: K[Name]['body'] };

/** The JSON schemas of these fields, one by one; an endpoint composes its body from them. */
export const bodiesOf = <const K extends Kinds>(kinds: K): BodiesOf<K> =>
  Object.fromEntries(Object.entries(kinds).map(([name, { body }]) => [name, body])) as BodiesOf<K>;

type SchemasOf<K extends Kinds> = { -readonly [Name in keyof K]: K[Name]['schema'] };
/** The form schemas of these fields. */
export const schemasOf = <const K extends Kinds>(kinds: K): SchemasOf<K> =>
  Object.fromEntries(Object.entries(kinds).map(([name, { schema }]) => [name, schema])) as SchemasOf<K>;
