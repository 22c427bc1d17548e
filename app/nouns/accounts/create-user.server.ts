import { data } from '@remix-run/node';
import { GIVEN_ROLES, givableRoleSets } from '@bff/areas/accounts';
import { companyChoices, registerUser } from '@bff/domain/accounts';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { NewUser } from '~/nouns/accounts/user-fields';
import type { UserPlace } from './user-place';

/** Administrators choose the company; a company's own administrators use theirs. */
export async function accessChoices(actor: UserActor) {
  const companies = isAdmin(actor) ? await companyChoices() : null;
  // To an administrator it does not matter which company, only that there is one.
  const roleSets = givableRoleSets(actor, actor.companyId);
  return { companies, roleSets };
}

export const companyFor = (actor: UserActor, chosen: number | null): number | null =>
  isAdmin(actor) ? chosen : actor.companyId;

export async function loadNewUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const values = await withDraft(request, { language: localeOf(request) });
  return data({ title: translator(request)('users:create.title'), values, ...(await accessChoices(actor)) });
}

export async function createUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  return saveForm(request, NewUser, {
    run: (user) =>
      registerUser(actor, { ...user, roles: GIVEN_ROLES[user.roles], companyId: companyFor(actor, user.companyId) }),
    done: ({ userId }, { email }) =>
      redirectWithFlash(request, place.details(userId), 'users:flash.invited', {
        params: { email: email.toLowerCase() },
      }),
  });
}
