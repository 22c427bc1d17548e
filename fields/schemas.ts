// Traces: S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-024, S5-025, S5-026, S5-027, S5-057, S9-008
import * as z from 'zod/mini';
import { oneText, parseOrgNumber, readWrittenDay, readWrittenMoment, writtenTime } from '@formats';
import { readPhone } from './phone-number';
import { today } from './today';

/** What form fields accept, alike on the server and in the browser. Messages are keys of the `errors` texts. */

type Schema<Value> = z.core.$ZodType<Value>;

/** Interprets the typed text, or gives the message if it is invalid. Not called if the text was already refused. */
export const read = <Value>(
  text: z.ZodMiniType<string>,
  meaning: (typed: string) => Value | undefined,
  message: string,
) =>
  z.pipe(
    text,
    z.transform((typed: string, payload): Value => {
      const value = meaning(typed);
      if (value === undefined) payload.issues.push({ code: 'custom', message, input: typed });
      return value as Value;
    }),
  );

/** A field that may be left empty. */
export const orElse = <Value>(schema: Schema<Value>, empty: NoInfer<Value>) =>
  z._default(z.optional(schema), empty as never) as z.ZodMiniType<Value>;

/** A trimmed line of text; control characters are refused. */
export const line = (max: number, missing?: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max), z.regex(/^\P{Cc}*$/u, 'forms.invalid'));

export const optionalLine = (max: number) => orElse(line(max), '');

export const email = z.pipe(z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), z.email());

/** An organisation number, as it was typed: the domain stores its ten digits. */
export const orgNumber = read(line(40), (typed) => (parseOrgNumber(typed) ? typed : undefined), 'customer.orgNumber');

/** The longest username, and hence the longest email address used as one. */
export const MAX_USERNAME = 80;
/** A username consists of letters, digits and . _ - + @, without spaces. */
export const USERNAME_LETTERS = /^[\p{L}\p{M}\p{N}._+@-]+$/u;

/** An email address for logging in is also a username. */
export const loginEmail = z.pipe(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_USERNAME)), z.email());

/** Typed in national or international form; returned in E.164. */
export const phoneOr = (message: string) =>
  read(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), readPhone, message);
export const phone = phoneOr('forms.phone');

/** 3–80 characters without spaces; letters, digits and . _ - + @ */
export const username = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(MAX_USERNAME), z.regex(USERNAME_LETTERS, 'forms.username'));

/** Only that something was typed, of limited length: the rules are the domain's. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(1_000));
/** One that does not exist yet is chosen, not typed from memory. */
const chosenPassword = z
  .string({ error: ({ input }) => (input === undefined ? 'missing.newPassword' : undefined) })
  .check(z.minLength(1, 'missing.newPassword'), z.maxLength(1_000));
export const currentPassword = typedPassword;
/** Of the second factor: from the app, or a recovery code. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/**
 * For a rule over several fields: it is told together with what is wrong with single ones, so that nobody is refused twice. Those may be
 * missing then, or whatever was sent: such a rule takes `unknown`, and `textOf` it.
 */
export const TOGETHER = { when: () => true };

export const textOf = (sent: unknown): string | undefined => (typeof sent === 'string' ? sent : undefined);

/** A new password with its repetition. Spread into a form's object and refine it with `sameTwice`. */
export const newPassword = { password: chosenPassword, passwordRepeat: typedPassword };

export function sameTwice(
  { password, passwordRepeat }: { password?: unknown; passwordRepeat?: unknown },
  context: z.core.$RefinementCtx,
): void {
  const [once, again] = [textOf(password), textOf(passwordRepeat)];
  if (once && again && once !== again)
    context.addIssue({ code: 'custom', path: ['passwordRepeat'], message: 'forms.passwordRepeat' });
}

/** Codes of the country list; the domain knows which exist. */
export const countries = z
  .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'company.unknownCountry')))
  .check(z.minLength(1, 'company.unknownCountry'), z.maxLength(60));

/** A company's description, in several lines; null if empty. */
export const info = z.pipe(
  z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  z.transform((text) => text || null),
);

/** The required reason for a refusal or an ending. */
/** Several lines that must not be empty. A browser sends each line break as two characters and counts it as one. */
export const neededLines = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll('\r\n', '\n')),
    ),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
  );
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

/** The id of a row chosen from a list, with a message if none is chosen. */
export const chosenRow = z.pipe(
  z.string({ error: 'forms.choose' }).check(z.regex(/^[1-9]\d{0,14}$/, 'forms.choose')),
  z.transform(Number),
);

/** An existing local day: `2027-03-10`. */
export const isoDay = z.string().check(
  z.trim(),
  z.refine((text: string) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }, 'forms.day'),
);
/** The same, as people write it (`writtenDay`). */
export const day = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed: string, payload): string => {
    const written = readWrittenDay(typed, today());
    if ('day' in written) return written.day;
    payload.issues.push({ code: 'custom', message: written.trouble, input: typed });
    return '';
  }),
);

export const isoTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'forms.time'));
/** A time of day as people write it (`writtenTime`). */
export const time = read(z.string().check(z.trim()), writtenTime, 'forms.time');

/** A day and a clock time, in one text or two, as `2027-03-10T08:00`. Only the server knows the time zone. */
export const moment: z.ZodMiniType<string> = z.pipe(
  z.unknown(),
  z.transform((typed, payload): string => {
    const parts = [typed].flat().filter((part) => typeof part === 'string');
    const isEmpty = oneText(parts) === '';
    const written = isEmpty ? { trouble: 'forms.required' } : readWrittenMoment(parts, today());
    if ('moment' in written) return written.moment;
    payload.issues.push({ code: 'custom', message: written.trouble, input: typed });
    return '';
  }),
);

/** A single checkbox. */
export const box = z.pipe(
  z.optional(z.literal('on')),
  z.transform((value) => value === 'on'),
);

/** The version of the record that a form was filled from. */
export const version = z.coerce.number().check(z.int(), z.positive(), z.maximum(1e15));
/** The same for a record whose version is a fingerprint of its content. */
export const revision = z.string().check(z.maxLength(40));
