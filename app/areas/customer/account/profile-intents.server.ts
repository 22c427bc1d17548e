import type { data, TypedResponse } from '@remix-run/node';
import { z } from 'zod';
import {
  cancelEmailChange,
  changeLanguage,
  changePassword,
  requestEmailChange,
  resendEmailVerification,
} from '@bff/domain/accounts';
import type { UserActor } from '@bff/domain/shared/actor';
import { defineFields, field, schemaOf } from '~/forms/fields';
import { type FormReply, parseForm } from '~/forms/parse-form.server';
import { account } from '#fields/account';
import { currentPassword, newPassword, TOGETHER } from '#fields/schemas';
import { newPasswordRules } from '~/forms/new-password-rules.server';
import { answer } from '~/http/answer.server';
import { dropDraft } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { beginUserSession, endSession } from '~/http/session.server';
import { supportedLocales } from '~/i18n/i18n';
import { to } from '~/to';

interface SentForm {
  request: Request;
  actor: UserActor;
  form: FormData;
  clientAddress: string;
}

type Answer = TypedResponse<never> | ReturnType<typeof data<FormReply>>;

const LanguageForm = z.object({ language: z.enum(supportedLocales) });
export const emailFields = defineFields({
  email: field(account.email, 'account:email.new', { hint: 'account:email.hint', autoComplete: 'email' }),
});
const EmailForm = schemaOf(emailFields);
const PasswordForm = z.object({ currentPassword, ...newPassword }).superRefine(newPasswordRules, TOGETHER);

const PAGE = to.profile();

/** What each form of the profile page does. */
export const profileIntents = {
  async language({ request, actor, form }): Promise<Answer> {
    const parsed = await parseForm(form, LanguageForm);
    if (!parsed.ok) return parsed.reply();
    await changeLanguage(actor, parsed.value.language);
    return redirectWithFlash(request, PAGE, 'account:flash.languageSaved');
  },

  async email({ request, form }): Promise<Answer> {
    const actor = await requireRecentLogin(request, { form });
    const parsed = await parseForm(form, EmailForm);
    if (!parsed.ok) return parsed.reply();
    return answer(requestEmailChange(actor, parsed.value.email), {
      form: parsed,
      done: async () => {
        await dropDraft(request);
        return redirectWithFlash(request, PAGE, 'account:flash.emailChangeAsked', {
          params: { email: parsed.value.email },
          kind: 'info',
        });
      },
    });
  },

  async cancelEmail({ request, actor }): Promise<Answer> {
    await cancelEmailChange(actor);
    return redirectWithFlash(request, PAGE, 'account:flash.emailChangeCanceled', { kind: 'info' });
  },

  async resend({ request, actor }): Promise<Answer> {
    await resendEmailVerification(actor);
    return redirectWithFlash(request, PAGE, 'account:flash.verificationSent', { kind: 'info' });
  },

  /** Every session ends; this browser continues with a new one. */
  async password({ request, actor, form, clientAddress }): Promise<Answer> {
    const parsed = await parseForm(form, PasswordForm);
    if (!parsed.ok) return parsed.reply();
    const { currentPassword: current, password } = parsed.value;
    return answer(changePassword(actor, { currentPassword: current, password, clientAddress }), {
      form: parsed,
      done: async (login) => {
        const { headers } = await beginUserSession(request, login, { proved: false });
        return redirectWithFlash(request, PAGE, 'account:flash.passwordChanged', { headers });
      },
    });
  },

  async logOutEverywhere({ request }): Promise<Answer> {
    const headers = await endSession(request, { everywhere: true });
    return redirectWithFlash(request, to.login(), 'account:flash.loggedOutEverywhere', { headers });
  },
} satisfies Record<string, (sent: SentForm) => Promise<Answer>>;

export const isProfileIntent = (intent: unknown): intent is keyof typeof profileIntents =>
  typeof intent === 'string' && Object.hasOwn(profileIntents, intent);
