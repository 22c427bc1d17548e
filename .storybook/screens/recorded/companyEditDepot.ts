import Page, { type loader } from '~/areas/company/depots/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 6,
  isInUse: true,
  revision: 'SVeh-pS-T21ej_1zyjekwm',
  saved: { name: 'Depå Centrum', street: '', postcode: '', city: 'Uppsala', place: '59.860985, 17.654357' } as never,
  values: { name: 'Depå Centrum', street: '', postcode: '', city: 'Uppsala', place: '59.860985, 17.654357' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditDepot: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/depots/edit/6',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Depån Depå Centrum' },
    en: { ...same, title: 'Depot Depå Centrum' },
  },
};
