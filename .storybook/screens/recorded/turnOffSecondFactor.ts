import Page, { type loader } from '~/areas/customer/account/second-factor/off';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const turnOffSecondFactor: ScreenOf<Loaded> = {
  Page,
  path: '/user/second-factor/off',
  user: { id: 56, name: 'Åsa Testresenär', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: {
    sv: { title: 'Stänga av tvåstegsinloggning?' },
    en: { title: 'Turn off two-step login?' },
  },
};
