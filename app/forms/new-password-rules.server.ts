import type * as z from 'zod/mini';
import { brokenPasswordRules } from '@bff/domain/accounts';
import { sameTwice, textOf } from '#fields/schemas';

interface NewPassword {
  password?: unknown;
  passwordRepeat?: unknown;
  username?: unknown;
  email?: unknown;
}

/** A new password, typed twice: the domain's rules, so that they are told together with the form's other mistakes (`TOGETHER`). */
export function newPasswordRules(form: NewPassword, context: z.core.$RefinementCtx): void {
  sameTwice(form, context);
  const password = textOf(form.password);
  const owner = { username: textOf(form.username), email: textOf(form.email) };
  const [broken] = password ? brokenPasswordRules(password, owner) : [];
  if (!broken) return;
  const message = broken === 'uncommon' ? 'user.passwordCommon' : 'user.passwordRules';
  context.addIssue({ code: 'custom', path: ['password'], message });
}
