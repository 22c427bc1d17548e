import Page, { type loader } from '~/areas/organisation/quotes/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '24981995',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        { place: { id: 'se-falun', name: 'Falun', country: 'SE', lat: 60.60357, lon: 15.62597 }, dwellSeconds: 0 },
      ],
      departure: new Date('2027-01-23T06:45:00.000Z'),
      return: new Date('2027-01-24T14:30:00.000Z'),
      adults: 38,
      children: 0,
      wheelchairs: 0,
    },
    message: 'Studiedagar för två klasser, skidor i lasten.',
    specialRequests: null,
    created: new Date('2026-11-27T13:40:10.965Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-29T13:40:10.965Z'),
        quote: null,
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-29T13:40:10.965Z'),
        quote: null,
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-29T13:40:10.965Z'),
        quote: null,
      },
    ],
    askedBy: { name: 'Bea Avtalslund', email: 'deal.booker@demo.invalid' },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationColleagueQuote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/quote-requests/details/24981995',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 24981995' }, en: { ...same, title: 'Quote request 24981995' } },
};
