import { data } from '@remix-run/node';
import { GIVEN_ROLES, givableRoleSets } from '@bff/areas/accounts';
import { companyChoices, registerUser } from '@bff/domain/accounts';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import type { FormValues } from '~/forms/fields';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { newUserForm } from '~/nouns/accounts/user-fields';
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

/** What the address has chosen among them already: where a company lacks an administrator, that company and that role. */
function chosenIn(request: Request, { companies, roleSets }: Awaited<ReturnType<typeof accessChoices>>): FormValues {
  const { searchParams } = new URL(request.url);
  const roles = roleSets.find((set) => set === searchParams.get('roles'));
  const company = companies?.find(({ id }) => String(id) === searchParams.get('companyId'));
  return { ...(roles && { roles }), ...(company && { companyId: String(company.id) }) };
}

export async function loadNewUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const choices = await accessChoices(actor);
  const values = await withDraft(request, { language: localeOf(request), ...chosenIn(request, choices) });
  return data({ title: translator(request)('users:create.title'), values, ...choices });
}

export async function createUser(request: Request, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  return saveForm(request, newUserForm(isAdmin(actor)), {
    run: (user) =>
      registerUser(actor, { ...user, roles: GIVEN_ROLES[user.roles], companyId: companyFor(actor, user.companyId) }),
    done: ({ userId }, { email }) =>
      redirectWithFlash(request, place.details(userId), 'users:flash.invited', {
        params: { email: email.toLowerCase() },
      }),
  });
}
