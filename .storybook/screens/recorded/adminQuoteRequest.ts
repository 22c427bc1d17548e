import Page, { type loader } from '~/areas/admin/quote-requests/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '82841750',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        {
          place: { id: 'se-sandviken', name: 'Sandviken', country: 'SE', lat: 60.61667, lon: 16.76667 },
          dwellSeconds: 0,
        },
      ],
      departure: new Date('2026-12-31T06:30:00.000Z'),
      return: new Date('2026-12-31T18:00:00.000Z'),
      adults: 44,
      children: 0,
      wheelchairs: 0,
    },
    message: 'A visit to the steelworks; the bus may wait inside the gates.',
    specialRequests: null,
    created: new Date('2026-11-25T11:02:30.639Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T11:02:30.639Z'),
        quote: null,
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T11:02:30.639Z'),
        quote: null,
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T11:02:30.639Z'),
        quote: null,
      },
    ],
    customer: { id: 3, name: 'Kim Företagsberg' },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminQuoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/quote-requests/82841750',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 82841750' }, en: { ...same, title: 'Quote request 82841750' } },
};
