import { data } from '@remix-run/node';
import { GIVEN_ROLES, roleSetOf } from '@bff/areas/accounts';
import { editUser, type ManagedUser, seeUser, userRevision } from '@bff/domain/accounts';
import { isAdmin } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { accessChoices, companyFor } from './create-user.server';
import { editedUserForm, EditedPerson } from '~/nouns/accounts/user-fields';
import { userIdOf } from './user-id.server';
import type { UserPlace } from './user-place';

interface Args {
  request: Request;
  params: { id?: string | undefined };
}

const saved = ({ name, email, phone, roles, companyId }: ManagedUser): Record<string, string> => ({
  name,
  email,
  phone: phone && formatPhone(phone),
  roles: roleSetOf(roles) ?? '',
  companyId: companyId === null ? '' : String(companyId),
});

export async function loadEditedUser({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const { user, can } = await seeUser(actor, userIdOf(params.id));
  must(actor.userId !== user.id, 'user.self');
  must(can.includes('edit'), 'auth.noPermission');
  const access = roleSetOf(user.roles) ? await accessChoices(actor) : null;
  const values = saved(user);
  return data({
    title: translator(request)('users:edit.title', { name: user.name || user.username }),
    id: user.id,
    saved: values,
    values: await withDraft(request, values),
    revision: userRevision(user),
    access,
  });
}

export async function saveUser({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const { user } = await seeUser(actor, userIdOf(params.id));
  const done = () => redirectWithFlash(request, place.details(user.id), 'users:flash.saved');
  if (!roleSetOf(user.roles))
    return saveForm(request, EditedPerson, {
      run: ({ revision, ...person }) => editUser(actor, user.id, person, revision),
      done,
    });
  return saveForm(request, editedUserForm(isAdmin(actor)), {
    run: ({ revision, roles, companyId, ...person }) => {
      const access = { roles: GIVEN_ROLES[roles], companyId: companyFor(actor, companyId) };
      return editUser(actor, user.id, { ...person, access }, revision);
    },
    done,
  });
}
