import Page, { type loader } from '~/areas/organisation/users/details';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationUser = recorded<typeof loader>({
  Page,
  path: '/dashboard/organisation/users/10',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  same: {
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
      lastLogin: new Date('2026-11-25T00:25:57.997Z'),
      created: new Date('2026-07-27T23:24:21.259Z'),
    },
    can: ['see'],
    acts: [],
    isOwn: true,
    events: [],
    locks: [],
    rights: [{ unitId: 1, unitName: 'Demo Uppsala kommun', role: 'admin', mayTake: false }],
    mayGive: true,
  },
  sv: {},
  en: {},
});
