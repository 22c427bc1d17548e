// Traces: S8-193
import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { oneMore } from '@db/counting';
import { DealOrganisation as DealOrganisationModel } from '@db/models';
import { violates } from '@db/violates';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import type { DealContact, DealOrganisationDetails, KeptDealDetails } from './deal-organisation-details';
import { dealOrganisationStates, type DealOrganisationStatus } from './deal-organisation-states';

/** A stored organisation. */
export interface DealOrganisation extends DealOrganisationDetails {
  id: number;
  status: DealOrganisationStatus;
  vatNumber: string;
  /** Increases with each change of the details. */
  version: number;
  createdAt: Date;
}

const organisationOf = (row: DealOrganisationModel): DealOrganisation => ({
  id: row.id,
  status: row.status,
  name: row.name,
  orgNumber: row.orgNumber,
  vatNumber: row.vatNumber,
  language: row.language,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  creditLimit: row.creditLimit,
  paymentTermsDays: row.paymentTermsDays,
  paymentOptions: [
    ...(row.paysByCard ? (['card'] as const) : []),
    ...(row.paysByInvoice ? (['invoice'] as const) : []),
  ],
  collectiveInvoice: row.collectiveInvoice,
  trainReplacement: row.trainReplacement,
  version: row.version,
  createdAt: row.createdAt,
});

/** What a form changes, as stored in the row. */
const valuesOf = (details: KeptDealDetails) => ({
  name: details.name,
  orgNumber: details.orgNumber,
  vatNumber: details.vatNumber,
  ...contactValues(details),
  creditLimit: details.creditLimit,
  paymentTermsDays: details.paymentTermsDays,
  paysByInvoice: details.paymentOptions.includes('invoice'),
  paysByCard: details.paymentOptions.includes('card'),
  collectiveInvoice: details.collectiveInvoice,
  trainReplacement: details.trainReplacement,
});

const contactValues = ({ contactName, contactEmail, contactPhone, language }: DealContact) => ({
  contactName,
  contactEmail,
  contactPhone,
  language,
});

/** The unique key refused the organisation number. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (violates(error, 'deal_organisations_org_number'))
    throw new DomainError('dealOrganisation.duplicateOrgNumber', [], 'orgNumber');
  throw error;
}

async function read(id: number, lock = false): Promise<DealOrganisation | undefined> {
  const row = await DealOrganisationModel.findByPk(id, { lock });
  return row ? organisationOf(row) : undefined;
}

async function update(id: number, values: Partial<ReturnType<typeof valuesOf>>): Promise<void> {
  const counted = { ...values, version: oneMore('version') };
  await DealOrganisationModel.update(counted, { where: { id } }).catch(asDuplicate);
}

const machine = { model: DealOrganisationModel, states: dealOrganisationStates };

export const dealOrganisationStore = {
  /** @throws DomainError `dealOrganisation.duplicateOrgNumber`@orgNumber */
  async insert(details: KeptDealDetails): Promise<number> {
    const values = { ...valuesOf(details), createdAt: clock.now() };
    return (await DealOrganisationModel.create(values).catch(asDuplicate)).id;
  },

  find: (id: number) => read(id),
  /** Changes to the units, rights and state of one organisation run one at a time. */
  lock: (id: number) => read(id, true),

  /** @throws DomainError `dealOrganisation.duplicateOrgNumber`@orgNumber */
  update: (id: number, details: KeptDealDetails): Promise<void> => update(id, valuesOf(details)),
  updateContact: (id: number, contact: DealContact): Promise<void> => update(id, contactValues(contact)),

  move: (
    organisation: DealOrganisation,
    to: DealOrganisationStatus,
    change: StateChange<DealOrganisationModel>,
  ): Promise<void> => changeState(machine, organisation, to, change),

  /** Those that can be assigned to a traffic controller: all but inactive ones. */
  async choices(): Promise<{ id: number; name: string }[]> {
    const organisations = await DealOrganisationModel.findAll({
      attributes: ['id', 'name'],
      where: { status: { [Op.ne]: 'inactive' } },
      order: ['name', 'id'],
    });
    return organisations.map(({ id, name }) => ({ id, name }));
  },
};
