import Page, { type loader } from '~/areas/customer/account/delete-account';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  mayDelete: true,
  obstacle: 'user.tripsUpcoming,2027-01-02T09:40:51.000Z',
  waits: false,
  expected: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const deleteAccount: ScreenOf<Loaded> = {
  Page,
  path: '/user/delete',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Radera kontot' },
    en: { ...same, title: 'Delete the account' },
  },
};
