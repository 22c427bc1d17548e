import { ADMINS, all, only, open, PEOPLE, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aComingCommission,
  aCommission,
  aCompany,
  anApplicant,
  anApplication,
  aNewCompany,
  anInvitingCompany,
  ownDetails,
} from '../testing/company-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** Companies belong to no administrator: each may do this to any. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });

export const rows: readonly PageRow[] = [
  {
    route: 'auth/register-company',
    see: open,
    forms: { '': { may: open, subject: anApplication, others: all(PEOPLE, 'allowed') } },
  },
  { route: 'dashboard/admin', see: admins },
  { route: 'dashboard/admin/applicants/list', see: admins },
  { route: 'dashboard/admin/applicants/list.csv', see: admins },
  { route: 'dashboard/admin/applicants/reply/:id', subject: anApplicant, see: admins, others, forms: { '': form() } },
  { route: 'dashboard/admin/applicants/deny/:id', subject: anApplicant, see: admins, others, forms: { '': form() } },
  { route: 'dashboard/admin/search-operators', see: admins },
  { route: 'dashboard/admin/transport-companies/list', see: admins },
  { route: 'dashboard/admin/transport-companies/list.csv', see: admins },
  {
    route: 'dashboard/admin/transport-companies/add',
    see: admins,
    forms: { '': form({ subject: aNewCompany }) },
  },
  {
    route: 'dashboard/admin/transport-companies/edit/:id',
    subject: aCompany,
    see: admins,
    others,
    forms: { save: form(), invite: form({ subject: anInvitingCompany }) },
  },
  {
    route: 'dashboard/company/details',
    see: only('COMPANY_ADMIN'),
    // A file cannot be typed: without one, the form asks for it.
    forms: { '': { may: sent(only('COMPANY_ADMIN')), done: 422 } },
  },
  {
    route: 'dashboard/company/details/edit',
    see: only('COMPANY_ADMIN'),
    // The address identifies nobody: each user sees their own.
    forms: {
      '': {
        may: sent(only('COMPANY_ADMIN')),
        subject: ownDetails,
        others: all(['COMPANY_ADMIN'], 'allowed'),
      },
    },
  },
  {
    route: 'dashboard/admin/transport-companies/status/:id',
    subject: aCompany,
    query: { to: 'suspended' },
    see: admins,
    others,
    forms: { '': form() },
  },
  {
    route: 'dashboard/admin/transport-companies/commission/:id',
    subject: aCompany,
    see: admins,
    others,
    forms: { save: form({ subject: aCommission }), withdraw: form({ subject: aComingCommission }) },
  },
  { route: 'dashboard/admin/commission-rates', see: admins },
  { route: 'dashboard/admin/commission-rates.csv', see: admins },
];
