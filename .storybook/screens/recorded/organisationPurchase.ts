import Page, { type loader } from '~/areas/organisation/purchases/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Order 25032582',
  order: {
    number: '25032582',
    unit: { id: 3, name: 'Demoskolan', costCenter: '2010' },
    contactName: 'Bea Avtalslund',
    contactEmail: 'deal.booker@demo.invalid',
    departure: new Date('2026-12-14T07:15:00.000Z'),
    customerPrice: 725606,
    tax: 43536,
    total: 769142,
    return: new Date('2026-12-14T14:00:00.000Z'),
  },
  operator: 'Demobuss Uppsala AB',
  route: 'Uppsala – Norrtälje',
  buses: [
    {
      number: '12038394',
      status: 'booked',
      bus: 'touristBus',
      registrationNumber: 'CWK61M',
      passengers: 36,
      total: 769142,
      fee: null,
    },
  ],
  payments: [{ at: new Date('2026-11-20T15:08:00.000Z'), capturedAmount: 769142, refundedAmount: 0 }],
  buys: true,
  hasReceipt: true,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationPurchase: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/purchases/details/25032582',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: same,
    en: same,
  },
};
