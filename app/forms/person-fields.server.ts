import { z } from 'zod';
import { MAX_USERNAME, toE164, USERNAME_LETTERS } from '@bff/domain/people';
import './zod-messages';

/** Fields that forms about people share. Messages are keys of the `errors` texts. */

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

/** An address that people log in with is a username too. */
export const loginEmail = z.string().trim().min(1).max(MAX_USERNAME).pipe(z.email());

/** Typed in national or international form; answered in E.164. */
export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((typed, context) => {
    const number = toE164(typed);
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
