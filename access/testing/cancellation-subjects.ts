import { seeCompanyTiers, seeMinimumTiers } from '@bff/domain/cancellation-fees';
import { createCancellationTiers, createCompany, createUser } from '@db/factories';
import type { SubjectKind } from '../rows';

const admin = () => createUser({ roles: ['SYSTEM_ADMIN'] });
/** One tier, above every minimum. */
const typed = { hours0: '48', percent0: '99' };

async function termsOf(companyId: number) {
  const { revision } = await seeCompanyTiers(await admin(), companyId);
  return { fields: { ...typed, revision } };
}

/** A company's own terms; the address has no parameter. */
export const ownCancellationFees: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: ({ companyId }) => termsOf(companyId!),
};

export const aCompanyWithFees: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id, name } = await createCompany({ name: 'Hemliga Villkor AB' });
    await createCancellationTiers(id);
    return { params: { id: String(id) }, ...(await termsOf(id)), secrets: [name] };
  },
};

export const aCompanyWithoutFees: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id } = await createCompany();
    return { fields: { ...typed, companyId: String(id), revision: 'none' } };
  },
};

let minimum = 0;
export const theMinimumFees: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { revision } = await seeMinimumTiers(await admin());
    return { fields: { hours0: '24', percent0: String((++minimum % 40) + 1), revision } };
  },
};
