import Page, { type loader } from '~/areas/admin/accessibility/add';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAddAccessibility = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/configurations/accessibility/add',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: { values: {} },
  sv: { title: 'Ny tillgänglighet' },
  en: { title: 'New accessibility' },
});
