import Page, { type loader } from '~/areas/company/vehicles/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveVehicle: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/remove/16',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort CKC04C?',
      confirm: {
        title: 'Ta bort CKC04C?',
        text: [
          'Bussen försvinner ur era listor och ur sökningar och kan inte hämtas tillbaka. Resor som den har kört finns kvar.',
        ],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/edit/16',
        backLabel: 'CKC04C',
        refusal: 'Bussen kan inte tas bort: den har aktiva bokningar.',
        instead: { to: '/dashboard/company/vehicles/status/16?to=inactive', label: 'Ta ur försäljning …' },
      },
    },
    en: {
      title: 'Remove CKC04C?',
      confirm: {
        title: 'Remove CKC04C?',
        text: [
          'The bus is removed from your lists and from searches and cannot be brought back. Trips it has driven are kept.',
        ],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/edit/16',
        backLabel: 'CKC04C',
        refusal: 'The bus cannot be removed: it has active bookings.',
        instead: { to: '/dashboard/company/vehicles/status/16?to=inactive', label: 'Take out of sale…' },
      },
    },
  },
};
