import Page, { type loader } from '~/areas/company/users/details';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyUser = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/users/4',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    title: 'Bo Bussägare',
    user: {
      id: 4,
      username: 'company',
      name: 'Bo Bussägare',
      email: 'company@demo.invalid',
      phone: null,
      language: 'sv',
      status: 'active',
      standing: 'active',
      roles: ['COMPANY_ADMIN'],
      companyId: 5,
      companyName: 'Demobuss Uppsala AB',
      customerId: null,
      emailVerified: true,
      hasPassword: true,
      hasSecondFactor: false,
      awaitsDeletion: false,
      lastLogin: new Date('2026-11-25T00:25:56.231Z'),
      created: new Date('2026-07-27T23:24:21.259Z'),
    },
    can: ['see'],
    acts: [],
    isOwn: true,
    events: [],
    locks: [],
  },
  sv: {},
  en: {},
});
