import { ADMINS, all, only, outcomes, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aColleague,
  aColleaguesRequest,
  aColleagueWithRight,
  aDealCustomer,
  aNewColleague,
  aNewDealCustomer,
  aNewUnit,
  anInvitingDealCustomer,
  aServedOrganisation,
  aTrafficController,
  aUnit,
  ownContact,
} from '../testing/deal-subjects';
import { anOwnedJourney, aWatchedJourney, aWatchedRequest } from '../testing/traffic-subjects';
import { aPaidUnitPurchase, aUnitPurchase } from '../testing/unit-purchase-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** Organisations belong to no administrator: each may do this to any. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });

const organisation = only('DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_USER', 'train'); // prettier-ignore
/** What units buy and spend: whoever only belongs to one is refused. */
const accounts = outcomes('home', organisation, { DEAL_CUSTOMER_USER: 'forbidden' });
const purchases = outcomes('home', organisation, { DEAL_CUSTOMER_USER: 'notFound' });
const NO_ADMINS = ['DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_USER'] as const;
/** Only for administrators of units: others of the organisation are refused. */
const unitAdmins = outcomes('forbidden', organisation, all(NO_ADMINS, 'forbidden'));
/** Users known only to administrators: not found by others of the organisation. */
const colleagues = outcomes('notFound', organisation, all(NO_ADMINS, 'notFound'));
const own = (see = unitAdmins): FormRow => ({ may: sent(see) });
/** The address identifies nobody: it is always one's own. */
const always = all(['DEAL_CUSTOMER_ADMIN', 'train'], 'allowed');
/** A unit of another organisation, named in the form. */
const elsewhere = all(['DEAL_CUSTOMER_ADMIN', 'train'], 'refused');
const folder = 'dashboard/organisation';

const organisationRows: readonly PageRow[] = [
  { route: folder, see: organisation },
  { route: `${folder}/details`, see: organisation },
  {
    route: `${folder}/details/edit`,
    see: unitAdmins,
    forms: { '': { may: sent(unitAdmins), subject: ownContact, others: always } },
  },
  { route: `${folder}/manage`, see: unitAdmins },
  {
    route: `${folder}/manage/add-unit`,
    see: unitAdmins,
    forms: { '': { may: sent(unitAdmins), subject: aNewUnit, others: elsewhere } },
  },
  { route: `${folder}/manage/edit-unit/:id`, subject: aUnit, see: colleagues, forms: { '': own(colleagues) } },
  { route: `${folder}/manage/remove-unit/:id`, subject: aUnit, see: colleagues, forms: { '': own(colleagues) } },
  { route: `${folder}/purchases/list`, see: accounts },
  { route: `${folder}/purchases/list.csv`, see: accounts },
  { route: `${folder}/purchases/details/:id`, subject: aUnitPurchase, see: purchases },
  { route: `${folder}/purchases/details/:id/receipt.pdf`, subject: aPaidUnitPurchase, see: purchases },
  { route: `${folder}/reporting/list`, see: accounts },
  { route: `${folder}/reporting/list.csv`, see: accounts },
  { route: `${folder}/quotes`, see: outcomes('forbidden', organisation, { DEAL_CUSTOMER_FINANCE: 'forbidden' }) },
  { route: `${folder}/quote-requests/details/:id`, subject: aColleaguesRequest, see: colleagues },
  { route: `${folder}/users`, see: unitAdmins },
  { route: `${folder}/users.csv`, see: unitAdmins },
  {
    route: `${folder}/users/create`,
    see: unitAdmins,
    forms: { '': { may: sent(unitAdmins), subject: aNewColleague, others: elsewhere } },
  },
  { route: `${folder}/users/edit/:id`, subject: aColleague(), see: colleagues, forms: { '': own(colleagues) } },
  { route: `${folder}/users/give-right/:id`, subject: aColleague(), see: unitAdmins, forms: { '': own() } },
  { route: `${folder}/users/take-right/:id`, subject: aColleagueWithRight, see: unitAdmins, forms: { '': own() } },
  { route: `${folder}/users/:id`, subject: aColleague(), see: colleagues },
  {
    route: `${folder}/users/:id/:act`,
    subject: aColleague('disable'),
    see: colleagues,
    forms: { '': own(colleagues) },
  },
];

const controllers = only('TRAFFIC_CONTROLLER');

const trafficRows: readonly PageRow[] = [
  { route: 'dashboard/train', see: only('train') },
  {
    route: 'dashboard/traffic',
    see: controllers,
    // As with the API's header: an organisation that they may not act for is refused.
    forms: {
      '': { may: sent(controllers), subject: aServedOrganisation, others: { TRAFFIC_CONTROLLER: 'forbidden' } },
    },
  },
  { route: 'dashboard/traffic/quotes', see: controllers },
  { route: 'dashboard/traffic/quotes/:id', subject: aWatchedRequest, see: controllers },
  { route: 'dashboard/traffic/journeys/:id', subject: aWatchedJourney, see: controllers },
  {
    route: 'dashboard/traffic/act-for',
    subject: anOwnedJourney,
    see: controllers,
    forms: { '': { may: sent(controllers) } },
  },
  {
    route: 'dashboard/admin/users/organisations/:id',
    subject: aTrafficController,
    see: admins,
    others,
    forms: { '': form() },
  },
];

export const rows: readonly PageRow[] = [
  ...organisationRows,
  ...trafficRows,
  { route: 'dashboard/admin/deal-customers/list', see: admins },
  { route: 'dashboard/admin/deal-customers/list.csv', see: admins },
  { route: 'dashboard/admin/deal-customers/create', see: admins, forms: { '': form({ subject: aNewDealCustomer }) } },
  {
    route: 'dashboard/admin/deal-customers/details/:id',
    subject: aDealCustomer,
    see: admins,
    others,
    forms: { invite: form({ subject: anInvitingDealCustomer }) },
  },
  {
    route: 'dashboard/admin/deal-customers/edit/:id',
    subject: aDealCustomer,
    see: admins,
    others,
    forms: { '': form() },
  },
  {
    route: 'dashboard/admin/deal-customers/status/:id',
    subject: aDealCustomer,
    query: { to: 'suspended' },
    see: admins,
    others,
    forms: { '': form() },
  },
];
