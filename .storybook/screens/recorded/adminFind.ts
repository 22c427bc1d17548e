import Page, { type loader } from '~/areas/admin/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala' } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/find?q=uppsala',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      records: [
        {
          title: 'Kunder',
          places: [
            {
              href: '/sv/dashboard/admin/customers/3',
              label: 'Demo Skolan i Uppsala',
              detail: 'corporate@demo.invalid',
            },
            {
              href: '/sv/dashboard/admin/customers/9',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund6@demo.invalid',
            },
            {
              href: '/sv/dashboard/admin/customers/15',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund12@demo.invalid',
            },
            {
              href: '/sv/dashboard/admin/customers/21',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund18@demo.invalid',
            },
            {
              href: '/sv/dashboard/admin/customers/27',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund24@demo.invalid',
            },
          ],
        },
        {
          title: 'Bussbolag',
          places: [
            {
              href: '/sv/dashboard/admin/transport-companies/edit/5',
              label: 'Demobuss Uppsala AB',
              detail: '559900-0055',
            },
          ],
        },
        {
          title: 'Avtalskunder',
          places: [
            {
              href: '/sv/dashboard/admin/deal-customers/details/1',
              label: 'Demo Uppsala kommun',
              detail: '559995-0002',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Administration',
          places: [
            { href: '/sv/dashboard/admin', label: 'Översikt' },
            { href: '/sv/dashboard/admin/booking/list', label: 'Bokningar' },
            { href: '/sv/dashboard/admin/quote-requests', label: 'Offertförfrågningar' },
            { href: '/sv/dashboard/admin/sales-system/select-customer', label: 'Sälj en resa' },
            { href: '/sv/dashboard/admin/applicants/list', label: 'Ansökningar' },
            { href: '/sv/dashboard/admin/transport-companies/list', label: 'Bussbolag' },
            { href: '/sv/dashboard/admin/search-operators', label: 'Sök bussbolag' },
            { href: '/sv/dashboard/admin/customers/list', label: 'Kunder' },
            { href: '/sv/dashboard/admin/deal-customers/list', label: 'Avtalskunder' },
            { href: '/sv/dashboard/admin/payments/list', label: 'Betalningar' },
            { href: '/sv/dashboard/admin/refunds/list', label: 'Återbetalningar' },
            { href: '/sv/dashboard/admin/payment-issues/list', label: 'Betalningsärenden' },
            { href: '/sv/dashboard/admin/deviation/list', label: 'Avvikelser' },
            { href: '/sv/dashboard/admin/users', label: 'Användare' },
            { href: '/sv/dashboard/admin/settlements/list', label: 'Avräkningar' },
            { href: '/sv/dashboard/admin/reporting', label: 'Rapporter' },
            { href: '/sv/dashboard/admin/outgoing-messages/list', label: 'Utskick' },
            { href: '/sv/dashboard/admin/external-integration/list', label: 'Integrationer' },
            { href: '/sv/dashboard/admin/commission-rates', label: 'Provisioner' },
            { href: '/sv/dashboard/admin/prices/add', label: 'Tillfälliga priser' },
            { href: '/sv/dashboard/admin/configurations/cancellation-fees/list', label: 'Avbokningsavgifter' },
            { href: '/sv/dashboard/admin/configurations/accessibility', label: 'Tillgänglighet' },
            { href: '/sv/dashboard/admin/configurations/general-settings', label: 'Allmänna inställningar' },
            { href: '/sv/dashboard/admin/content-pages/list', label: 'Innehållssidor' },
            { href: '/sv/dashboard/admin/event-log', label: 'Händelselogg' },
            { href: '/sv/dashboard/admin/customers/create', label: 'Ny kund' },
            { href: '/sv/dashboard/admin/transport-companies/add', label: 'Nytt bussbolag' },
            { href: '/sv/dashboard/admin/deal-customers/create', label: 'Ny avtalskund' },
            { href: '/sv/dashboard/admin/users/create', label: 'Ny användare' },
            { href: '/sv/dashboard/admin/users/deletions', label: 'Konton som ska raderas' },
            { href: '/sv/dashboard/admin/external-integration/create', label: 'Ny integration' },
            { href: '/sv/dashboard/admin/content-pages/create', label: 'Ny innehållssida' },
            { href: '/sv/dashboard/admin/configurations/cancellation-fees/create', label: 'Nya avbokningsavgifter' },
            {
              href: '/sv/dashboard/admin/configurations/cancellation-fees/minimum',
              label: 'Lägsta avbokningsavgifter',
            },
            { href: '/sv/dashboard/admin/configurations/accessibility/add', label: 'Ny tillgänglighet' },
          ],
        },
      ],
    },
    en: {
      ...same,
      title: 'Quick find',
      records: [
        {
          title: 'Customers',
          places: [
            {
              href: '/en/dashboard/admin/customers/3',
              label: 'Demo Skolan i Uppsala',
              detail: 'corporate@demo.invalid',
            },
            {
              href: '/en/dashboard/admin/customers/9',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund6@demo.invalid',
            },
            {
              href: '/en/dashboard/admin/customers/15',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund12@demo.invalid',
            },
            {
              href: '/en/dashboard/admin/customers/21',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund18@demo.invalid',
            },
            {
              href: '/en/dashboard/admin/customers/27',
              label: 'Demo Skolan i Uppsala',
              detail: 'demokund24@demo.invalid',
            },
          ],
        },
        {
          title: 'Bus companies',
          places: [
            {
              href: '/en/dashboard/admin/transport-companies/edit/5',
              label: 'Demobuss Uppsala AB',
              detail: '559900-0055',
            },
          ],
        },
        {
          title: 'Contract customers',
          places: [
            {
              href: '/en/dashboard/admin/deal-customers/details/1',
              label: 'Demo Uppsala kommun',
              detail: '559995-0002',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Administration',
          places: [
            { href: '/en/dashboard/admin', label: 'Overview' },
            { href: '/en/dashboard/admin/booking/list', label: 'Bookings' },
            { href: '/en/dashboard/admin/quote-requests', label: 'Quote requests' },
            { href: '/en/dashboard/admin/sales-system/select-customer', label: 'Sell a trip' },
            { href: '/en/dashboard/admin/applicants/list', label: 'Applications' },
            { href: '/en/dashboard/admin/transport-companies/list', label: 'Bus companies' },
            { href: '/en/dashboard/admin/search-operators', label: 'Find operators' },
            { href: '/en/dashboard/admin/customers/list', label: 'Customers' },
            { href: '/en/dashboard/admin/deal-customers/list', label: 'Contract customers' },
            { href: '/en/dashboard/admin/payments/list', label: 'Payments' },
            { href: '/en/dashboard/admin/refunds/list', label: 'Refunds' },
            { href: '/en/dashboard/admin/payment-issues/list', label: 'Payment issues' },
            { href: '/en/dashboard/admin/deviation/list', label: 'Deviations' },
            { href: '/en/dashboard/admin/users', label: 'Users' },
            { href: '/en/dashboard/admin/settlements/list', label: 'Settlements' },
            { href: '/en/dashboard/admin/reporting', label: 'Reports' },
            { href: '/en/dashboard/admin/outgoing-messages/list', label: 'Outgoing messages' },
            { href: '/en/dashboard/admin/external-integration/list', label: 'Integrations' },
            { href: '/en/dashboard/admin/commission-rates', label: 'Commission rates' },
            { href: '/en/dashboard/admin/prices/add', label: 'Temporary prices' },
            { href: '/en/dashboard/admin/configurations/cancellation-fees/list', label: 'Cancellation fees' },
            { href: '/en/dashboard/admin/configurations/accessibility', label: 'Accessibility' },
            { href: '/en/dashboard/admin/configurations/general-settings', label: 'General settings' },
            { href: '/en/dashboard/admin/content-pages/list', label: 'Content pages' },
            { href: '/en/dashboard/admin/event-log', label: 'Event log' },
            { href: '/en/dashboard/admin/customers/create', label: 'New customer' },
            { href: '/en/dashboard/admin/transport-companies/add', label: 'New bus company' },
            { href: '/en/dashboard/admin/deal-customers/create', label: 'New contract customer' },
            { href: '/en/dashboard/admin/users/create', label: 'New user' },
            { href: '/en/dashboard/admin/users/deletions', label: 'Accounts to be deleted' },
            { href: '/en/dashboard/admin/external-integration/create', label: 'New integration' },
            { href: '/en/dashboard/admin/content-pages/create', label: 'New content page' },
            { href: '/en/dashboard/admin/configurations/cancellation-fees/create', label: 'New cancellation fees' },
            {
              href: '/en/dashboard/admin/configurations/cancellation-fees/minimum',
              label: 'Minimum cancellation fees',
            },
            { href: '/en/dashboard/admin/configurations/accessibility/add', label: 'New accessibility' },
          ],
        },
      ],
    },
  },
};
