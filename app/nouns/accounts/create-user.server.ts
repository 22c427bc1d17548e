import { data } from '@remix-run/node';
import { givableRoleSets } from '@bff/areas/accounts';
import { companyChoices, registerUser } from '@bff/domain/accounts';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { parseForm } from '~/forms/parse-form.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { NewUserForm } from './user-form.server';
import type { UserPlace } from './user-place';

/** Administrators choose the company; a company's own administrators have theirs. */
export async function accessChoices(actor: UserActor) {
  const companies = isAdmin(actor) ? await companyChoices() : null;
  // Which company does not matter to an administrator, only that there is one.
  const roleSets = givableRoleSets(actor, actor.companyId);
  return { companies, roleSets };
}

export const companyFor = (actor: UserActor, chosen: number | null): number | null =>
  isAdmin(actor) ? chosen : actor.companyId;

export async function loadNewUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const values: Record<string, string> = { language: localeOf(request), ...textsOf(await draftOf(request)) };
  return data({ title: translator(request)('users:create.title'), values, ...(await accessChoices(actor)) });
}

export async function createUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const form = await parseForm(request, NewUserForm);
  if (!form.ok) return form.reply();
  const user = { ...form.value, companyId: companyFor(actor, form.value.companyId) };
  return answer(registerUser(actor, user), {
    form,
    done: async ({ userId }) => {
      await dropDraft(request);
      const params = { email: user.email.toLowerCase() };
      return redirectWithFlash(request, `${place.folder}/${userId}`, 'users:flash.invited', { params });
    },
  });
}
