import { type CancellationTier, checkCancellationTiers } from '#fields/cancellation-tiers';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { cancellationFeePolicy } from './cancellation-fee.policy';
import { cancellationFeeStore, type CompanyTiersListQuery } from './cancellation-fee.store';

export type { CompanyTiersListQuery } from './cancellation-fee.store';

export interface CompanyTiersSummary {
  id: number;
  name: string;
  orgNumber: string;
  tiers: CancellationTier[];
  /** The minimum was raised since they were saved. */
  belowMinimum: boolean;
}

/** The terms of each company. @throws DomainError `auth.noPermission` */
export async function listCompanyTiers(actor: Actor, query: CompanyTiersListQuery): Promise<Page<CompanyTiersSummary>> {
  must(cancellationFeePolicy.manage(actor), 'auth.noPermission');
  const [list, minimum] = await Promise.all([cancellationFeeStore.page(query), cancellationFeeStore.minimum()]);
  const isBelow = (tiers: readonly CancellationTier[]) => checkCancellationTiers(tiers, minimum).length > 0;
  return { ...list, rows: list.rows.map((row) => ({ ...row, belowMinimum: isBelow(row.tiers) })) };
}

/** Those that terms can be made for. @throws DomainError `auth.noPermission` */
export async function companiesWithoutTiers(actor: Actor): Promise<{ id: number; name: string }[]> {
  must(cancellationFeePolicy.manage(actor), 'auth.noPermission');
  return cancellationFeeStore.companiesWithoutTiers();
}
