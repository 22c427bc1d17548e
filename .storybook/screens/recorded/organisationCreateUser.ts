import Page, { type loader } from '~/areas/organisation/users/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  units: [
    {
      id: 1,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: null,
      name: 'Demo Uppsala kommun',
      costCenter: '1000',
      active: true,
      roles: ['admin'],
    },
    {
      id: 3,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: 2,
      name: 'Demoskolan',
      costCenter: '2010',
      active: true,
      roles: ['admin'],
    },
    {
      id: 4,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: 1,
      name: 'Kulturförvaltningen',
      costCenter: '3000',
      active: true,
      roles: ['admin'],
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationCreateUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/create',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Lägg till användare', values: { language: 'sv', unitId: '' } },
    en: { ...same, title: 'Add user', values: { language: 'en', unitId: '' } },
  },
};
