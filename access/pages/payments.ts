import { ADMINS, all, only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aChosenRefund,
  aFailedRefund,
  aMismatchedPayment,
  aChosenPaymentIssue,
  aPaymentIssue,
} from '../testing/payment-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** These belong to no administrator: each may do this to any. */
const others = all(ADMINS, 'allowed');
const form: FormRow = { may: sent(admins), others };

/** Payments, their issues and refunds in the administrators' area. */
export const rows: readonly PageRow[] = [
  { route: 'dashboard/admin/payments/list', see: admins },
  { route: 'dashboard/admin/payments/list.csv', see: admins },
  {
    route: 'dashboard/admin/payments/details/:id',
    subject: aMismatchedPayment,
    see: admins,
    others,
    forms: { check: form },
  },
  {
    route: 'dashboard/admin/payments/handle/:id',
    subject: aMismatchedPayment,
    see: admins,
    others,
    forms: { '': form },
  },
  { route: 'dashboard/admin/payment-issues/list', see: admins },
  { route: 'dashboard/admin/payment-issues/list.csv', see: admins },
  { route: 'dashboard/admin/payment-issues/details/:id', subject: aPaymentIssue, see: admins, others },
  {
    route: 'dashboard/admin/payment-issues/handle',
    subject: aChosenPaymentIssue,
    see: admins,
    others,
    forms: { '': form },
  },
  {
    route: 'dashboard/admin/payment-issues/handle/:id',
    subject: aPaymentIssue,
    see: admins,
    others,
    forms: { '': form },
  },
  { route: 'dashboard/admin/refunds/list', see: admins },
  { route: 'dashboard/admin/refunds/list.csv', see: admins },
  { route: 'dashboard/admin/refunds/retry', subject: aChosenRefund, see: admins, others, forms: { '': form } },
  { route: 'dashboard/admin/refunds/details/:id', subject: aFailedRefund, see: admins, others, forms: { retry: form } },
  { route: 'dashboard/admin/refunds/elsewhere/:id', subject: aFailedRefund, see: admins, others, forms: { '': form } },
];
