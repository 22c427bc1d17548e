import Page, { type loader } from '~/areas/customer/bookings/take-choice';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  view: {
    status: 'waiting',
    amount: 1117886,
    deadline: new Date('2026-11-28T06:23:32.714Z'),
    newBookingNumber: null,
    bookingNumber: '59694687',
    isOnly: true,
    booked: { busType: 'touristBus', model: 'Demo Touring S 45', seats: 45, fuelType: 'hvo100' },
    operator: 'Demobuss Uppsala AB',
    from: 'Uppsala',
    to: 'Avesta',
    departure: new Date('2026-12-11T07:00:00.000Z'),
  },
  bus: null,
  refusal: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const takeChoice: ScreenOf<Loaded> = {
  Page,
  path: '/booking/choice/59694687/refund',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Vill du ha pengarna tillbaka?' },
    en: { ...same, title: 'Do you want your money back?' },
  },
};
