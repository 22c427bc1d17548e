import Page, { type loader } from '~/areas/company/configurations/cancellation-fees';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  company: { id: 5, name: 'Demobuss Uppsala AB' },
  tiers: [
    { hours: 168, basisPoints: 1000 },
    { hours: 72, basisPoints: 5000 },
    { hours: 24, basisPoints: 10000 },
  ],
  minimum: [
    { hours: 168, basisPoints: 0 },
    { hours: 72, basisPoints: 1000 },
    { hours: 24, basisPoints: 2500 },
  ],
  revision: '0r6o7RM-q21XX9S1FbuLPz',
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyCancellationFees: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/configurations/cancellation-fees/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Avbokningsavgifter' },
    en: { ...same, title: 'Cancellation fees' },
  },
};
