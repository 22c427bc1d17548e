import { ADMINS, all, only, type Outcomes, sent } from '../outcomes';
import type { PageRow, SubjectKind } from '../rows';
import {
  aChosenInvitee,
  aCustomerOfAll,
  aDeletedCustomer,
  aDriver,
  anAddedCustomer,
  anAddedUser,
} from '../testing/people-subjects';
import { aPaidPurchase, aPurchase } from '../testing/subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** Administrators manage everybody: no customer or driver is another's to them. */
const others = all(ADMINS, 'allowed');

const customers: readonly PageRow[] = [
  { route: 'dashboard/admin/customers/list', see: admins },
  { route: 'dashboard/admin/customers/list.csv', see: admins },
  {
    route: 'dashboard/admin/customers/create',
    see: admins,
    forms: { '': { may: sent(admins), subject: anAddedCustomer, others } },
  },
  { route: 'dashboard/admin/customers/:id', subject: aCustomerOfAll, see: admins, others },
  {
    route: 'dashboard/admin/customers/edit/:id',
    subject: aCustomerOfAll,
    see: admins,
    others,
    forms: { '': { may: sent(admins), others } },
  },
  {
    route: 'dashboard/admin/customers/:id/sealed-record',
    subject: aDeletedCustomer,
    see: admins,
    others,
    forms: { '': { may: sent(admins), done: 200, others } },
  },
  {
    route: 'dashboard/admin/purchases/details/:id',
    subject: aPurchase,
    see: admins,
    others,
    forms: { sendAgain: { subject: aPaidPurchase, may: sent(admins), fields: {}, others } },
  },
  {
    route: 'dashboard/admin/purchases/cancel/:id',
    subject: aPurchase,
    see: admins,
    others,
    forms: { '': { may: sent(admins), fields: { reason: 'Kunden ringde' }, others } },
  },
];

interface Users {
  list: string;
  folder: string;
  see: Outcomes;
  owners: SubjectKind['owners'];
  /** The outcomes at other owners' users. */
  others?: Partial<Outcomes>;
}

/** The same screens in both areas; a company's administrators find nobody of another company. */
const usersIn = ({ list, folder, see, owners, others: foreign = {} }: Users): PageRow[] => [
  { route: list, see },
  { route: `${list}.csv`, see },
  {
    route: `${folder}/create`,
    see,
    forms: {
      '': { may: sent(see), subject: anAddedUser(owners), others: all(owners, 'allowed') },
    },
  },
  { route: `${folder}/:id`, subject: aDriver(owners), see, others: foreign },
  {
    route: `${folder}/edit/:id`,
    subject: aDriver(owners),
    see,
    others: foreign,
    forms: { '': { may: sent(see), others: foreign } },
  },
  {
    route: `${folder}/:id/:act`,
    subject: aDriver(owners, 'disable'),
    see,
    others: foreign,
    forms: { '': { may: sent(see), others: foreign } },
  },
];

/** Account pages for administrators only. */
const accounts: readonly PageRow[] = [
  { route: 'dashboard/admin/users/deletions', see: admins },
  {
    route: 'dashboard/admin/users/invite',
    subject: aChosenInvitee,
    see: admins,
    others,
    forms: { '': { may: sent(admins), others } },
  },
];

/** Customers and users managed by others. */
export const rows: readonly PageRow[] = [
  ...customers,
  ...accounts,
  ...usersIn({
    list: 'dashboard/admin/users',
    folder: 'dashboard/admin/users',
    see: admins,
    owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
    others,
  }),
  ...usersIn({
    list: 'dashboard/company/users/list',
    folder: 'dashboard/company/users',
    see: only('COMPANY_ADMIN'),
    owners: ['COMPANY_ADMIN'],
  }),
];
