import type { DealRole } from '@states/deal-roles';
import type { Language } from '@states/languages';
import type { UserStatus } from '@states/user-states';
import type { Role, UserActor } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';
import { isOfInactive, type OwnerStatus } from './is-of-inactive';

/** What identifies a user and their rights: `WHO_THEY_ARE` of `USERS`. */
export interface UserRow {
  userId: number;
  language: Language;
  status: UserStatus;
  credentialVersion: number;
  companyId: number | null;
  companyStatus: OwnerStatus | null;
  customerId: number | null;
  customerType: CustomerType | null;
  organisationId: number | null;
  organisationStatus: OwnerStatus | null;
  trainReplacement: 0 | 1 | null;
  /** In the order of the scopes: `CUSTOMER,PRIVATE_CUSTOMER`. */
  roles: string | null;
  /** `7:admin,9:booker` */
  rights: string | null;
}

/**
 * Columns of `USERS`. Every request of a user reads them: as SQL in one statement over keys, since the same through models with
 * seven associations took four times as long.
 */
export const WHO_THEY_ARE = `u.id AS user_id, u.language, u.status, u.credential_version, u.company_id, co.status AS company_status,
  cu.id AS customer_id, cu.customer_type, m.organisation_id, o.status AS organisation_status, o.train_replacement,
  (SELECT GROUP_CONCAT(r.role ORDER BY r.position) FROM user_roles r WHERE r.user_id = u.id) AS roles,
  (SELECT GROUP_CONCAT(d.unit_id, ':', d.role) FROM deal_rights d WHERE d.user_id = u.id) AS rights`;

/** Users with what they belong to, to be joined in parentheses: `JOIN (…) ON u.id = …`. */
export const USERS = `users u LEFT JOIN companies co ON co.id = u.company_id LEFT JOIN customers cu ON cu.user_id = u.id
  LEFT JOIN deal_users m ON m.user_id = u.id LEFT JOIN deal_organisations o ON o.id = m.organisation_id`;

const parts = (list: string | null): string[] => list?.split(',') ?? [];

export const actorOfUser = (user: UserRow): UserActor => ({
  kind: 'user',
  userId: user.userId,
  roles: parts(user.roles) as Role[],
  trainReplacementCustomer: Boolean(user.trainReplacement),
  language: user.language,
  mailLanguage: user.language,
  customerId: user.customerId,
  deal:
    user.organisationId === null
      ? null
      : {
          organisationId: user.organisationId,
          rights: parts(user.rights).map((right) => {
            const [unitId, role] = right.split(':');
            return { unitId: Number(unitId), role: role as DealRole };
          }),
        },
  companyId: user.companyId,
  credentialVersion: user.credentialVersion,
});

/** Whether they may log in: their own account and the organisation they belong to. */
export const mayLogIn = (user: UserRow): boolean => user.status === 'active' && !isOfInactive(user);
