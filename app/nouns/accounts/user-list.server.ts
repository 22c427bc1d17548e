import { data } from '@remix-run/node';
import { readUsers, userListSpec } from '@bff/areas/accounts';
import { companyChoices, USER_STANDINGS, userPolicy } from '@bff/domain/accounts';
import { isAdmin, type Role, ROLES } from '@bff/domain/shared/actor';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import type { UserPlace } from './user-place';

/** The list of users, as its page shows it. */
export async function loadUserList(request: Request, place: UserPlace) {
  const actor = await requireActor(request, place.area);
  toListFile(request);
  const title = translator(request)('users:list.title');
  const { loaded, status } = await loadList(request, userListSpec, title, (query) => readUsers(actor, query));
  const isEverybody = isAdmin(actor);
  // A company's own are all of the roles that its administrators may give.
  const roles: readonly Role[] = isEverybody ? ROLES : (place.roles ?? userPolicy.givableRoles(actor, actor.companyId));
  const companies = isEverybody ? await companyChoices() : null;
  return data({ ...loaded, roles, standings: USER_STANDINGS, companies }, { status });
}

/** All users that the list shows, as a spreadsheet. */
export async function userListFile(request: Request, place: UserPlace): Promise<Response> {
  const actor = await requireActor(request, place.area);
  const t = translator(request);
  return listFile(request, {
    spec: userListSpec,
    read: (query) => readUsers(actor, query),
    page: place.list,
    name: t('users:list.file'),
    columns: [
      [t('users:name'), ({ name }) => name],
      [t('users:username'), ({ username }) => username],
      [t('users:email'), ({ email }) => email],
      [t('users:roles'), ({ roles }) => roles.map((role) => t(`users:role.${role}`)).join(', ')],
      [t('users:company'), ({ companyName }) => companyName],
      [t('users:standing'), ({ standing }) => t(`users:standings.${standing}`)],
      [t('users:lastLogin'), ({ lastLogin }) => (lastLogin ? formatDateTime(lastLogin) : null)],
      [t('users:created'), ({ created }) => formatDateTime(created)],
    ],
  });
}
