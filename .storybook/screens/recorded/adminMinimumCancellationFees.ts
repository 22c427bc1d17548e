import Page, { type loader } from '~/areas/admin/cancellation-fees/minimum';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  tiers: [
    { hours: 168, basisPoints: 0 },
    { hours: 72, basisPoints: 1000 },
    { hours: 24, basisPoints: 2500 },
  ],
  revision: 'u2U0THl2vSFBkBifJSqLdR',
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminMinimumCancellationFees: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/cancellation-fees/minimum',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Lägsta avgifter' },
    en: { ...same, title: 'Minimum fees' },
  },
};
