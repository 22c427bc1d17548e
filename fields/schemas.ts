// Traces: S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-024, S5-025, S5-026, S5-027, S5-057, S9-008
import * as z from 'zod/mini';
import { oneText, readWrittenMoment, writtenDay } from '@formats';
import { readPhone } from './phone-number';
import { today } from './today';

/** What fields of forms take, for the server and for the browser alike. Messages are keys of the `errors` texts. */

type Schema<Value> = z.core.$ZodType<Value>;

/** What the typed text means, or the message when it means nothing. Not asked when the text was refused already. */
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

/** A line of text with the spaces around it taken off; a control character is none of a person's text. */
export const line = (max: number, missing?: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max), z.regex(/^\P{Cc}*$/u, 'forms.invalid'));

export const optionalLine = (max: number) => orElse(line(max), '');

export const email = z.pipe(z.string().check(z.trim(), z.minLength(1), z.maxLength(254)), z.email());

/** Characters that a name to log in with may have, and so an address that is one. */
export const MAX_USERNAME = 80;
/** What it is made of: letters, digits and . _ - + @, without spaces. */
export const USERNAME_LETTERS = /^[\p{L}\p{M}\p{N}._+@-]+$/u;

/** An address that people log in with is a username too. */
export const loginEmail = z.pipe(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_USERNAME)), z.email());

/** Typed in national or international form; answered in E.164. */
export const phoneOr = (message: string) =>
  read(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), readPhone, message);
export const phone = phoneOr('forms.phone');

/** 3–80 characters without spaces; letters, digits and . _ - + @ */
export const username = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(MAX_USERNAME), z.regex(USERNAME_LETTERS, 'forms.username'));

/** Only that something was typed, and not endlessly much: the rules are the domain's. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(1_000));
export const currentPassword = typedPassword;
/** Of the second factor: from the app, or a recovery code. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** A new password with its repetition. Spread into a form's object and refine it with `sameTwice`. */
export const newPassword = { password: typedPassword, passwordRepeat: typedPassword };

export function sameTwice(
  { password, passwordRepeat }: { password: string; passwordRepeat: string },
  context: z.core.$RefinementCtx,
): void {
  if (password !== passwordRepeat)
    context.addIssue({ code: 'custom', path: ['passwordRepeat'], message: 'forms.passwordRepeat' });
}

/** Codes of the country list; which ones there are is the domain's to say. */
export const countries = z
  .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'company.unknownCountry')))
  .check(z.minLength(1, 'company.unknownCountry'), z.maxLength(60));

/** What a company says about itself, in several lines; null when it says nothing. */
export const info = z.pipe(
  z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  z.transform((text) => text || null),
);

/** Why something is refused or ended: must be given. */
/** Several lines that must say something. A browser sends each end of a line as two characters and counts it as one. */
export const neededLines = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll('\r\n', '\n')),
    ),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
  );
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

/** The id of a row that is chosen from a list; nothing chosen says so. */
export const chosenRow = z.pipe(
  z.string({ error: 'forms.choose' }).check(z.regex(/^[1-9]\d{0,14}$/, 'forms.choose')),
  z.transform(Number),
);

/** A local day that is there: `2027-03-10`. */
export const isoDay = z.string().check(
  z.trim(),
  z.refine((text: string) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }, 'forms.day'),
);
/** The same, as people write it (`writtenDay`). */
export const day = read(z.string().check(z.trim()), (typed) => writtenDay(typed, today()), 'forms.day');

/** A day and a time on the wall clock, in one text or two, as `2027-03-10T08:00`. In which zone only the server knows. */
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

/** A single box. */
export const box = z.pipe(
  z.optional(z.literal('on')),
  z.transform((value) => value === 'on'),
);

/** The version of the record that a form was filled from. */
export const version = z.coerce.number().check(z.int(), z.positive(), z.maximum(1e15));
/** The same of a record that is known by its contents. */
export const revision = z.string().check(z.maxLength(40));
