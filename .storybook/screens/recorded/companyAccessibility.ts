import Page, { type loader } from '~/areas/company/configurations/accessibility';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  rows: [
    { property: { id: 2, code: 'lowFloor', nameSv: 'Lågt golv', nameEn: 'Low floor' }, buses: [] },
    {
      property: { id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslift', nameEn: 'Wheelchair lift' },
      buses: [{ id: 18, registrationNumber: 'CRZ42J' }],
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAccessibility: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/configurations/accessibility',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Tillgänglighet' },
    en: { ...same, title: 'Accessibility' },
  },
};
