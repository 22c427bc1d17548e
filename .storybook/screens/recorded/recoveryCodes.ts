import Page, { type loader } from '~/areas/customer/account/second-factor/codes';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const recoveryCodes: ScreenOf<Loaded> = {
  Page,
  path: '/user/second-factor/codes',
  user: { id: 55, name: 'Åsa Testresenär', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: {
    sv: { title: 'Nya återställningskoder' },
    en: { title: 'New recovery codes' },
  },
};
