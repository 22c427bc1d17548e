import Page, { type loader } from '~/areas/company/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala' } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/find?q=uppsala',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      records: [
        {
          title: 'Offertförfrågningar',
          commands: [
            {
              href: '/sv/dashboard/company/quote-requests/details/7',
              label: '41836107',
              detail: 'Uppsala – Sandviken, 2 jan 2027',
            },
            {
              href: '/sv/dashboard/company/quote-requests/details/4',
              label: '31031354',
              detail: 'Uppsala – Falun, 23 jan 2027',
            },
            {
              href: '/sv/dashboard/company/quote-requests/details/1',
              label: '74920497',
              detail: 'Uppsala – Sundsvall, 14 jan 2027',
            },
          ],
        },
        {
          title: 'Bokningar',
          commands: [
            {
              href: '/sv/dashboard/company/booking/details/53381265',
              label: '53381265',
              detail: 'Petra Privatsson, Uppsala – Oslo, 30 dec 2026',
            },
            {
              href: '/sv/dashboard/company/booking/details/92593946',
              label: '92593946',
              detail: 'Demokund 9, Uppsala – Västerås, 27 dec 2026',
            },
            {
              href: '/sv/dashboard/company/booking/details/15351778',
              label: '15351778',
              detail: 'Charlie Demokund, Uppsala – Enköping, 21 dec 2026',
            },
            {
              href: '/sv/dashboard/company/booking/details/67688648',
              label: '67688648',
              detail: 'Bea Avtalslund, Uppsala – Norrtälje, 16 dec 2026',
            },
            {
              href: '/sv/dashboard/company/booking/details/77646404',
              label: '77646404',
              detail: 'Demokund 5, Uppsala – Tierp, 13 dec 2026',
            },
            {
              href: '/sv/dashboard/company/booking/list?when=all&q=uppsala',
              label: 'Visa alla som stämmer med ”uppsala”',
            },
          ],
        },
        {
          title: 'Användare',
          commands: [
            { href: '/sv/dashboard/company/users/4', label: 'Bo Bussägare', detail: 'company@demo.invalid' },
            { href: '/sv/dashboard/company/users/5', label: 'Dana Förare', detail: 'driver@demo.invalid' },
          ],
        },
      ],
      screens: [
        {
          title: 'Bussbolag',
          commands: [
            { href: '/sv/dashboard/company', label: 'Översikt' },
            { href: '/sv/dashboard/company/booking/list', label: 'Bokningar' },
            { href: '/sv/dashboard/company/quote-requests/list', label: 'Offertförfrågningar' },
            { href: '/sv/dashboard/company/post-invoicing/list', label: 'Avvikelser' },
            { href: '/sv/dashboard/company/vehicles/occupancy', label: 'Beläggning' },
            { href: '/sv/dashboard/company/vehicles/map', label: 'Karta' },
            { href: '/sv/dashboard/company/vehicles/list', label: 'Bussar' },
            { href: '/sv/dashboard/company/depots/list', label: 'Depåer' },
            { href: '/sv/dashboard/company/vehicle-costs/list', label: 'Fordonskostnader' },
            { href: '/sv/dashboard/company/driving-costs/list', label: 'Körkostnader' },
            { href: '/sv/dashboard/company/driver-costs/list', label: 'Förarkostnader' },
            { href: '/sv/dashboard/company/configurations/cancellation-fees/list', label: 'Avbokningsavgifter' },
            { href: '/sv/dashboard/company/details', label: 'Bolaget' },
            { href: '/sv/dashboard/company/configurations/accessibility', label: 'Tillgänglighet' },
            { href: '/sv/dashboard/company/users/list', label: 'Användare' },
            { href: '/sv/dashboard/company/settlements/list', label: 'Avräkningar' },
            { href: '/sv/dashboard/company/reporting/list', label: 'Rapporter' },
            { href: '/sv/dashboard/company/details/edit', label: 'Ändra företagets uppgifter' },
            { href: '/sv/dashboard/company/users/create', label: 'Ny användare' },
            { href: '/sv/dashboard/company/vehicle-costs/add-basic', label: 'Ny grundprislista: fordonskostnader' },
            { href: '/sv/dashboard/company/vehicle-costs/add-exception', label: 'Nytt undantag: fordonskostnader' },
            { href: '/sv/dashboard/company/driving-costs/add-basic', label: 'Ny grundprislista: körkostnader' },
            { href: '/sv/dashboard/company/driving-costs/add-exception', label: 'Nytt undantag: körkostnader' },
            { href: '/sv/dashboard/company/driver-costs/add-basic', label: 'Ny grundprislista: förarkostnader' },
            { href: '/sv/dashboard/company/driver-costs/add-exception', label: 'Nytt undantag: förarkostnader' },
            { href: '/sv/dashboard/company/vehicles/import', label: 'Importera bussar' },
            { href: '/sv/dashboard/company/vehicle-costs/import', label: 'Importera fordonskostnader' },
            { href: '/sv/dashboard/company/driving-costs/import', label: 'Importera körkostnader' },
            { href: '/sv/dashboard/company/driver-costs/import', label: 'Importera förarkostnader' },
            { href: '/sv/dashboard/company/depots/add', label: 'Ny depå' },
            { href: '/sv/dashboard/company/vehicles/add', label: 'Ny buss' },
            { href: '/sv/dashboard/company/vehicles/occupancy/add', label: 'Ny spärr' },
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
              href: '/en/dashboard/company/quote-requests/details/7',
              label: '41836107',
              detail: 'Uppsala – Sandviken, 2 Jan 2027',
            },
            {
              href: '/en/dashboard/company/quote-requests/details/4',
              label: '31031354',
              detail: 'Uppsala – Falun, 23 Jan 2027',
            },
            {
              href: '/en/dashboard/company/quote-requests/details/1',
              label: '74920497',
              detail: 'Uppsala – Sundsvall, 14 Jan 2027',
            },
          ],
        },
        {
          title: 'Bookings',
          commands: [
            {
              href: '/en/dashboard/company/booking/details/53381265',
              label: '53381265',
              detail: 'Petra Privatsson, Uppsala – Oslo, 30 Dec 2026',
            },
            {
              href: '/en/dashboard/company/booking/details/92593946',
              label: '92593946',
              detail: 'Demokund 9, Uppsala – Västerås, 27 Dec 2026',
            },
            {
              href: '/en/dashboard/company/booking/details/15351778',
              label: '15351778',
              detail: 'Charlie Demokund, Uppsala – Enköping, 21 Dec 2026',
            },
            {
              href: '/en/dashboard/company/booking/details/67688648',
              label: '67688648',
              detail: 'Bea Avtalslund, Uppsala – Norrtälje, 16 Dec 2026',
            },
            {
              href: '/en/dashboard/company/booking/details/77646404',
              label: '77646404',
              detail: 'Demokund 5, Uppsala – Tierp, 13 Dec 2026',
            },
            {
              href: '/en/dashboard/company/booking/list?when=all&q=uppsala',
              label: 'Show all that match “uppsala”',
              isRest: true,
            },
          ],
        },
        {
          title: 'Users',
          commands: [
            { href: '/en/dashboard/company/users/4', label: 'Bo Bussägare', detail: 'company@demo.invalid' },
            { href: '/en/dashboard/company/users/5', label: 'Dana Förare', detail: 'driver@demo.invalid' },
          ],
        },
      ],
      screens: [
        {
          title: 'Bus company',
          commands: [
            { href: '/en/dashboard/company', label: 'Overview' },
            { href: '/en/dashboard/company/booking/list', label: 'Bookings' },
            { href: '/en/dashboard/company/quote-requests/list', label: 'Quote requests' },
            { href: '/en/dashboard/company/post-invoicing/list', label: 'Incidents' },
            { href: '/en/dashboard/company/vehicles/occupancy', label: 'Occupancy' },
            { href: '/en/dashboard/company/vehicles/map', label: 'Map' },
            { href: '/en/dashboard/company/vehicles/list', label: 'Buses' },
            { href: '/en/dashboard/company/depots/list', label: 'Depots' },
            { href: '/en/dashboard/company/vehicle-costs/list', label: 'Vehicle costs' },
            { href: '/en/dashboard/company/driving-costs/list', label: 'Driving costs' },
            { href: '/en/dashboard/company/driver-costs/list', label: 'Driver costs' },
            { href: '/en/dashboard/company/configurations/cancellation-fees/list', label: 'Cancellation fees' },
            { href: '/en/dashboard/company/details', label: 'The company' },
            { href: '/en/dashboard/company/configurations/accessibility', label: 'Accessibility' },
            { href: '/en/dashboard/company/users/list', label: 'Users' },
            { href: '/en/dashboard/company/settlements/list', label: 'Settlements' },
            { href: '/en/dashboard/company/reporting/list', label: 'Reports' },
            { href: '/en/dashboard/company/details/edit', label: 'Edit the company’s details' },
            { href: '/en/dashboard/company/users/create', label: 'New user' },
            { href: '/en/dashboard/company/vehicle-costs/add-basic', label: 'New basic price list: vehicle costs' },
            { href: '/en/dashboard/company/vehicle-costs/add-exception', label: 'New exception: vehicle costs' },
            { href: '/en/dashboard/company/driving-costs/add-basic', label: 'New basic price list: driving costs' },
            { href: '/en/dashboard/company/driving-costs/add-exception', label: 'New exception: driving costs' },
            { href: '/en/dashboard/company/driver-costs/add-basic', label: 'New basic price list: driver costs' },
            { href: '/en/dashboard/company/driver-costs/add-exception', label: 'New exception: driver costs' },
            { href: '/en/dashboard/company/vehicles/import', label: 'Import buses' },
            { href: '/en/dashboard/company/vehicle-costs/import', label: 'Import vehicle costs' },
            { href: '/en/dashboard/company/driving-costs/import', label: 'Import driving costs' },
            { href: '/en/dashboard/company/driver-costs/import', label: 'Import driver costs' },
            { href: '/en/dashboard/company/depots/add', label: 'New depot' },
            { href: '/en/dashboard/company/vehicles/add', label: 'New bus' },
            { href: '/en/dashboard/company/vehicles/occupancy/add', label: 'Block a bus' },
          ],
        },
      ],
    },
  },
};
