import { UniqueConstraintError } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { DealOrganisation as DealOrganisationModel } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import type { DealContact, DealOrganisationDetails, KeptDealDetails } from './deal-organisation-details';
import { dealOrganisationStates, type DealOrganisationStatus } from './deal-organisation-states';

/** An organisation as it is kept. */
export interface DealOrganisation extends DealOrganisationDetails {
  id: number;
  status: DealOrganisationStatus;
  vatNumber: string;
  /** Grows with each change of the details. */
  version: number;
  createdAt: Date;
}

type Flag = 'collectiveInvoice' | 'trainReplacement';
type Row = Omit<DealOrganisation, 'paymentOptions' | Flag> & Record<Flag | 'paysByInvoice' | 'paysByCard', number>;

const COLUMNS = `id, status, name, org_number AS orgNumber, vat_number AS vatNumber, language, contact_name AS contactName,
  contact_email AS contactEmail, contact_phone AS contactPhone, credit_limit AS creditLimit, payment_terms_days AS paymentTermsDays,
  pays_by_invoice AS paysByInvoice, pays_by_card AS paysByCard, collective_invoice AS collectiveInvoice,
  train_replacement AS trainReplacement, version, created_at AS createdAt`;

const organisationOf = ({ paysByInvoice, paysByCard, ...row }: Row): DealOrganisation => ({
  ...row,
  paymentOptions: [...(paysByCard ? (['card'] as const) : []), ...(paysByInvoice ? (['invoice'] as const) : [])],
  collectiveInvoice: Boolean(row.collectiveInvoice),
  trainReplacement: Boolean(row.trainReplacement),
});

/** Column → value of what a form changes. */
const valuesOf = (details: KeptDealDetails) => ({
  name: details.name,
  org_number: details.orgNumber,
  vat_number: details.vatNumber,
  ...contactValues(details),
  credit_limit: details.creditLimit,
  payment_terms_days: details.paymentTermsDays,
  pays_by_invoice: details.paymentOptions.includes('invoice'),
  pays_by_card: details.paymentOptions.includes('card'),
  collective_invoice: details.collectiveInvoice,
  train_replacement: details.trainReplacement,
});

const contactValues = ({ contactName, contactEmail, contactPhone, language }: DealContact) => ({
  contact_name: contactName,
  contact_email: contactEmail,
  contact_phone: contactPhone,
  language,
});

/** The unique key refused the organisation number. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw new DomainError('dealOrganisation.duplicateOrgNumber', [], 'orgNumber');
  throw error;
}

async function update(id: number, values: Readonly<Record<string, string | number | boolean>>): Promise<void> {
  const set = Object.keys(values).map((column) => `${column} = :${column}`);
  await execute(
    `UPDATE deal_organisations SET ${set.join(', ')}, version = version + 1, updated_at = :now WHERE id = :id`,
    { ...values, id, now: clock.now() },
  ).catch(asDuplicate);
}

const machine = { entity: 'dealOrganisation', model: DealOrganisationModel, states: dealOrganisationStates };

export const dealOrganisationStore = {
  /** @throws DomainError `dealOrganisation.duplicateOrgNumber`@orgNumber */
  async insert(details: KeptDealDetails): Promise<number> {
    const values = { ...valuesOf(details), created_at: clock.now(), updated_at: clock.now() };
    const columns = Object.keys(values);
    const { insertId } = await execute(
      `INSERT INTO deal_organisations (${columns.join(', ')}) VALUES (${columns.map((column) => ` :${column}`).join(',')})`,
      values,
    ).catch(asDuplicate);
    return insertId;
  },

  async find(id: number): Promise<DealOrganisation | undefined> {
    const row = await selectOne<Row>(`SELECT ${COLUMNS} FROM deal_organisations WHERE id = :id`, { id });
    return row && organisationOf(row);
  },

  /** Units, rights and states of one organisation change one after the other. */
  async lock(id: number): Promise<DealOrganisation | undefined> {
    const row = await selectOne<Row>(`SELECT ${COLUMNS} FROM deal_organisations WHERE id = :id FOR UPDATE`, { id });
    return row && organisationOf(row);
  },

  /** @throws DomainError `dealOrganisation.duplicateOrgNumber`@orgNumber */
  update: (id: number, details: KeptDealDetails): Promise<void> => update(id, valuesOf(details)),
  updateContact: (id: number, contact: DealContact): Promise<void> => update(id, contactValues(contact)),

  move: (
    organisation: DealOrganisation,
    to: DealOrganisationStatus,
    change: StateChange<DealOrganisationModel>,
  ): Promise<void> => changeState(machine, organisation, to, change),

  /** Of those that a traffic controller may be given: all but the ones that have left. */
  choices: (): Promise<{ id: number; name: string }[]> =>
    select("SELECT id, name FROM deal_organisations WHERE status <> 'inactive' ORDER BY name, id"),
};
