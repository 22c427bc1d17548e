import Page, { type loader } from '~/areas/customer/account/second-factor/overview';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const secondFactor = recorded<typeof loader>({
  Page,
  path: '/user/second-factor',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: { since: null, recoveryCodesLeft: 0, codes: 10, obliged: false },
  sv: { title: 'Tvåstegsinloggning' },
  en: { title: 'Two-step login' },
});
