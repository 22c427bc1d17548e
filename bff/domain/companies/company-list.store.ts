import { col, fn, literal, Op, where } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Company } from '@db/models';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { organisationsLike } from '../shared/organisation-search';
import { toLocalDate } from '../shared/time';
import type { CompanyStatus } from './company-states';
import { permitEndsSoonBy, type PermitStanding, permitStanding } from './permit-standing';

export const LISTED_PERMITS = ['ending', 'ended', 'missing'] as const satisfies readonly PermitStanding[];
type ListedPermit = (typeof LISTED_PERMITS)[number];

export interface CompanyListQuery extends PageWanted {
  /** Part of the name, the town, the contact's name or address, a telephone number, or the beginning of the organisation number. */
  text: string;
  status: CompanyStatus | undefined;
  /** Only those that lack one of the three price lists today: their buses are not offered. */
  withoutPrices: boolean;
  /** Only those whose traffic permit ends within 60 days, has ended, or is not given at all. */
  permit?: ListedPermit | undefined;
  sort: 'name' | 'city' | 'created' | 'vehicles' | 'permit';
  descending: boolean;
}

export interface CompanySummary {
  id: number;
  name: string;
  orgNumber: string;
  city: string;
  status: CompanyStatus;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Active ones. */
  vehicles: number;
  withoutPrices: boolean;
  /** Local day; null if unknown. */
  trafficPermitUntil: string | null;
  permit: PermitStanding;
  createdAt: Date;
}

// Subqueries: includes would make a row of every combination of lists and buses.
const listToday = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} l WHERE l.company_id = Company.id AND l.scope = 'basic' AND l.valid_from <= :today AND (l.valid_to IS NULL OR l.valid_to >= :today))`;
const WITHOUT_PRICES = literal(
  `NOT (${['vehicle_cost_lists', 'driving_cost_lists', 'driver_cost_lists'].map(listToday).join(' AND ')})`,
);
const VEHICLES = literal(`(SELECT COUNT(*) FROM vehicles v WHERE v.company_id = Company.id AND v.status = 'active')`);
const today = () => ({ today: toLocalDate(clock.now()) });
const COLUMN = {
  name: 'name',
  city: 'city',
  created: 'createdAt',
  vehicles: VEHICLES,
  permit: 'trafficPermitUntil',
} as const;

/** The last days of permits with that standing today. */
function permitDays(standing: 'ending' | 'ended') {
  const now = toLocalDate(clock.now());
  return standing === 'ended' ? { [Op.lt]: now } : { [Op.between]: [now, permitEndsSoonBy(now)] as [string, string] };
}

/** Those whose permit has that standing today: `permitStanding` as a condition. */
const withPermit = (standing: ListedPermit) =>
  standing === 'missing'
    ? { trafficPermit: '', trafficPermitUntil: null }
    : { trafficPermitUntil: permitDays(standing) };

/** Companies, a page at a time, with the total number of matches. */
export const findCompanies = (query: CompanyListQuery): Promise<Page<CompanySummary>> =>
  listPage(
    Company,
    {
      where: {
        ...organisationsLike(
          query.text,
          ['name', 'city', 'contactName', 'contactEmail'],
          ['contactPhone', 'emergencyPhone'],
        ),
        ...(query.status && { status: query.status }),
        ...(query.permit && withPermit(query.permit)),
        ...(query.withoutPrices && { [Op.and]: [WITHOUT_PRICES] }),
      },
      attributes: {
        include: [
          [WITHOUT_PRICES, 'withoutPrices'],
          [VEHICLES, 'vehicles'],
        ],
      },
      replacements: today(),
      order: byColumn(COLUMN[query.sort], query.descending),
    },
    query,
    summaryOf,
  );

const summaryOf = (company: Company): CompanySummary => ({
  id: company.id,
  name: company.name,
  orgNumber: company.orgNumber,
  city: company.city,
  status: company.status,
  contactName: company.contactName,
  contactEmail: company.contactEmail,
  contactPhone: company.contactPhone,
  vehicles: Number(company.get('vehicles')),
  withoutPrices: Boolean(company.get('withoutPrices')),
  trafficPermitUntil: company.trafficPermitUntil,
  permit: permitStanding(company, toLocalDate(clock.now())),
  createdAt: company.createdAt,
});

/** How many companies are active today, and what some of them lack. */
export interface CompanyCounts {
  active: number;
  /** Lack a price list. */
  withoutPrices: number;
  endedPermits: number;
  /** A permit that ends within 60 days. */
  endingPermits: number;
  /** Neither number nor last day of a permit is given. */
  missingPermits: number;
}

export async function countCompanies(): Promise<CompanyCounts> {
  const permits = (standing: 'ending' | 'ended') => fn('SUM', where(col('traffic_permit_until'), permitDays(standing)));
  const counts = await Company.scope('active').findOne({
    attributes: [
      [fn('COUNT', col('id')), 'active'],
      [fn('SUM', WITHOUT_PRICES), 'withoutPrices'],
      [permits('ended'), 'endedPermits'],
      [permits('ending'), 'endingPermits'],
      [
        fn('SUM', fn('IF', where(col('traffic_permit'), ''), fn('ISNULL', col('traffic_permit_until')), 0)),
        'missingPermits',
      ],
    ],
    replacements: today(),
  });
  const count = (name: keyof CompanyCounts) => Number(counts?.get(name));
  return {
    active: count('active'),
    withoutPrices: count('withoutPrices'),
    endedPermits: count('endedPermits'),
    endingPermits: count('endingPermits'),
    missingPermits: count('missingPermits'),
  };
}
