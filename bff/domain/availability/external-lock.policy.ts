import type { Integration } from '../integration-users';

/** An integration touches the vehicles of the operator it acts for; every other one does not exist for it. */
export const externalLockPolicy = {
  manage: (integration: Pick<Integration, 'companyId'>, vehicle: { companyId: number }): boolean =>
    integration.companyId !== null && integration.companyId === vehicle.companyId,
};
