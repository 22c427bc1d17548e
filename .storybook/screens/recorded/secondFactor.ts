import Page, { type loader } from '~/areas/customer/account/second-factor/overview';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { since: null, recoveryCodesLeft: 0, codes: 10, obliged: false } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const secondFactor: ScreenOf<Loaded> = {
  Page,
  path: '/user/second-factor',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Tvåstegsinloggning' },
    en: { ...same, title: 'Two-step login' },
  },
};
