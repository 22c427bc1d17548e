import Page, { type loader } from '~/areas/admin/cancellation-fees/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  company: { id: 66, name: 'Demobuss Alingsås AB' },
  tiers: [
    { hours: 72, basisPoints: 3000 },
    { hours: 24, basisPoints: 7500 },
  ],
  minimum: [
    { hours: 168, basisPoints: 0 },
    { hours: 72, basisPoints: 1000 },
    { hours: 24, basisPoints: 2500 },
  ],
  revision: 'IYA6DkhAjW5f01fQ4zpPe0',
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditCancellationFee: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/cancellation-fees/edit/66',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avbokningsavgifter' },
    en: { ...same, title: 'Cancellation fees' },
  },
};
