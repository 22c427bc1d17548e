import Page, { type loader } from '~/areas/company/notes/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/add?booking=16023244',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ny anteckning',
      back: { to: '/dashboard/company/booking/details/16023244', label: 'Bokning 16023244' },
    },
    en: {
      ...same,
      title: 'New note',
      back: { to: '/dashboard/company/booking/details/16023244', label: 'Booking 16023244' },
    },
  },
};
