import { KEEPS_ACCOUNTS } from '@states/deal-roles';
import type { Role } from '@bff/domain/shared/actor';
import { withoutLocale } from '~/http/paths';
import { to } from '~/to';
import type { NameIn } from '~/i18n/text-keys';

/** A line of a dashboard's menu: a path without locale, its text in the namespace `menus`, and its roles if not all. */
export type MenuLine = readonly [path: string, text: NameIn<'menus:lines'>, ...roles: Role[]];

interface MenuGroup {
  /** Its heading, a text of `menus`; the first group has none. */
  title?: NameIn<'menus:groups'>;
  lines: readonly MenuLine[];
}

/** The dashboards and their menus, in order. A screen is listed once it exists. */
export const areaMenus = {
  admin: [
    {
      lines: [
        [to.adminMain(), 'overview'],
        [to.adminBookings(), 'bookings'],
        [to.quoteRequests(), 'quoteRequests'],
        [to.selectCustomer(), 'salesSystem'],
        [to.deviations(), 'deviations'],
      ],
    },
    {
      title: 'parties',
      lines: [
        [to.companies(), 'companies'],
        [to.applicants(), 'applicants'],
        [to.searchOperators(), 'searchOperators'],
        [to.customers(), 'customers'],
        [to.dealCustomers(), 'dealCustomers'],
        [to.users(), 'users'],
      ],
    },
    {
      title: 'money',
      lines: [
        [to.payments(), 'payments'],
        [to.refunds(), 'refunds'],
        [to.paymentIssues(), 'paymentIssues'],
        [to.settlements(), 'settlements'],
        [to.adminReport(), 'reporting'],
      ],
    },
    {
      title: 'system',
      lines: [
        [to.outgoingMessages(), 'outgoingMessages'],
        [to.integrations(), 'externalIntegration'],
        [to.commissionRates(), 'commissionRates'],
        [to.addPrices(), 'prices'],
        [to.cancellationFees(), 'cancellationFees'],
        [to.accessibilityList(), 'accessibility'],
        [to.generalSettings(), 'generalSettings'],
        [to.contentPages(), 'contentPages'],
        [to.eventLog(), 'eventLog'],
      ],
    },
  ],
  company: [
    {
      lines: [
        [to.companyMain(), 'overview'],
        [to.companyBookings(), 'bookings'],
        [to.companyQuoteRequests(), 'quoteRequests'],
        [to.postInvoicing(), 'postInvoicing'],
        [to.occupancy(), 'occupancy'],
        [to.driverTimeline(), 'driverTimeline'],
        [to.fleetMap(), 'fleetMap'],
      ],
    },
    {
      title: 'fleet',
      lines: [
        [to.vehicles(), 'vehicles'],
        [to.depots(), 'depots'],
        [to.vehicleCosts(), 'vehicleCosts'],
        [to.drivingCosts(), 'drivingCosts'],
        [to.driverCosts(), 'driverCosts'],
        [to.companyCancellationFees(), 'cancellationFees'],
      ],
    },
    {
      title: 'business',
      lines: [
        [to.companyDetails(), 'companyDetails'],
        [to.companyAccessibility(), 'accessibility'],
        [to.companyUsers(), 'users'],
        [to.companySettlements(), 'settlements'],
        [to.companyReport(), 'reporting'],
      ],
    },
  ],
  driver: [{ lines: [[to.driverMain(), 'journeys']] }],
  organisation: [
    {
      lines: [
        [to.organisationMain(), 'overview'],
        [to.unitPurchases(), 'purchases', ...KEEPS_ACCOUNTS],
        [to.unitQuotes(), 'quoteRequests', 'DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_USER'],
        [to.units(), 'units', 'DEAL_CUSTOMER_ADMIN'],
        [to.organisationUsers(), 'users', 'DEAL_CUSTOMER_ADMIN'],
        [to.unitReport(), 'reporting', ...KEEPS_ACCOUNTS],
        [to.organisationDetails(), 'organisationDetails'],
      ],
    },
  ],
  train: [{ lines: [[to.trainMain(), 'replacementTraffic']] }],
  traffic: [
    {
      lines: [
        [to.trafficMain(), 'overview'],
        [to.organisationQuotes(), 'quoteRequests'],
      ],
    },
  ],
} as const satisfies Record<string, readonly MenuGroup[]>;

export type MenuArea = keyof typeof areaMenus;

/** The user's roles in an area, the most telling first. */
const areaRoles: Record<MenuArea, readonly Role[]> = {
  admin: ['SYSTEM_OWNER', 'SYSTEM_ADMIN'],
  company: ['COMPANY_ADMIN'],
  driver: ['DRIVER'],
  organisation: [...KEEPS_ACCOUNTS, 'DEAL_CUSTOMER_USER'],
  train: ['DEAL_CUSTOMER_ADMIN'],
  traffic: ['TRAFFIC_CONTROLLER'],
};

