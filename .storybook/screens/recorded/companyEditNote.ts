import Page, { type loader } from '~/areas/company/notes/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  revision: 'goB4o66hjAPrkDLZKncPHd',
  saved: { text: 'Parkering i Mora är bokad på Vasagatan. Rum till föraren på Hotell Kung Gösta.' },
  values: { text: 'Parkering i Mora är bokad på Vasagatan. Rum till föraren på Hotell Kung Gösta.' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/edit/2',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ändra anteckning',
      back: { to: '/dashboard/company/booking/details/16023244', label: 'Bokning 16023244' },
    },
    en: {
      ...same,
      title: 'Change the note',
      back: { to: '/dashboard/company/booking/details/16023244', label: 'Booking 16023244' },
    },
  },
};
