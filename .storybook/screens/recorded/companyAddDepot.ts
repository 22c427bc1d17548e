import Page, { type loader } from '~/areas/company/depots/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddDepot: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/depots/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Ny depå' },
    en: { ...same, title: 'New depot' },
  },
};
