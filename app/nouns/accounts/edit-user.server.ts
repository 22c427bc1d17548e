import { data } from '@remix-run/node';
import { roleSetOf } from '@bff/areas/accounts';
import { editUser, type ManagedUser, seeUser, userRevision } from '@bff/domain/accounts';
import { must } from '@bff/domain/shared/errors';
import { parseForm } from '~/forms/parse-form.server';
import { formatPhone } from '~/forms/format-phone';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { accessChoices, companyFor } from './create-user.server';
import { EditPersonForm, EditUserForm } from './user-form.server';
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
    values: { ...values, ...textsOf(await draftOf(request)) },
    revision: userRevision(user),
    access,
  });
}

export async function saveUser({ request, params }: Args, place: UserPlace) {
  const actor = await requireRecentLogin(request, { area: place.area });
  const { user } = await seeUser(actor, userIdOf(params.id));
  const done = async () => {
    await dropDraft(request);
    return redirectWithFlash(request, `${place.folder}/${user.id}`, 'users:flash.saved');
  };
  if (!roleSetOf(user.roles)) {
    const form = await parseForm(request, EditPersonForm);
    if (!form.ok) return form.reply();
    const { revision, ...person } = form.value;
    return answer(editUser(actor, user.id, person, revision), { form, done });
  }
  const form = await parseForm(request, EditUserForm);
  if (!form.ok) return form.reply();
  const { revision, roles, companyId, ...person } = form.value;
  const access = { roles, companyId: companyFor(actor, companyId) };
  return answer(editUser(actor, user.id, { ...person, access }, revision), { form, done });
}
