import Page, { type loader } from '~/areas/admin/customers/sealed-record';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 52,
  values: {},
  userId: 65,
  keepUntil: '2033-12-31',
  deletedAt: new Date('2026-11-25T18:40:50.172Z'),
  openings: [],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSealedRecord: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/customers/52/sealed-record',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Förseglade uppgifter' }, en: { ...same, title: 'Sealed record' } },
};
