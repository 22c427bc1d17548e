import Page, { type loader } from '~/areas/admin/search-operators/search-operators';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  values: { day: '2026-11-25', within: '50' },
  reply: undefined,
  found: undefined,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSearchOperators: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/search-operators',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Sök bussbolag' },
    en: { ...same, title: 'Find operators' },
  },
};
