import Page, { type loader } from '~/areas/admin/cancellation-fees/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  companies: [],
  minimum: [
    { hours: 168, basisPoints: 0 },
    { hours: 72, basisPoints: 1000 },
    { hours: 24, basisPoints: 2500 },
  ],
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateCancellationFee: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/cancellation-fees/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Nya avbokningsavgifter' },
    en: { ...same, title: 'New cancellation fees' },
  },
};
