import Page, { type loader } from '~/areas/company/notes/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/add?booking=36720928',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ny anteckning',
      back: { to: '/dashboard/company/booking/details/36720928', label: 'Bokning 36720928' },
    },
    en: {
      ...same,
      title: 'New note',
      back: { to: '/dashboard/company/booking/details/36720928', label: 'Booking 36720928' },
    },
  },
};
