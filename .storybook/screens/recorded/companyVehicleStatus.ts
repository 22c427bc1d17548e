import Page, { type loader } from '~/areas/company/vehicles/status';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehicleStatus: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/status/16?to=inactive',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta CKC04C ur försäljning?',
      confirm: {
        title: 'Ta CKC04C ur försäljning?',
        text: ['Bussen visas inte i sökningar. Resor som redan är bokade körs som vanligt.'],
        submit: 'Ta ur försäljning',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/edit/16',
        backLabel: 'CKC04C',
        refusal: undefined,
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Sparas i händelseloggen.' }],
        typed: {},
      },
    },
    en: {
      title: 'Take CKC04C out of sale?',
      confirm: {
        title: 'Take CKC04C out of sale?',
        text: ['The bus does not appear in searches. Trips already booked run as usual.'],
        submit: 'Take out of sale',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/edit/16',
        backLabel: 'CKC04C',
        refusal: undefined,
        fields: [{ name: 'reason', label: 'Reason', hint: 'Kept in the event log.' }],
        typed: {},
      },
    },
  },
};
