import { literal } from 'sequelize';
import { DealOrganisation } from '@db/models';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { organisationsLike } from '../shared/organisation-search';
import type { DealOrganisationStatus } from './deal-organisation-states';

export interface DealOrganisationListQuery extends PageWanted {
  /** Part of the name or the contact's name, or the beginning of the organisation number. */
  text: string;
  status: DealOrganisationStatus | undefined;
  /** Only train-replacement customers, or only others. */
  trainReplacement: boolean | undefined;
  sort: 'name' | 'created' | 'creditLimit' | 'users';
  descending: boolean;
}

export interface DealOrganisationSummary {
  id: number;
  name: string;
  orgNumber: string;
  status: DealOrganisationStatus;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Öre. */
  creditLimit: number;
  trainReplacement: boolean;
  units: number;
  users: number;
  createdAt: Date;
}

// Subqueries: including both would make a row of every combination of units and users.
const UNITS = literal('(SELECT COUNT(*) FROM deal_units u WHERE u.organisation_id = DealOrganisation.id)');
const USERS = literal('(SELECT COUNT(*) FROM deal_users d WHERE d.organisation_id = DealOrganisation.id)');
const COLUMN = { name: 'name', created: 'createdAt', creditLimit: 'creditLimit', users: USERS } as const;

/** Organisations, a page at a time, with the total number of matches. */
export const findDealOrganisations = (query: DealOrganisationListQuery): Promise<Page<DealOrganisationSummary>> =>
  listPage(
    DealOrganisation,
    {
      where: {
        ...organisationsLike(query.text, ['name', 'contactName']),
        ...(query.status && { status: query.status }),
        ...(query.trainReplacement !== undefined && { trainReplacement: query.trainReplacement }),
      },
      attributes: {
        include: [
          [UNITS, 'units'],
          [USERS, 'users'],
        ],
      },
      order: byColumn(COLUMN[query.sort], query.descending),
    },
    query,
    summaryOf,
  );

const summaryOf = (row: DealOrganisation): DealOrganisationSummary => ({
  id: row.id,
  name: row.name,
  orgNumber: row.orgNumber,
  status: row.status,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  creditLimit: row.creditLimit,
  trainReplacement: row.trainReplacement,
  units: Number(row.get('units')),
  users: Number(row.get('users')),
  createdAt: row.createdAt,
});