export const roleIn = (area: MenuArea, roles: readonly Role[]): Role | undefined =>
  areaRoles[area].find((role) => roles.includes(role));

/** Whether somebody with those roles books for the units of an organisation; the search is a public page, outside every dashboard. */
export const booksForUnits = (roles: readonly Role[]): boolean =>
  roles.some((role) => role === 'DEAL_CUSTOMER_ADMIN' || role === 'DEAL_CUSTOMER_BOOKER');

/** Whether they search for units, to book or to ask for quotes. */
export const searchesForUnits = (roles: readonly Role[]): boolean =>
  booksForUnits(roles) || roles.includes('DEAL_CUSTOMER_USER');

/** The area's menu groups for somebody with those roles. */
export const menuFor = (area: MenuArea, roles: readonly Role[]): MenuGroup[] =>
  (areaMenus[area] as readonly MenuGroup[]).map((group) => ({
    ...group,
    lines: group.lines.filter(([, , ...wanted]) => wanted.length === 0 || wanted.some((role) => roles.includes(role))),
  }));

/** The dashboard that a home (a path without locale) is the first page of; undefined for customers, whose home is the search. */
export const dashboardOf = (home: string): MenuArea | undefined =>
  (Object.keys(areaMenus) as MenuArea[]).find((area) => home === to[`${area}Main` as const]());

/**
 * The menu that stands beside an area's pages, and the area that it is called by. Whoever orders replacement traffic for an organisation has
 * one menu for both: two would take turns.
 */
export function menuBeside(
  area: MenuArea,
  roles: readonly Role[],
  home: string | undefined,
): { area: MenuArea; groups: readonly MenuGroup[] } {
  const isBoth = home === to.trainMain() && (area === 'train' || area === 'organisation');
  if (!isBoth) return { area, groups: menuFor(area, roles) };
  const groups = [...menuFor('train', roles), ...menuFor('organisation', roles)];
  return { area: 'organisation', groups: [{ lines: groups.flatMap(({ lines }) => lines) }] };
}

/** The part of a details page's path that other pages extend. */
const folderOf = (path: string): string => path.replace(/\/details\/\d+$/, '');

/** `/booking/list` → `/booking` */
const firstPart = (path: string): string => path.split('/', 2).join('/');

/** Screens that belong to a menu line under another address: an order is a set of bookings, a request is one of the list. */
const BELONGS: Readonly<Record<string, string>> = {
  [folderOf(to.adminPurchase(0))]: folderOf(to.adminBooking(0)),
  [folderOf(to.colleagueQuoteRequest(0))]: to.unitQuotes(),
  // Pages of whoever buys, organisations' buyers among them.
  [firstPart(to.quotes())]: to.unitQuotes(),
  [firstPart(to.bookings())]: folderOf(to.unitPurchase(0)),
  [firstPart(to.purchase(0))]: folderOf(to.unitPurchase(0)),
  [firstPart(to.rateJourney(0))]: folderOf(to.unitPurchase(0)),
};

/** The menu line of a page: its own, otherwise the longest one that the page is below (`/customers` for `/customers/edit/4`). */
export function currentLine(area: MenuArea, pathname: string): string | undefined {
  const groups: readonly MenuGroup[] = areaMenus[area];
  const paths = groups.flatMap(({ lines }) => lines.map(([path]) => path));
  const [overview] = paths;
  if (paths.includes(pathname)) return pathname;
  const [elsewhere, here] = Object.entries(BELONGS).find(([from]) => pathname.startsWith(`${from}/`)) ?? ['', ''];
  const place = pathname.replace(elsewhere, here);
  return paths
    .filter((path) => path !== overview && place.startsWith(`${sectionOf(path)}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The menu line that a dashboard's address belongs to, in any language and with any query. */
export function menuLineAt(address: string): MenuLine | undefined {
  const [pathname = '', area] = /^\/dashboard\/(\w+)[^?#]*/.exec(withoutLocale(address)) ?? [];
  if (area === undefined || !Object.hasOwn(areaMenus, area)) return undefined;
  const here = currentLine(area as MenuArea, pathname);
  const groups: readonly MenuGroup[] = areaMenus[area as MenuArea];
  const lines = groups.flatMap((group) => group.lines);
  return lines.find(([path]) => path === here) ?? lines[0];
}

/** The part of a list's path that its details and forms extend: `/dashboard/admin/customers/list` → `/dashboard/admin/customers`. */
const sectionOf = (path: string): string => path.replace(/\/list$/, '');
