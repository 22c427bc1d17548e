import Page, { type loader } from '~/areas/customer/bookings/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'departure',
    descending: false,
    plainSort: 'departure',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { when: ['upcoming', 'past', 'canceled'] },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: undefined,
  list: {
    rows: [
      {
        number: '90921800',
        bookingNumber: '15545254',
        status: 'booked',
        shown: 'booked',
        departure: new Date('2026-12-01T06:30:00.000Z'),
        return: new Date('2026-12-01T18:00:00.000Z'),
        from: 'Uppsala',
        to: 'Örebro',
        buses: 1,
        passengers: 22,
        companyName: 'Demobuss Östermalm AB',
        unit: null,
        contact: 'Charlie Demokund',
        total: 2378099,
        holdExpiresAt: null,
        heldUntil: null,
        waitingChange: null,
      },
      {
        number: '82979956',
        bookingNumber: '54909858',
        status: 'booked',
        shown: 'booked',
        departure: new Date('2026-12-20T08:00:00.000Z'),
        return: null,
        from: 'Uppsala',
        to: 'Enköping',
        buses: 1,
        passengers: 27,
        companyName: 'Demobuss Uppsala AB',
        unit: null,
        contact: 'Charlie Demokund',
        total: 622994,
        holdExpiresAt: null,
        heldUntil: null,
        waitingChange: 'proposed',
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
  when: 'upcoming',
  whens: ['upcoming', 'past', 'canceled'],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const customerBookings: ScreenOf<Loaded> = {
  Page,
  path: '/booking/list',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: { sv: { ...same, title: 'Mina resor' }, en: { ...same, title: 'My trips' } },
};
