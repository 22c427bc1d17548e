import { screens } from '../../app/screens';

/** A screen whose loader data is recorded from the demo. */
export interface Recorded {
  /** The demo account that opens it; without it, a visitor. */
  as?: string;
  /** Its address without the language, or the address of a page with a link to it. */
  at: string;
  /** A pattern for that link, or several to follow in turn. */
  follow?: RegExp | readonly RegExp[];
}

const admin = (at: string, ...follow: RegExp[]): Recorded => ({ as: 'admin', at: `/dashboard/admin${at}`, follow });
const company = (at: string, ...follow: RegExp[]): Recorded => ({
  as: 'company',
  at: `/dashboard/company${at}`,
  follow,
});
const organisation = (at: string, ...follow: RegExp[]): Recorded => ({
  as: 'deal.admin',
  at: `/dashboard/organisation${at}`,
  follow,
});
const customer = (at: string, ...follow: RegExp[]): Recorded => ({ as: 'customer', at, follow });

/** By the names of their fixtures. */
export const recordedScreens = {
  home: { at: '/' },
  register: { at: '/auth/register' },
  registerCompany: { at: '/auth/register-company' },
  forgotPassword: { at: '/auth/forgot-password' },
  companyPage: { at: '/companies/1' },
  contentPage: { at: '/page/tips-and-faq' },
  cookieSettings: { at: '/cookies' },

  customerBookings: customer('/booking/list'),
  customerBooking: customer('/booking/list', /^\/booking\/details\/\d+/),
  customerQuotes: customer('/quotes/list'),
  cancelBooking: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/booking\/cancel\/\d+/),
  shareTrip: customer('/booking/list', /^\/booking\/details\/\d+/, /^\/booking\/share\/\d+/),
  profile: customer('/user/profile'),
  contactInfo: customer('/settings/contact-info'),
  secondFactor: customer('/user/second-factor'),
  deleteAccount: customer('/user/delete'),

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
  adminPayments: admin('/payments/list'),
  adminCreateCustomer: admin('/customers/create'),
  adminAddCompany: admin('/transport-companies/add'),
  adminCompanyCommission: admin('/transport-companies/list', /transport-companies\/edit\/\d+$/, /commission\/\d+$/),
  adminCreateUser: admin('/users/create'),
  adminEditUser: admin('/users', /admin\/users\/\d+$/, /users\/edit\/\d+$/),
  adminUserDeletions: admin('/users/deletions'),
  adminPurchase: admin('/booking/list', /booking\/details\/\d+$/, /purchases\/details\/\d+$/),
  adminAddNote: admin('/customers/list', /admin\/customers\/\d+$/, /notes\/add/),
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

  driverJourney: { as: 'driver', at: '/dashboard/driver', follow: /driver\/journey\/\d+$/ },

  driverDeviation: { as: 'driver', at: '/dashboard/driver', follow: [/driver\/journey\/\d+$/, /\d+\/deviation$/] },

  organisationOverview: organisation(''),
  organisationDetails: organisation('/details'),
  organisationUnits: organisation('/manage'),
  organisationUsers: organisation('/users'),
  organisationPurchases: organisation('/purchases/list'),
  organisationQuotes: organisation('/quotes'),

  organisationEditDetails: organisation('/details/edit'),
  organisationAddUnit: organisation('/manage/add-unit'),
  organisationCreateUser: organisation('/users/create'),
  organisationUser: organisation('/users', /organisation\/users\/\d+$/),
  organisationPurchase: organisation('/purchases/list', /purchases\/details\/\d+$/),

  trainOverview: { as: 'deal.train', at: '/dashboard/train' },
  trafficOverview: { as: 'traffic', at: '/dashboard/traffic' },
  trafficQuotes: { as: 'traffic', at: '/dashboard/traffic/quotes' },
} satisfies Record<string, Recorded>;

const patterns = Object.values(screens).map(({ path, id }) => ({
  id,
  pattern: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  parameters: path.split(/[:*]/).length,
}));

/** Remix's name of the route at an address without its language. */
export function routeOf(path: string): string {
  const found = patterns
    .filter(({ pattern }) => pattern.test(path) || (path === '/' && pattern.source === '^\\/$'))
    .toSorted((a, b) => a.parameters - b.parameters)[0];
  if (!found) throw new Error(`no screen is at ${path}`);
  return found.id;
}
