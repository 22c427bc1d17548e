import { createDealOrganisation as createByVerb, PLAIN_TERMS } from '@bff/domain/deal-organisations';
import { createDealOrganisation, createUser } from '@db/factories';
import { orgNumberFor } from '@db/factories/numbers';
import type { SubjectKind } from '../rows';

/** Deal organisations as administrators see them: they belong to no administrator alone. */
const owners: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
let made = 80_000;

const about = () => {
  const index = ++made;
  return {
    name: `Hemliga kommunen ${index}`,
    orgNumber: orgNumberFor(index),
    contactName: `Hemlig Upphandlare ${index}`,
    contactEmail: `hemlig.upphandlare${index}@test.invalid`,
    contactPhone: '+46701740605',
    language: 'sv' as const,
  };
};

/** The form of an organisation's details. */
const detailsForm = () => ({ ...about(), creditLimit: '50 000', paymentTermsDays: '30', paymentOptions: 'invoice' });

/** A new organisation, as the form has it. */
export const aNewDealCustomer: SubjectKind = {
  owners,
  make: () => Promise.resolve({ fields: { ...detailsForm(), adminName: 'Ada', adminEmail: `avtal.ada${made}@test.invalid` } }), // prettier-ignore
};

export const aDealCustomer: SubjectKind = {
  owners,
  make: async () => {
    const { name, orgNumber, contactName, contactEmail } = about();
    const { organisationId } = await createDealOrganisation({ name, orgNumber, contactName, contactEmail });
    return {
      params: { id: String(organisationId) },
      fields: { ...detailsForm(), version: '1', reason: 'Avtalet löpte ut' },
      secrets: [name, contactName, contactEmail],
    };
  },
};

/** An organisation whose first administrator has not chosen a password yet. */
export const anInvitingDealCustomer: SubjectKind = {
  owners,
  make: async () => {
    const details = { ...PLAIN_TERMS, ...about() };
    const admin = { name: 'Ada', email: `avtal.bjuden${made}@test.invalid` };
    const by = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { organisationId, userId } = await createByVerb(by, { details, costCenter: '', admin });
    return { params: { id: String(organisationId) }, fields: { userId: String(userId) } };
  },
};
