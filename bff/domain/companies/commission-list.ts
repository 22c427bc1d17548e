import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { type CommissionListQuery, type CommissionSummary, findCommissions } from './commission-list.store';
import { companyPolicy } from './company.policy';

/** The commission of each company today, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listCommissions(actor: Actor, query: CommissionListQuery): Promise<Page<CommissionSummary>> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  return findCommissions(query);
}
