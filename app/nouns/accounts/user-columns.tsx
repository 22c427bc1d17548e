import type { ListedUser, userListSpec } from '@bff/areas/accounts';
import type { Translate } from '~/i18n/text-keys';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDateTime } from '@formats';
import { instant, type ListColumns, mail } from '~/lists/columns';
import type { UserPlace } from './user-place';
import { UserStanding } from './UserStanding';

/** What somebody may do, and in an organisation for which units. */
const rolesText = ({ roles, unitRoles = [] }: ListedUser, t: Translate, named: (units: string[]) => string): string =>
  unitRoles.length > 0
    ? unitRoles.map(({ role, units }) => `${t(`deals:role.${role}`)} · ${named(units)}`).join('; ')
    : roles.map((role) => t(`menus:roles.${role}`)).join(', ');

/** The columns of users, with their company where there are several. */
export const userColumns = ({ details, area }: UserPlace): ListColumns<ListedUser, typeof userListSpec> => [
  {
    key: 'name',
    label: 'users:name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name, username }, { path }) => <a href={path(details(id))}>{name || username}</a>,
  },
  { key: 'username', below: true, label: 'users:username', extra: true, file: ({ username }) => username },
  { key: 'email', label: 'users:email', below: true, ...mail(({ email }) => email) },
  {
    key: 'roles',
    label: 'users:roles',
    file: (user, { t }) => rolesText(user, t, (units) => units.join(', ')),
    // One unit says enough to tell who is who; the user's page has all.
    cell: (user, { t }) =>
      rolesText(user, t, ([first, ...more]) => [first, more.length > 0 ? `+${more.length}` : ''].join(' ')),
  },
  {
    key: 'company',
    label: 'users:company',
    file: ({ companyName }) => companyName,
    ...(area === 'admin' ? {} : { extra: true as const }),
  },
  {
    key: 'standing',
    beside: true,
    label: 'users:standing',
    file: ({ standing }, { t }) => t(`users:standings.${standing}`),
    cell: ({ standing }) => <UserStanding standing={standing} />,
  },
  {
    key: 'lastLogin',
    label: 'users:lastLogin',
    below: true,
    sortBy: 'lastLogin',
    file: ({ lastLogin }) => lastLogin && formatDateTime(lastLogin),
    cell: ({ lastLogin }, { t }) => (lastLogin ? <DateTime at={lastLogin} /> : t('users:never')),
  },
  { key: 'created', label: 'users:created', extra: true, ...instant(({ created }) => created) },
];
