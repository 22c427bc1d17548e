import { screens } from '../../app/screens';
import * as ways from './ways';

/** A pattern for a link, or a function that makes the next address where no link leads. */
type Step = RegExp | ((address: string) => string);

/** A screen whose loader data is recorded from the demo. */
export interface Recorded {
  /** The demo account that opens it; without it, a visitor. */
  as?: string;
  /** Its address without the language, or the address of a page with a link to it. */
  at: string;
  /** From there on, in turn. */
  follow?: readonly Step[];
  /** What to do there before the screen appears: send forms, open mails. */
  way?: ways.Way;
  /** Names of properties that hold more than the page’s type says. */
  wider?: readonly string[];
}

const as =
  (username: string, folder = '') =>
  (at: string, ...follow: Step[]): Recorded => ({ as: username, at: `${folder}${at}`, follow });
const admin = as('admin', '/dashboard/admin');
const company = as('company', '/dashboard/company');
const driver = as('driver', '/dashboard/driver');
const organisation = as('deal.admin', '/dashboard/organisation');
const customer = as('customer');
const privately = as('private');
/** For a visitor, or for somebody whom the way registers. */
const by = (way: ways.Way): Recorded => ({ at: '/', way });
/** Another page about the same thing. */
const instead = (page: string, other: string) => (address: string) => address.replace(`/${page}/`, `/${other}/`);
/** The page for a note about the customer or booking there: only a form leads to it. */
const newNote = (address: string) =>
  address
    .replace(/customers\/(\d+)$/, 'notes/add?customer=$1')
    .replace(/booking\/details\/(\d+)$/, 'notes/add?booking=$1');

const trip = ways.trip;
const sale = `/sales-system/explain-trip?customer=3&${trip}`;

