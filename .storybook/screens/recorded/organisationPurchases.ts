import Page, { type loader } from '~/areas/organisation/purchases/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'departure',
    descending: true,
    plainSort: '-departure',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { when: ['upcoming', 'past', 'canceled'] },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: [],
  list: {
    rows: [
      {
        number: '98087687',
        bookingNumber: '79682076',
        status: 'booked',
        shown: 'booked',
        departure: new Date('2026-12-16T07:15:00.000Z'),
        return: new Date('2026-12-16T14:00:00.000Z'),
        from: 'Uppsala',
        to: 'Norrtälje',
        buses: 1,
        passengers: 36,
        companyName: 'Demobuss Uppsala AB',
        unit: 'Demoskolan (2010)',
        boughtFor: { id: 2, name: 'Demoskolan', costCenter: '2010' },
        costCenter: '2010',
        contact: 'Bea Avtalslund',
        total: 769142,
        repaid: null,
        fees: 0,
        holdExpiresAt: null,
        heldUntil: null,
        waitingChange: null,
        choice: null,
        toRate: null,
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
    pageSize: 20,
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
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationPurchases: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/purchases/list',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: { sv: { ...same, title: 'Ordrar' }, en: { ...same, title: 'Orders' } },
};
