import Page, { type loader } from '~/areas/organisation/users/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Adam Avtalsgren',
  user: {
    id: 10,
    username: 'deal.admin',
    name: 'Adam Avtalsgren',
    email: 'deal.admin@demo.invalid',
    phone: null,
    language: 'sv',
    status: 'active',
    standing: 'active',
    roles: ['DEAL_CUSTOMER_ADMIN'],
    companyId: null,
    companyName: null,
    customerId: null,
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    awaitsDeletion: false,
    lastLogin: new Date('2026-11-25T09:32:48.960Z'),
    created: new Date('2026-07-28T09:31:28.418Z'),
  },
  can: ['see'],
  acts: [],
  isOwn: true,
  events: [],
  locks: [],
  rights: [{ unitId: 1, unitName: 'Demo Uppsala kommun', role: 'admin', mayTake: false }],
  mayGive: true,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/10',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: same,
    en: same,
  },
};
