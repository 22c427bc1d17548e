import Page, { type loader } from '~/areas/company/configurations/accessibility';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAccessibility = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/configurations/accessibility',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    rows: [
      { property: { id: 2, code: 'lowFloor', nameSv: 'Lågt golv', nameEn: 'Low floor' }, buses: [] },
      {
        property: { id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslift', nameEn: 'Wheelchair lift' },
        buses: [{ id: 18, registrationNumber: 'CRZ42J' }],
      },
    ],
  },
  sv: { title: 'Tillgänglighet' },
  en: { title: 'Accessibility' },
});
