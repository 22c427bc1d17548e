import { data } from '@remix-run/node';
import { readUsers, userListSpec } from '@bff/areas/accounts';
import { companyChoices, userPolicy } from '@bff/domain/accounts';
import { isAdmin, type Role, ROLES } from '@bff/domain/shared/actor';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { userColumns } from './user-columns';
import type { UserPlace } from './user-place';

/** The user list's loader data. */
export async function loadUserList(request: Request, place: UserPlace) {
  const actor = await requireActor(request, place.area);
  toListFile(request);
  const title = translator(request)('users:list.title');
  const { loaded, status } = await loadList(request, userListSpec, title, (query) => readUsers(actor, query));
  const isEverybody = isAdmin(actor);
  // A company's own users all have roles that its administrators may give.
  const roles: readonly Role[] = isEverybody ? ROLES : (place.roles ?? userPolicy.givableRoles(actor, actor.companyId));
  const companies = isEverybody ? await companyChoices() : null;
  return data({ ...loaded, roles, companies }, { status });
}

/** All users in the list, as a spreadsheet. */
export async function userListFile(request: Request, place: UserPlace): Promise<Response> {
  const actor = await requireActor(request, place.area);
  return listFile(request, {
    spec: userListSpec,
    read: (query) => readUsers(actor, query),
    page: place.list,
    name: 'users:list.file',
    columns: userColumns(place),
  });
}
