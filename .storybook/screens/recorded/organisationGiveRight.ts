import Page, { type loader } from '~/areas/organisation/users/give-right';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  user: { id: 11, name: 'Bea Avtalslund' },
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
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationGiveRight: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/give-right/11',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Ge Bea Avtalslund behörighet' },
    en: { ...same, title: 'Give Bea Avtalslund permission' },
  },
};
