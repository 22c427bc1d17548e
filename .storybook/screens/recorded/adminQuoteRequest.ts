import Page, { type loader } from '~/areas/admin/quote-requests/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '83101931',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        {
          place: { id: 'se-sandviken', name: 'Sandviken', country: 'SE', lat: 60.61667, lon: 16.76667 },
          dwellSeconds: 0,
        },
      ],
      departure: new Date('2027-01-02T06:30:00.000Z'),
      return: new Date('2027-01-02T18:00:00.000Z'),
      adults: 44,
      children: 0,
      wheelchairs: 0,
    },
    message: 'A visit to the steelworks; the bus may wait inside the gates.',
    specialRequests: null,
    created: new Date('2026-11-26T23:51:18.986Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-28T23:51:18.986Z'),
        quote: null,
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-28T23:51:18.986Z'),
        quote: null,
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-28T23:51:18.986Z'),
        quote: null,
      },
    ],
    customer: { id: 3, name: 'Kim Företagsberg' },
    status: 'waiting',
    search:
      'tripType=round-trip&stop=Uppsala&stopId=se-uppsala&stop=Sandviken&stopId=se-sandviken&departure=2027-01-02T07%3A30&return=2027-01-02T19%3A00&adults=44&children=0&wheelchairs=0',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminQuoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/quote-requests/83101931',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 83101931' }, en: { ...same, title: 'Quote request 83101931' } },
};