/** By the names of their fixtures. */
export const recordedScreens = {
  home: { at: '/' },
  register: { at: '/auth/register' },
  registerCompany: { at: '/auth/register-company' },
  forgotPassword: { at: '/auth/forgot-password' },
  companyPage: { at: '/companies/1' },
  contentPage: { at: '/page/tips-and-faq' },
  cookieSettings: { at: '/cookies' },
  compareOffers: by(ways.compare),
  requestQuotes: customer(`/quotes/request?${trip}`),
  logout: customer('/auth/logout'),
  changePassword: by(ways.forgetPassword),
  acceptInvitation: by(ways.beInvited),
  verifyEmail: by(ways.openWelcome),
  confirmEmail: by(ways.changeAddress),
  secondStep: by(ways.logInWithCode),

  customerBookings: customer('/booking/list'),
  customerBooking: customer('/booking/list', /^\/booking\/details\/\d+/),
  customerQuotes: customer('/quotes/list'),
  cancelBooking: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/booking\/cancel\/\d+/),
  shareTrip: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/booking\/share\/\d+/),
  profile: customer('/user/profile'),
  contactInfo: customer('/settings/contact-info'),
  secondFactor: customer('/user/second-factor'),
  deleteAccount: customer('/user/delete'),
  dataExport: customer('/user/export'),
  setUpSecondFactor: customer('/user/second-factor/set-up'),
  recoveryCodes: by(ways.securedAt('codes')),
  turnOffSecondFactor: by(ways.securedAt('off')),
  choice: customer('/booking/list?when=canceled', /^\/booking\/details\/\d+/, instead('details', 'choice')),
  takeChoice: customer(
    '/booking/list?when=canceled',
    /^\/booking\/details\/\d+/,
    instead('details', 'choice'),
    /^\/booking\/choice\/\d+\/refund/,
  ),
  bookingSheet: {
    ...privately('/booking/list', /^\/booking\/details\/\d+/, instead('details', 'show-details')),
    wider: ['pictures'],
  },
  purchaseSheet: privately('/booking/list', /^\/booking\/details\/\d+/, /^\/purchases\/details\/\d+/, instead('details', 'show-details')), // prettier-ignore
  cancelPurchase: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/purchases\/details\/\d+/, instead('details', 'cancel')), // prettier-ignore
  changeBooking: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/booking\/change-book\?/),
  quoteRequest: privately('/quotes/list', /^\/quotes\/details\/\d+/),
  rateJourney: {
    ...customer('/booking/list?when=past', /^\/booking\/details\/\d+/, /^\/journey\/rate\/\d+/),
    wider: ['fields'],
  },
  missingBus: customer(
    '/booking/list?when=past',
    /^\/booking\/details\/\d+/,
    /^\/journey\/rate\/\d+/,
    instead('rate', 'missing-bus'),
  ),
  vehicleLocation: privately('/booking/list', /^\/booking\/details\/\d+/, instead('details', 'vehicle-location')),
  sharedTrip: {
    ...privately('/booking/list', /^\/booking\/details\/\d+/, instead('details', 'share')),
    way: ways.share,
  },
  hold: { at: '/booking/hold' },
  paymentCallback: { ...customer('/'), way: ways.goToPay },

  adminOverview: admin(''),
  adminApplicants: admin('/applicants/list'),
  adminCompanies: admin('/transport-companies/list'),
  adminCompany: admin('/transport-companies/list', /transport-companies\/edit\/\d+$/),
  adminCommission: admin('/commission-rates'),
  adminSearchOperators: admin('/search-operators'),
  adminSelectCustomer: admin('/sales-system/select-customer'),
  adminCustomers: admin('/customers/list'),
  adminCustomer: admin('/customers/list', /admin\/customers\/\d+$/),
  adminDealCustomers: admin('/deal-customers/list'),
  adminDealCustomer: admin('/deal-customers/list', /deal-customers\/details\/\d+$/),
  adminBookings: admin('/booking/list'),
  adminBooking: admin('/booking/list', /booking\/details\/\d+$/),
  adminDeviations: admin('/deviation/list'),
  adminQuoteRequests: admin('/quote-requests'),
  adminQuoteRequest: admin('/quote-requests', /quote-requests\/\d+$/),
  adminWithdrawQuote: admin('/quote-requests?state=quoted', /quote-requests\/\d+$/, /quote-requests\/withdraw\/\d+/),
  adminPayments: admin('/payments/list'),
  adminCreateCustomer: admin('/customers/create'),
  adminAddCompany: admin('/transport-companies/add'),
  adminCompanyCommission: admin('/transport-companies/list', /transport-companies\/edit\/\d+$/, /commission\/\d+$/),
  adminCreateUser: admin('/users/create'),
  adminEditUser: admin('/users', /admin\/users\/\d+$/, /users\/edit\/\d+$/),
  adminUserDeletions: admin('/users/deletions'),
  adminPurchase: admin('/booking/list', /booking\/details\/\d+$/, /purchases\/details\/\d+$/),
  adminAddNote: admin('/customers/list', /admin\/customers\/\d+$/, newNote),
  adminDeviation: admin('/deviation/list', /deviation\/details\/\d+$/),
  adminCreateIntegration: admin('/external-integration/create'),
  adminCreateCancellationFee: admin('/configurations/cancellation-fees/create'),
  adminAddAccessibility: admin('/configurations/accessibility/add'),
  adminEditContentPage: admin('/content-pages/list', /content-pages\/edit\/[\w-]+$/),
  adminAddPrice: admin('/prices/add'),
  adminFind: admin('/find?q=uppsala'),
  adminPaymentIssues: admin('/payment-issues/list'),
  adminRefunds: admin('/refunds/list'),
  adminReporting: admin('/reporting'),
  adminSettlements: admin('/settlements/list'),
  adminOutgoingMessages: admin('/outgoing-messages/list'),
  adminIntegrations: admin('/external-integration/list'),
  adminSettings: admin('/configurations/general-settings'),
  adminCancellationFees: admin('/configurations/cancellation-fees/list'),
  adminAccessibility: admin('/configurations/accessibility'),
  adminContentPages: admin('/content-pages/list'),
  adminEventLog: admin('/event-log'),
  adminEvent: admin('/event-log', /event-log\/\d+$/),
  adminInvite: admin('/users/invite'),
  adminRefund: admin('/refunds/list', /refunds\/details\/\d+$/),
  adminApplicant: admin('/applicants/list', /applicants\/reply\/\d+$/),
  adminCreateDealCustomer: admin('/deal-customers/create'),
  adminEditAccessibility: admin('/configurations/accessibility', /accessibility\/edit\/\d+$/),
  adminRemoveAccessibility: admin(
    '/configurations/accessibility',
    /accessibility\/edit\/\d+$/,
    instead('edit', 'remove'),
  ),
  adminDenyApplicant: admin('/applicants/list', /applicants\/reply\/\d+$/, instead('reply', 'deny')),
  adminCancelBooking: admin('/booking/list', /booking\/details\/\d+$/, instead('details', 'cancel')),
  adminChooseRefund: admin(
    '/booking/list?when=all&status=canceled',
    /booking\/details\/\d+$/,
    /booking\/choose-refund\/\d+$/,
  ),
  adminRecordOutcome: admin(
    '/booking/list?when=all&status=notReported',
    /booking\/details\/\d+$/,
    instead('details', 'outcome'),
  ),
  adminEditCancellationFee: admin('/configurations/cancellation-fees/list', /cancellation-fees\/edit\/\d+$/),
  adminMinimumCancellationFees: admin('/configurations/cancellation-fees/minimum'),
  adminCreateContentPage: admin('/content-pages/create'),
  adminRemoveContentPage: { ...admin('/content-pages/create'), way: ways.writePage },
  adminSealedRecord: by(ways.seal),
  adminEditDealCustomer: admin('/deal-customers/list', /deal-customers\/details\/\d+$/, instead('details', 'edit')),
  adminDealCustomerStatus: admin(
    '/deal-customers/list',
    /deal-customers\/details\/\d+$/,
    /deal-customers\/status\/\d+\?to=suspended/,
  ),
  adminRejectDeviation: admin('/deviation/list', /deviation\/details\/\d+$/, instead('details', 'reject')),
  adminEditIntegration: { ...admin('/external-integration/create'), way: ways.connect('edit') },
  adminIntegrationDeliveries: { ...admin('/external-integration/create'), way: ways.connect('deliveries') },
  adminRotateIntegration: { ...admin('/external-integration/create'), way: ways.connect('rotate') },
  adminCancelIntegration: { ...admin('/external-integration/create'), way: ways.connect('cancel') },
  adminEditNote: { ...admin('/customers/list', /admin\/customers\/\d+$/, newNote), way: ways.note('edit') },
  adminRemoveNote: { ...admin('/customers/list', /admin\/customers\/\d+$/, newNote), way: ways.note('remove') },
  adminOutgoingMessage: by(ways.waitingMessage('details')),
  adminDiscardMessage: by(ways.waitingMessage('discard')),
  adminDiscardMessages: by(ways.waitingMessage('discardMany')),
  adminPaymentIssue: { ...admin('/payment-issues/list'), way: ways.disputePayment('details') },
  adminHandlePaymentIssue: { ...admin('/payment-issues/list'), way: ways.disputePayment('handle') },
  adminHandlePaymentIssues: { ...admin('/payment-issues/list'), way: ways.disputePayment('handleMany') },
  adminHandlePayment: admin('/payments/list', /payments\/details\/\d+$/, instead('details', 'handle')),
  adminTemporaryPrices: admin('/prices/add/5/driver'),
  adminRemoveTemporaryPrices: { ...admin('/prices/add/5/driver'), way: ways.addTemporaryPrice },
  adminRefundElsewhere: admin(
    '/refunds/list?attention=failed',
    /refunds\/details\/\d+$/,
    instead('details', 'elsewhere'),
  ),
  adminRetryRefunds: admin('/refunds/list?attention=failed', /refunds\/details\/\d+$/, (address) => address.replace(/details\/(\d+)/, 'retry?row=$1')), // prettier-ignore
  adminExplainTrip: admin(sale),
  adminMakeOffer: admin(sale, /sales-system\/make-offer\?/),
  adminSettlement: admin('/settlements/list', /settlements\/details\/\d+\/\d{4}-\d\d$/),
  adminUserOrganisations: admin('/users?q=traffic', /admin\/users\/\d+$/, (address) => address.replace('/users/', '/users/organisations/')), // prettier-ignore
  adminEditSetting: admin('/configurations/general-settings', /general-settings\/[\w.]+$/),

  companyOverview: company(''),
  companyDetails: company('/details'),
  companyBookings: company('/booking/list'),
  companyBooking: company('/booking/list', /booking\/details\/\d+$/),
  companyDepots: company('/depots/list'),
  companyVehicleCosts: company('/vehicle-costs/list'),
  companyBasicPrice: company('/vehicle-costs/list', /basic-details\/\d+$/),
  companyPostInvoicing: company('/post-invoicing/list'),
  companyQuoteRequests: company('/quote-requests/list'),
  companyUsers: company('/users/list'),
  companyReporting: company('/reporting/list'),
  companySettlements: company('/settlements/list'),
  companyVehicle: company('/vehicles/list', /vehicles\/edit\/\d+$/),
  companyVehicleMap: company('/vehicles/map'),
  companyImport: company('/vehicles/import'),
  companyOccupancy: company('/vehicles/occupancy'),
  companyDriverTimeline: company('/drivers?view=month'),
  companyEditDetails: company('/details/edit'),
  companyAddDepot: company('/depots/add'),
  companyDrivingCosts: company('/driving-costs/list'),
  companyDriverCosts: company('/driver-costs/list'),
  companyAddException: company('/vehicle-costs/add-exception'),
  companyCreateUser: company('/users/create'),
  companyUser: company('/users/list', /company\/users\/\d+$/),
  companyVehiclePictures: company('/vehicles/list', /vehicles\/edit\/\d+$/, /vehicles\/pictures\/\d+$/),
  companyStartingPositions: company('/vehicles/list', /vehicles\/edit\/\d+$/, /starting-positions\/\d+$/),
  companyAddOccupancy: company('/vehicles/occupancy/add'),
  companyAccessibility: company('/configurations/accessibility'),
  companyCancellationFees: company('/configurations/cancellation-fees/list'),
  companySettlement: company('/settlements/list', /settlements\/details\/[\w-]+$/),
  companyJourney: company('/booking/list', /booking\/details\/\d+$/, /company\/journey\/\d+$/),
  companyAddVehicle: company('/vehicles/add'),
  companyAssignDriver: company('/booking/list', /booking\/details\/\d+$/, instead('details', 'assign-driver')),
  companyCancelBooking: company('/booking/list', /booking\/details\/\d+$/, instead('details', 'cancel')),
  companyRejectChange: company('/booking/list?when=problems', /booking\/details\/\d+$/, /booking\/reject-change\/\d+/),
  companySwapVehicle: company('/booking/list', /booking\/details\/\d+$/, instead('details', 'swap-vehicle')),
  companyEditDepot: { ...company('/depots/list', /depots\/edit\/\d+$/), wider: ['saved'] },
  companyRemoveDepot: company('/depots/list', /depots\/edit\/\d+$/, instead('edit', 'remove')),
  companyAddDriverCosts: company('/driver-costs/add-basic'),
  companyAddDriverException: company('/driver-costs/add-exception'),
  companyDriverCost: company('/driver-costs/list', /driver-costs\/basic-details\/\d+$/),
  companyDriverException: {
    ...company('/driver-costs/add-exception'),
    way: ways.exceptPrices('costPerHour', 'exception-details'),
  },
  companyRemoveDriverCosts: {
    ...company('/driver-costs/add-exception'),
    way: ways.exceptPrices('costPerHour', 'remove'),
  },
  companyAddDrivingCosts: company('/driving-costs/add-basic'),
  companyAddDrivingException: company('/driving-costs/add-exception'),
  companyDrivingCost: company('/driving-costs/list', /driving-costs\/basic-details\/\d+$/),
  companyDrivingException: {
    ...company('/driving-costs/add-exception'),
    way: ways.exceptPrices('pricePerKm', 'exception-details'),
  },
  companyRemoveDrivingCosts: {
    ...company('/driving-costs/add-exception'),
    way: ways.exceptPrices('pricePerKm', 'remove'),
  },
  companyAddVehicleCosts: company('/vehicle-costs/add-basic'),
  companyVehicleException: {
    ...company('/vehicle-costs/add-exception'),
    way: ways.exceptPrices('pricePerHour', 'exception-details'),
  },
  companyRemoveVehicleCosts: {
    ...company('/vehicle-costs/add-exception'),
    way: ways.exceptPrices('pricePerHour', 'remove'),
  },
  companyFind: company('/find?q=uppsala'),
  companyImportDriverCosts: company('/driver-costs/import'),
  companyImportDrivingCosts: company('/driving-costs/import'),
  companyImportVehicleCosts: company('/vehicle-costs/import'),
  companyDeviationReport: company('/booking/list', /booking\/details\/\d+$/, /company\/journey\/\d+$/, (address) => `${address}/deviation`), // prettier-ignore
  companyTerminate: company('/booking/list', /booking\/details\/\d+$/, /company\/journey\/\d+$/, (address) => `${address}/terminate`), // prettier-ignore
  companyAddNote: company('/booking/list', /booking\/details\/\d+$/, newNote),
  companyEditNote: { ...company('/booking/list', /booking\/details\/\d+$/, newNote), way: ways.note('edit') },
  companyRemoveNote: { ...company('/booking/list', /booking\/details\/\d+$/, newNote), way: ways.note('remove') },
  companyEditLockout: { ...company(`/vehicles/occupancy/add?day=${ways.LOCKED_DAY}`), way: ways.lock('edit') },
  companyRemoveLockout: { ...company(`/vehicles/occupancy/add?day=${ways.LOCKED_DAY}`), way: ways.lock('remove') },
  companyDeviation: company('/post-invoicing/list', /post-invoicing\/details\/\d+$/),
  companyQuoteRequest: company('/quote-requests/list', /quote-requests\/details\/\d+$/),
  companyQuote: company('/quote-requests/list', /quote-requests\/details\/\d+$/, /quote-requests\/quote\/\d+/),
  companyRejectQuoteRequest: company(
    '/quote-requests/list',
    /quote-requests\/details\/\d+$/,
    /quote-requests\/reject\/\d+/,
  ),
  companyWithdrawQuote: company(
    '/quote-requests/list?status=answered',
    /quote-requests\/details\/\d+$/,
    /quote-requests\/withdraw\/\d+/,
  ),
  companyActOnUser: company('/users/list?q=driver', /company\/users\/\d+$/, /users\/\d+\/disable$/),
  companyEditUser: company('/users/list?q=driver', /company\/users\/\d+$/, (address) => address.replace('/users/', '/users/edit/')), // prettier-ignore
  companyAddStartingPosition: company('/vehicles/list', /vehicles\/edit\/\d+$/, /starting-positions\/\d+$/, (address) => `${address}/add`), // prettier-ignore
  companyEditStartingPosition: {
    ...company('/vehicles/list', /vehicles\/edit\/\d+$/, /starting-positions\/\d+$/, (address) => `${address}/add`),
    way: ways.moveBus('edit'),
  },
  companyRemoveStartingPosition: {
    ...company('/vehicles/list', /vehicles\/edit\/\d+$/, /starting-positions\/\d+$/, (address) => `${address}/add`),
    way: ways.moveBus('remove'),
  },
  companyRemoveVehicle: company('/vehicles/list', /vehicles\/edit\/\d+$/, instead('edit', 'remove')),
  companyRemovePicture: { ...company('/vehicles/list', /vehicles\/edit\/\d+$/, instead('edit', 'pictures')), way: ways.addPicture }, // prettier-ignore
  companyVehicleStatus: company('/vehicles/list', /vehicles\/edit\/\d+$/, /vehicles\/status\/\d+\?/),

  driverJourney: driver('', /driver\/journey\/\d+$/),
  driverDeviation: driver('', /driver\/journey\/\d+$/, /\d+\/deviation$/),
  driverTerminate: driver('', /driver\/journey\/\d+$/, (address) => `${address}/terminate`),
  driverFind: driver('/find?q=uppsala'),

  organisationOverview: organisation(''),
  organisationDetails: organisation('/details'),
  organisationUnits: organisation('/manage'),
  organisationUsers: organisation('/users'),
  organisationPurchases: organisation('/purchases/list'),
  organisationQuotes: organisation('/quotes'),
  organisationColleagueQuote: organisation('/quotes', /quote-requests\/details\/\d+$/),
  organisationReport: organisation('/reporting/list'),

  organisationEditDetails: organisation('/details/edit'),
  organisationAddUnit: organisation('/manage/add-unit'),
  organisationCreateUser: organisation('/users/create'),
  organisationUser: organisation('/users', /organisation\/users\/\d+$/),
  organisationPurchase: organisation('/purchases/list', /purchases\/details\/\d+$/),

  organisationFind: organisation('/find?q=uppsala'),
  organisationEditUnit: organisation('/manage', /manage\/edit-unit\/\d+$/),
  organisationRemoveUnit: organisation('/manage', /manage\/edit-unit\/[^1]$/, /manage\/remove-unit\/\d+$/),
  organisationActOnUser: organisation('/users?q=booker', /organisation\/users\/\d+$/, /users\/\d+\/disable$/),
  organisationEditUser: organisation('/users?q=booker', /organisation\/users\/\d+$/, (address) => address.replace('/users/', '/users/edit/')), // prettier-ignore
  organisationGiveRight: organisation('/users?q=booker', /organisation\/users\/\d+$/, /give-right\/\d+/),
  organisationTakeRight: organisation('/users?q=booker', /organisation\/users\/\d+$/, /take-right\/\d+/),

  trainFind: { as: 'deal.train', at: '/dashboard/train/find?q=uppsala' },
  trainOverview: { as: 'deal.train', at: '/dashboard/train' },
  trafficOverview: { as: 'traffic', at: '/dashboard/traffic' },
  trafficActForOwner: as('traffic', '/dashboard/traffic')('/find?q=uppsala', /traffic\/journeys\/\d+$/, (address) =>
    address.replace('journeys/', 'act-for?journey='),
  ),
  trafficFind: { as: 'traffic', at: '/dashboard/traffic/find?q=uppsala' },
  trafficJourney: { as: 'traffic', at: '/dashboard/traffic', way: ways.actForMunicipality('') },
  trafficQuoteRequest: { as: 'traffic', at: '/dashboard/traffic', way: ways.actForMunicipality('/quotes') },
  trafficQuotes: { as: 'traffic', at: '/dashboard/traffic/quotes' },
} satisfies Record<string, Recorded>;

const patterns = Object.values(screens).map(({ path, id }) => ({
  id,
  pattern: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  // What stands for anything is the last to be meant.
  parameters: path.split(':').length + (path.includes('*') ? 10 : 0),
}));

/** Remix's name of the route at an address without its language. */
export function routeOf(path: string): string {
  const found = patterns
    .filter(({ pattern }) => pattern.test(path) || (path === '/' && pattern.source === '^\\/$'))
    .toSorted((a, b) => a.parameters - b.parameters)[0];
  if (!found) throw new Error(`no screen is at ${path}`);
  return found.id;
}
