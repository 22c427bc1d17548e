import type { Role } from '@bff/domain/shared/actor';
import type { MenuArea } from '~/frame/area-menus';
import { to } from '~/to';

/**
 * A place where users are managed: the same screens for administrators and for a company's or organisation's own, under different policies.
 */
export interface UserPlace {
  area: MenuArea & ('admin' | 'company' | 'organisation');
  /** Addresses without locale. */
  list: string;
  create: string;
  details: (userId: number) => string;
  edit: (userId: number) => string;
  act: (userId: number, act: string) => string;
  /** The list of accounts waiting to be deleted, for those who see all of them. */
  deletions?: string;
  /** Where several invitations are sent again, for those who send many. */
  inviteMany?: string;
  /** The users' roles there, for the filter; by default those that the actor may give. */
  roles?: readonly Role[];
}

export const adminUsers: UserPlace = {
  area: 'admin',
  list: to.users(),
  create: to.createUser(),
  details: to.user,
  edit: to.editUser,
  act: to.actOnUser,
  deletions: to.deletions(),
  inviteMany: to.inviteUsers(),
};

export const companyUsers: UserPlace = {
  area: 'company',
  list: to.companyUsers(),
  create: to.createCompanyUser(),
  details: to.companyUser,
  edit: to.editCompanyUser,
  act: to.actOnCompanyUser,
};

export const organisationUsers: UserPlace = {
  area: 'organisation',
  list: to.organisationUsers(),
  create: to.createOrganisationUser(),
  details: to.organisationUser,
  edit: to.editOrganisationUser,
  act: to.actOnOrganisationUser,
  roles: ['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_ADMIN'],
};
