import Page, { type loader } from '~/areas/admin/search-operators/search-operators';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSearchOperators = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/search-operators',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: { values: { day: '2026-11-25', within: '50' }, reply: undefined, found: undefined },
  sv: { title: 'Sök bussbolag' },
  en: { title: 'Find operators' },
});
