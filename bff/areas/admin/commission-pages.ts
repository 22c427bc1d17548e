import {
  type CommissionSummary,
  type Company,
  type CompanyCommission,
  companyStates,
  listCommissions,
  seeCommission,
  seeCompany,
} from '@bff/domain/companies';
import { historyOf, type LoggedEvent } from '@bff/domain/event-log';
import { readSettings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { toLocalDate } from '@bff/domain/shared/time';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { clock } from '@bff/platform/clock';

/** Each company's commission today, by name. */
export const commissionListSpec = listSpec({
  sorts: ['name', 'commission'],
  plainSort: 'name',
  filters: { kind: ['own', 'general'], status: companyStates.states },
});

/** The general commission in basis points, and the reader of the list. */
export async function commissionsRead(actor: UserActor): Promise<{
  general: number;
  read: (query: Asked<typeof commissionListSpec>) => ReadList<CommissionSummary>;
}> {
  const general = (await readSettings()).commissionBasisPoints;
  return {
    general,
    read:
      ({ text, sort, descending, filters: { kind, status } }) =>
      (part) =>
        listCommissions(actor, { text, sort, descending, kind, status, general, ...part }),
  };
}

export interface CommissionChange extends Pick<LoggedEvent, 'id' | 'at' | 'actorName'> {
  /** In basis points; null for the general commission. */
  old: number | null;
  new: number | null;
  validFrom: string;
}

export interface CommissionPage {
  company: Pick<Company, 'id' | 'name' | 'status'>;
  commission: CompanyCommission;
  /** In basis points. */
  general: number;
  /** Today in Stockholm: the earliest day for a change. */
  today: string;
  history: CommissionChange[];
}

/** The history of a company's commission, with who changed it. @throws DomainError `auth.noPermission`, `company.notFound` */
export async function commissionPage(actor: UserActor, companyId: number): Promise<CommissionPage> {
  const commission = await seeCommission(actor, companyId);
  const [company, settings, events] = await Promise.all([
    seeCompany(actor, companyId),
    readSettings(),
    historyOf(actor, 'companyCommission', { entityId: companyId }),
  ]);
  const { id, name, status } = company;
  return {
    company: { id, name, status },
    commission,
    general: settings.commissionBasisPoints,
    today: toLocalDate(clock.now()),
    history: events.map(({ id: eventId, at, actorName, data }) => ({
      id: eventId,
      at,
      actorName,
      ...(data as Pick<CommissionChange, 'old' | 'new' | 'validFrom'>),
    })),
  };
}
