import type { Role } from '@bff/domain/shared/actor';

/** A line of a dashboard's menu: a path without locale, its text in the namespace `menus`, and the role that it is for if not for all. */
export type MenuLine = readonly [path: string, text: string, role?: Role];

interface MenuGroup {
  /** Its heading, a text of `menus`; the first group has none. */
  title?: string;
  lines: readonly MenuLine[];
}

/** The dashboards and what their menus lead to, in order. A screen stands here when it is there. */
export const areaMenus = {
  admin: [
    {
      lines: [
        ['/dashboard/admin', 'overview'],
        ['/dashboard/admin/applicants/list', 'applicants'],
        ['/dashboard/admin/transport-companies/list', 'companies'],
        ['/dashboard/admin/customers/list', 'customers'],
        ['/dashboard/admin/deal-customers/list', 'dealCustomers'],
        ['/dashboard/admin/payments/list', 'payments'],
        ['/dashboard/admin/refunds/list', 'refunds'],
        ['/dashboard/admin/payment-issues/list', 'paymentIssues'],
        ['/dashboard/admin/users', 'users'],
      ],
    },
    {
      title: 'system',
      lines: [
        ['/dashboard/admin/outgoing-messages/list', 'outgoingMessages'],
        ['/dashboard/admin/external-integration/list', 'externalIntegration'],
        ['/dashboard/admin/commission-rates', 'commissionRates'],
        ['/dashboard/admin/configurations/cancellation-fees/list', 'cancellationFees'],
        ['/dashboard/admin/configurations/general-settings', 'generalSettings'],
        ['/dashboard/admin/content-pages/list', 'contentPages'],
        ['/dashboard/admin/event-log', 'eventLog'],
      ],
    },
  ],
  company: [
    {
      lines: [
        ['/dashboard/company', 'overview'],
        ['/dashboard/company/details', 'companyDetails'],
        ['/dashboard/company/configurations/cancellation-fees/list', 'cancellationFees'],
        ['/dashboard/company/users/list', 'users'],
      ],
    },
  ],
  driver: [{ lines: [['/dashboard/driver', 'overview']] }],
  organisation: [
    {
      lines: [
        ['/dashboard/organisation', 'overview'],
        ['/dashboard/organisation/manage', 'units', 'DEAL_CUSTOMER_ADMIN'],
        ['/dashboard/organisation/users', 'users', 'DEAL_CUSTOMER_ADMIN'],
        ['/dashboard/organisation/details', 'organisationDetails'],
      ],
    },
  ],
  train: [{ lines: [['/dashboard/train', 'overview']] }],
  traffic: [{ lines: [['/dashboard/traffic', 'overview']] }],
} as const satisfies Record<string, readonly MenuGroup[]>;

export type MenuArea = keyof typeof areaMenus;

/** The area's groups with what somebody of those roles finds there. */
export const menuFor = (area: MenuArea, roles: readonly Role[]): MenuGroup[] =>
  (areaMenus[area] as readonly MenuGroup[]).map((group) => ({
    ...group,
    lines: group.lines.filter(([, , role]) => role === undefined || roles.includes(role)),
  }));

/** The menu line of a page: its own, else the longest one that the page is below (`/customers` of `/customers/edit/4`). */
export function currentLine(area: MenuArea, pathname: string): string | undefined {
  const groups: readonly MenuGroup[] = areaMenus[area];
  return groups
    .flatMap(({ lines }) => lines.map(([path]) => path))
    .filter(
      (path) => pathname === path || (path !== `/dashboard/${area}` && pathname.startsWith(`${sectionOf(path)}/`)),
    )
    .sort((one, other) => other.length - one.length)[0];
}

/** Of a list's path what its details and forms stand below: `/dashboard/admin/customers/list` → `/dashboard/admin/customers`. */
const sectionOf = (path: string): string => path.replace(/\/list$/, '');
