import type { User } from '@db/models';
import type { UserActor } from '../shared/actor';
import { isOfInactive } from './is-of-inactive';

/** The columns that identify a user and their rights, read with each request in one statement over keys. */
export const WHO_THEY_ARE = [
  { association: 'roles', attributes: ['role', 'position'] },
  { association: 'customer', attributes: ['id', 'customerType'] },
  { association: 'company', attributes: ['status'] },
  {
    association: 'membership',
    attributes: ['organisationId'],
    include: [
      { association: 'organisation', attributes: ['status', 'trainReplacement'] },
      { association: 'rights', attributes: ['unitId', 'role'] },
    ],
  },
];

/** With their roles in the order of the scopes, however the rows came. */
export const actorOfUser = (user: User): UserActor => ({
  kind: 'user',
  userId: user.id,
  roles: [...(user.roles ?? [])].sort((a, b) => a.position - b.position).map(({ role }) => role),
  trainReplacementCustomer: user.membership?.organisation?.trainReplacement ?? false,
  language: user.language,
  mailLanguage: user.language,
  customerId: user.customer?.id ?? null,
  deal: user.membership
    ? {
        organisationId: user.membership.organisationId,
        rights: (user.membership.rights ?? []).map(({ unitId, role }) => ({ unitId, role })),
      }
    : null,
  companyId: user.companyId,
  credentialVersion: user.credentialVersion,
});

/** Whether they may log in: their own account and the organisation they belong to. */
export const mayLogIn = (user: User): boolean =>
  user.status === 'active' &&
  !isOfInactive({
    companyStatus: user.company?.status ?? null,
    organisationStatus: user.membership?.organisation?.status ?? null,
  });
