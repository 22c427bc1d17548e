import type { Role } from '@bff/domain/shared/actor';
import type { MenuArea } from '~/frame/area-menus';

/** Where users are administered: the same screens for administrators and for a company's or organisation's own, with other policy answers. */
export interface UserPlace {
  area: MenuArea & ('admin' | 'company' | 'organisation');
  /** Paths without locale: the list, and the folder of the other screens. */
  list: string;
  folder: string;
  /** The list of accounts that wait to be deleted, for those who see all of them. */
  deletions?: string;
  /** Where several are invited once more, for those who invite them by the dozen. */
  inviteMany?: string;
  /** The roles that users have there, to filter by; left out: those that the actor may give. */
  roles?: readonly Role[];
}

export const adminUsers: UserPlace = {
  area: 'admin',
  list: '/dashboard/admin/users',
  folder: '/dashboard/admin/users',
  deletions: '/dashboard/admin/users/deletions',
  inviteMany: '/dashboard/admin/users/invite',
};

export const companyUsers: UserPlace = {
  area: 'company',
  list: '/dashboard/company/users/list',
  folder: '/dashboard/company/users',
};

export const organisationUsers: UserPlace = {
  area: 'organisation',
  list: '/dashboard/organisation/users',
  folder: '/dashboard/organisation/users',
  roles: ['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_ADMIN'],
};
