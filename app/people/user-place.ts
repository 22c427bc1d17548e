import type { MenuArea } from '~/frame/area-menus';

/** Where users are administered: the same screens for administrators and for a company's own, with other policy answers. */
export interface UserPlace {
  area: MenuArea & ('admin' | 'company');
  /** Paths without locale: the list, and the folder of the other screens. */
  list: string;
  folder: string;
  /** The list of accounts that wait to be deleted, for those who see all of them. */
  deletions?: string;
}

export const adminUsers: UserPlace = {
  area: 'admin',
  list: '/dashboard/admin/users',
  folder: '/dashboard/admin/users',
  deletions: '/dashboard/admin/users/deletions',
};

export const companyUsers: UserPlace = {
  area: 'company',
  list: '/dashboard/company/users/list',
  folder: '/dashboard/company/users',
};
