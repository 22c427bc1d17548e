import { type CompanyTrip, upcomingTripsOfCompany } from '@bff/domain/bookings';
import {
  type Company,
  companyAdministrators,
  type CompanyAdministrator,
  seeCommission,
  seeCompany,
} from '@bff/domain/companies';
import { findUsers, type UserSummary } from '@bff/domain/accounts';
import { readSettings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';

/** Rows in each short list on the page. */
const SHOWN = 10;

export interface CompanyPage {
  company: Company;
  administrators: CompanyAdministrator[];
  /** In basis points: the company's own commission today (or null), and the general one. */
  commission: { own: number | null; general: number; nextChange: string | null };
  /** The first few by name, and the total number. */
  users: { rows: UserSummary[]; total: number };
  /** The next few, and the total number. */
  trips: CompanyTrip[];
}

/** Everything about a company on one page. @throws DomainError `auth.noPermission`, `company.notFound` */
export async function companyPage(actor: UserActor, companyId: number): Promise<CompanyPage> {
  const company = await seeCompany(actor, companyId);
  const [administrators, commission, settings, found, trips] = await Promise.all([
    companyAdministrators(actor, companyId),
    seeCommission(actor, companyId),
    readSettings(),
    findUsers(actor, { text: '', companyId, sort: 'name', descending: false, page: 1, pageSize: SHOWN }),
    upcomingTripsOfCompany(actor, companyId, SHOWN),
  ]);
  return {
    company,
    administrators,
    commission: {
      own: commission.basisPoints,
      general: settings.commissionBasisPoints,
      nextChange: commission.upcoming[0]?.validFrom ?? null,
    },
    users: found,
    trips,
  };
}
