import type { Integration } from '../integration-users';

/** An integration manages the vehicles of the operator it acts for; others do not exist for it. */
export const externalLockPolicy = {
  manage: (integration: Pick<Integration, 'companyId'>, vehicle: { companyId: number }): boolean =>
    integration.companyId !== null && integration.companyId === vehicle.companyId,
};
