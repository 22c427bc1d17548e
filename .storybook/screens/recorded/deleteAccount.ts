import Page, { type loader } from '~/areas/customer/account/delete-account';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const deleteAccount = recorded<typeof loader>({
  Page,
  path: '/user/delete',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: { mayDelete: true, obstacle: 'user.tripsUpcoming,2027-01-02 10:40', waits: false, expected: null },
  sv: { title: 'Radera kontot' },
  en: { title: 'Delete the account' },
});
