import type * as z from 'zod/mini';
import { brokenPasswordRules } from '@bff/domain/accounts';
import { sameTwice } from '#fields/schemas';

interface NewPassword {
  password?: string | undefined;
  passwordRepeat?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
}

/** A new password, typed twice: the domain's rules, so that they are told together with the form's other mistakes (`TOGETHER`). */
export function newPasswordRules(form: NewPassword, context: z.core.$RefinementCtx): void {
  sameTwice(form, context);
  const { password, username, email } = form;
  const [broken] = password ? brokenPasswordRules(password, { username, email }) : [];
  if (!broken) return;
  const message = broken === 'uncommon' ? 'user.passwordCommon' : 'user.passwordRules';
  context.addIssue({ code: 'custom', path: ['password'], message });
}
