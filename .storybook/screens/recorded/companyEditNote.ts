import Page, { type loader } from '~/areas/company/notes/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  revision: 'QkqE3HYIMcLBJHYKwC1WtM',
  saved: { text: 'Ringde om hämtplatsen: bussen väntar på baksidan.' },
  values: { text: 'Ringde om hämtplatsen: bussen väntar på baksidan.' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/edit/3',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ändra anteckning',
      back: { to: '/dashboard/company/booking/details/83424507', label: 'Bokning 83424507' },
    },
    en: {
      ...same,
      title: 'Change the note',
      back: { to: '/dashboard/company/booking/details/83424507', label: 'Booking 83424507' },
    },
  },
};
