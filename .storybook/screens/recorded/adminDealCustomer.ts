import Page, { type loader } from '~/areas/admin/deal-customers/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Demo Uppsala kommun',
  organisation: {
    id: 1,
    status: 'active',
    name: 'Demo Uppsala kommun',
    orgNumber: '5599950002',
    vatNumber: 'SE559995000201',
    language: 'sv',
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: { number: '+46701740605', text: '070-174 06 05' },
    creditLimit: 25000000,
    paymentTermsDays: 30,
    paymentOptions: ['card', 'invoice'],
    collectiveInvoice: true,
    trainReplacement: false,
    version: 1,
    createdAt: new Date('2026-11-25T09:31:33.080Z'),
  },
  units: [
    {
      id: 1,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: null,
      name: 'Demo Uppsala kommun',
      costCenter: '1000',
      active: true,
    },
    {
      id: 3,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: 2,
      name: 'Demoskolan',
      costCenter: '2010',
      active: true,
    },
    {
      id: 4,
      organisationId: 1,
      organisationName: 'Demo Uppsala kommun',
      parentId: 1,
      name: 'Kulturförvaltningen',
      costCenter: '3000',
      active: true,
    },
  ],
  members: [
    {
      userId: 10,
      name: 'Adam Avtalsgren',
      email: 'deal.admin@demo.invalid',
      status: 'active',
      isInvited: false,
      lastLoginAt: null,
      rights: [{ unitId: 1, role: 'admin' }],
    },
    {
      userId: 11,
      name: 'Bea Avtalslund',
      email: 'deal.booker@demo.invalid',
      status: 'active',
      isInvited: false,
      lastLoginAt: null,
      rights: [{ unitId: 2, role: 'booker' }],
    },
    {
      userId: 9,
      name: 'Disa Avtalsberg',
      email: 'deal.user@demo.invalid',
      status: 'active',
      isInvited: false,
      lastLoginAt: null,
      rights: [{ unitId: 3, role: 'user' }],
    },
  ],
  ways: ['suspended', 'inactive'],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDealCustomer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deal-customers/details/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: same,
    en: same,
  },
};
