// Traces: S5-002, S5-003, S5-004, S5-005, S5-007, S5-008, S5-024, S5-025, S5-026, S5-027, S5-057
import { z } from 'zod';
import { readPhone } from './phone-number';
import './zod-messages';

/** What fields of forms take, for the server and for the browser alike. Messages are keys of the `errors` texts. */

/** A line of text with the spaces around it taken off; a control character is none of a person's text. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'forms.invalid');

export const optionalLine = (max: number) => line(max).optional().default('');

export const email = z.string().trim().min(1).max(254).pipe(z.email());

/** As long as the column of usernames; its test holds it against the domain's. */
export const MAX_USERNAME = 80;
export const USERNAME_LETTERS = /^[\p{L}\p{M}\p{N}._+@-]+$/u;

/** An address that people log in with is a username too. */
export const loginEmail = z.string().trim().min(1).max(MAX_USERNAME).pipe(z.email());

/** Typed in national or international form; answered in E.164. */
export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((typed, context) => {
    const number = readPhone(typed);
    if (number) return number;
    context.addIssue('forms.phone');
    return z.NEVER;
  });

/** 3–80 characters without spaces; letters, digits and . _ - + @ */
export const username = z.string().trim().min(3).max(MAX_USERNAME).regex(USERNAME_LETTERS, 'forms.username');

/** Only that something was typed, and not endlessly much: the rules are the domain's. */
const typedPassword = z.string().min(1).max(1_000);
export const currentPassword = typedPassword;
/** Of the second factor: from the app, or a recovery code. */
export const code = z.string().trim().min(1).max(100);

/** A new password with its repetition. Spread into a form's object and refine it with `sameTwice`. */
export const newPassword = { password: typedPassword, passwordRepeat: typedPassword };

export function sameTwice(
  { password, passwordRepeat }: { password: string; passwordRepeat: string },
  context: z.RefinementCtx,
): void {
  if (password !== passwordRepeat)
    context.addIssue({ code: 'custom', path: ['passwordRepeat'], message: 'forms.passwordRepeat' });
}

/** Codes of the country list; which ones there are is the domain's to say. */
export const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'company.unknownCountry'))
  .min(1, 'company.unknownCountry')
  .max(60);

/** What a company says about itself, in several lines; null when it says nothing. */
export const info = z
  .string()
  .trim()
  .max(2_000)
  .optional()
  .transform((text) => text || null);

/** Why something is refused or ended: must be given. */
export const reason = z.string().trim().min(1).max(1_000);

/** The id of a row that is chosen from a list; nothing chosen says so. */
export const chosenRow = z
  .string({ error: 'forms.choose' })
  .regex(/^[1-9]\d{0,14}$/, 'forms.choose')
  .transform(Number);

/** A local day that is there: `2027-03-10`. */
export const day = z
  .string()
  .trim()
  .refine((text) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }, 'forms.day');

/** A single box. */
export const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** The version of the record that a form was filled from. */
export const version = z.coerce.number().int().positive().max(1e15);
/** The same of a record that is known by its contents. */
export const revision = z.string().max(40);
