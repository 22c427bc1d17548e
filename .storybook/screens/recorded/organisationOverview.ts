import Page, { type loader } from '~/areas/organisation/main/overview';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Demo Uppsala kommun',
  name: 'Demo Uppsala kommun',
  status: 'active',
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
  rights: [{ unitId: 1, unitName: 'Demo Uppsala kommun', role: 'admin', mayTake: false }],
  mayManage: true,
  ordersTrains: false,
  terms: {
    id: 1,
    status: 'active',
    name: 'Demo Uppsala kommun',
    orgNumber: '5599950002',
    vatNumber: 'SE559995000201',
    language: 'sv',
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: '+46701740605',
    creditLimit: 25000000,
    paymentTermsDays: 30,
    paymentOptions: ['card', 'invoice'],
    collectiveInvoice: true,
    trainReplacement: false,
    version: 1,
    createdAt: new Date('2026-11-24T23:24:23.418Z'),
  },
  trips: {
    rows: [
      {
        number: '50826650',
        bookingNumber: '44602936',
        status: 'booked',
        departure: new Date('2026-12-14T07:15:00.000Z'),
        return: new Date('2026-12-14T14:00:00.000Z'),
        from: 'Uppsala',
        to: 'Norrtälje',
        buses: 1,
        passengers: 36,
        companyName: 'Demobuss Uppsala AB',
        unit: 'Demoskolan (2010)',
        contact: 'Bea Avtalslund',
        total: 769142,
        holdExpiresAt: null,
        heldUntil: null,
        waitingChange: null,
      },
    ],
    total: 1,
  },
  canBuy: true,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationOverview: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: same,
    en: same,
  },
};
