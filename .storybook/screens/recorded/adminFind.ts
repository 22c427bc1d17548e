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
          title: 'Offertförfrågningar',
          commands: [
            {
              href: '/sv/dashboard/admin/quote-requests/41836107',
              label: '41836107',
              detail: 'Uppsala – Sandviken, 2 jan 2027',
            },
            {
              href: '/sv/dashboard/admin/quote-requests/31031354',
              label: '31031354',
              detail: 'Uppsala – Falun, 23 jan 2027',
            },
            {
              href: '/sv/dashboard/admin/quote-requests/74920497',
              label: '74920497',
              detail: 'Uppsala – Sundsvall, 14 jan 2027',
            },
          ],
        },
        {
          title: 'Kunder',
          commands: [
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
            {
              href: '/sv/dashboard/admin/customers/list?q=uppsala',
              label: 'Visa alla som stämmer med ”uppsala”',
              isRest: true,
            },
          ],
        },
        {
          title: 'Bussbolag',
          commands: [
            {
              href: '/sv/dashboard/admin/transport-companies/edit/5',
              label: 'Demobuss Uppsala AB',
              detail: '559900-0055',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Administration',
          commands: [
            { href: '/sv/dashboard/admin', label: 'Översikt' },
            { href: '/sv/dashboard/admin/booking/list', label: 'Bokningar' },
            { href: '/sv/dashboard/admin/quote-requests', label: 'Offertförfrågningar' },
            { href: '/sv/dashboard/admin/sales-system/select-customer', label: 'Sälj en resa' },
            { href: '/sv/dashboard/admin/deviation/list', label: 'Avvikelser' },
            { href: '/sv/dashboard/admin/transport-companies/list', label: 'Bussbolag' },
            { href: '/sv/dashboard/admin/applicants/list', label: 'Ansökningar' },
            { href: '/sv/dashboard/admin/search-operators', label: 'Sök bussbolag' },
            { href: '/sv/dashboard/admin/customers/list', label: 'Kunder' },
            { href: '/sv/dashboard/admin/deal-customers/list', label: 'Avtalskunder' },
            { href: '/sv/dashboard/admin/users', label: 'Användare' },
            { href: '/sv/dashboard/admin/payments/list', label: 'Betalningar' },
            { href: '/sv/dashboard/admin/refunds/list', label: 'Återbetalningar' },
            { href: '/sv/dashboard/admin/payment-issues/list', label: 'Betalningsärenden' },
            { href: '/sv/dashboard/admin/settlements/list', label: 'Avräkningar' },
            { href: '/sv/dashboard/admin/reporting', label: 'Rapporter' },
            { href: '/sv/dashboard/admin/outgoing-messages/list', label: 'Utskick' },
            { href: '/sv/dashboard/admin/external-integration/list', label: 'Integrationer' },
            { href: '/sv/dashboard/admin/commission-rates', label: 'Provisioner' },
            { href: '/sv/dashboard/admin/prices/add', label: 'Tillfälliga prislistor' },
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
            { href: '/sv/dashboard/admin/configurations/accessibility/add', label: 'Ny anpassning' },
          ],
        },
        {
          title: 'Allmänna inställningar',
          commands: [
            {
              href: '/sv/dashboard/admin/configurations/general-settings/minimumDaysBeforeDeparture',
              label: 'Minsta antal dagar före avresan',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/directBookingLeadHours',
              label: 'Framförhållning vid direktbokning',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/holdMinutes', label: 'Reservationens längd' },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/quoteExpiryHours',
              label: 'Offertens giltighet',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/quoteRequestExpiryHours',
              label: 'Offertförfrågans giltighet',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/pickupDistanceMetres',
              label: 'Hämtningsavstånd',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/preparationMinutes',
              label: 'Förberedelse vid hämtning',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/turnaroundMinutes',
              label: 'Marginal efter resan',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/startWindowMinutes',
              label: 'Tidigaste start',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/maximumTripDays', label: 'Längsta resa' },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/maximumDrivingHoursPerDay',
              label: 'Längsta körtid per dag',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/taxBasisPoints', label: 'Moms' },
            { href: '/sv/dashboard/admin/configurations/general-settings/commissionBasisPoints', label: 'Provision' },
            { href: '/sv/dashboard/admin/configurations/general-settings/surchargeFee', label: 'Serviceavgift' },
            { href: '/sv/dashboard/admin/configurations/general-settings/cardPayment', label: 'Kortbetalning' },
            { href: '/sv/dashboard/admin/configurations/general-settings/invoicePayment', label: 'Faktura' },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/paymentTermsDays',
              label: 'Betalningsvillkor',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/maximumCreditLimit',
              label: 'Högsta kreditgräns',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/staffNeedSecondFactor',
              label: 'Tvåstegsinloggning för personal',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/supportEmail',
              label: 'Supportens e-postadress',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/supportPhone', label: 'Supportens telefon' },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/supportHoursSv',
              label: 'Telefontider på svenska',
            },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/supportHoursEn',
              label: 'Telefontider på engelska',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/supportAnswerDays', label: 'Svarstid' },
            { href: '/sv/dashboard/admin/configurations/general-settings/sellerName', label: 'Säljarens namn' },
            {
              href: '/sv/dashboard/admin/configurations/general-settings/sellerOrgNumber',
              label: 'Säljarens organisationsnummer',
            },
            { href: '/sv/dashboard/admin/configurations/general-settings/sellerAddress', label: 'Säljarens adress' },
          ],
        },
      ],
    },
    en: {
      ...same,
      title: 'Quick find',
      records: [
        {
          title: 'Quote requests',
          commands: [
            {
              href: '/en/dashboard/admin/quote-requests/41836107',
              label: '41836107',
              detail: 'Uppsala – Sandviken, 2 Jan 2027',
            },
            {
              href: '/en/dashboard/admin/quote-requests/31031354',
              label: '31031354',
              detail: 'Uppsala – Falun, 23 Jan 2027',
            },
            {
              href: '/en/dashboard/admin/quote-requests/74920497',
              label: '74920497',
              detail: 'Uppsala – Sundsvall, 14 Jan 2027',
            },
          ],
        },
        {
          title: 'Customers',
          commands: [
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
              href: '/en/dashboard/admin/customers/list?q=uppsala',
              label: 'Show all that match “uppsala”',
              isRest: true,
            },
          ],
        },
        {
          title: 'Bus companies',
          commands: [
            {
              href: '/en/dashboard/admin/transport-companies/edit/5',
              label: 'Demobuss Uppsala AB',
              detail: '559900-0055',
            },
          ],
        },
      ],
      screens: [
        {
          title: 'Administration',
          commands: [
            { href: '/en/dashboard/admin', label: 'Overview' },
            { href: '/en/dashboard/admin/booking/list', label: 'Bookings' },
            { href: '/en/dashboard/admin/quote-requests', label: 'Quote requests' },
            { href: '/en/dashboard/admin/sales-system/select-customer', label: 'Sell a trip' },
            { href: '/en/dashboard/admin/deviation/list', label: 'Incidents' },
            { href: '/en/dashboard/admin/transport-companies/list', label: 'Bus companies' },
            { href: '/en/dashboard/admin/applicants/list', label: 'Applications' },
            { href: '/en/dashboard/admin/search-operators', label: 'Find bus companies' },
            { href: '/en/dashboard/admin/customers/list', label: 'Customers' },
            { href: '/en/dashboard/admin/deal-customers/list', label: 'Contract customers' },
            { href: '/en/dashboard/admin/users', label: 'Users' },
            { href: '/en/dashboard/admin/payments/list', label: 'Payments' },
            { href: '/en/dashboard/admin/refunds/list', label: 'Refunds' },
            { href: '/en/dashboard/admin/payment-issues/list', label: 'Payment issues' },
            { href: '/en/dashboard/admin/settlements/list', label: 'Settlements' },
            { href: '/en/dashboard/admin/reporting', label: 'Reports' },
            { href: '/en/dashboard/admin/outgoing-messages/list', label: 'Outgoing messages' },
            { href: '/en/dashboard/admin/external-integration/list', label: 'Integrations' },
            { href: '/en/dashboard/admin/commission-rates', label: 'Commission rates' },
            { href: '/en/dashboard/admin/prices/add', label: 'Temporary price lists' },
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
            { href: '/en/dashboard/admin/configurations/accessibility/add', label: 'New accessibility feature' },
          ],
        },
        {
          title: 'General settings',
          commands: [
            {
              href: '/en/dashboard/admin/configurations/general-settings/minimumDaysBeforeDeparture',
              label: 'Minimum days before departure',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/directBookingLeadHours',
              label: 'Lead time for direct bookings',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/holdMinutes',
              label: 'How long a bus is reserved',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/quoteExpiryHours',
              label: 'Validity of quotes',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/quoteRequestExpiryHours',
              label: 'Validity of quote requests',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/pickupDistanceMetres',
              label: 'Pick-up distance',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/preparationMinutes',
              label: 'Pick-up preparation',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/turnaroundMinutes',
              label: 'Turnaround buffer',
            },
            { href: '/en/dashboard/admin/configurations/general-settings/startWindowMinutes', label: 'Earliest start' },
            { href: '/en/dashboard/admin/configurations/general-settings/maximumTripDays', label: 'Longest trip' },
            {
              href: '/en/dashboard/admin/configurations/general-settings/maximumDrivingHoursPerDay',
              label: 'Longest driving time per day',
            },
            { href: '/en/dashboard/admin/configurations/general-settings/taxBasisPoints', label: 'VAT' },
            { href: '/en/dashboard/admin/configurations/general-settings/commissionBasisPoints', label: 'Commission' },
            { href: '/en/dashboard/admin/configurations/general-settings/surchargeFee', label: 'Service fee' },
            { href: '/en/dashboard/admin/configurations/general-settings/cardPayment', label: 'Card payment' },
            { href: '/en/dashboard/admin/configurations/general-settings/invoicePayment', label: 'Invoice' },
            { href: '/en/dashboard/admin/configurations/general-settings/paymentTermsDays', label: 'Payment terms' },
            {
              href: '/en/dashboard/admin/configurations/general-settings/maximumCreditLimit',
              label: 'Maximum credit limit',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/staffNeedSecondFactor',
              label: 'Two-step login for staff',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/supportEmail',
              label: 'Support email address',
            },
            { href: '/en/dashboard/admin/configurations/general-settings/supportPhone', label: 'Support phone' },
            {
              href: '/en/dashboard/admin/configurations/general-settings/supportHoursSv',
              label: 'Phone hours in Swedish',
            },
            {
              href: '/en/dashboard/admin/configurations/general-settings/supportHoursEn',
              label: 'Phone hours in English',
            },
            { href: '/en/dashboard/admin/configurations/general-settings/supportAnswerDays', label: 'Response time' },
            { href: '/en/dashboard/admin/configurations/general-settings/sellerName', label: 'Seller’s name' },
            {
              href: '/en/dashboard/admin/configurations/general-settings/sellerOrgNumber',
              label: 'Seller’s organisation number',
            },
            { href: '/en/dashboard/admin/configurations/general-settings/sellerAddress', label: 'Seller’s address' },
          ],
        },
      ],
    },
  },
};
