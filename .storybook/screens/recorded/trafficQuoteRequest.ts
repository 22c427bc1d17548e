import Page, { type loader } from '~/areas/traffic/quote-request';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '90096439',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        { place: { id: 'se-falun', name: 'Falun', country: 'SE', lat: 60.60357, lon: 15.62597 }, dwellSeconds: 0 },
      ],
      departure: new Date('2027-01-21T06:45:00.000Z'),
      return: new Date('2027-01-22T14:30:00.000Z'),
      adults: 38,
      children: 0,
      wheelchairs: 0,
    },
    message: 'Studiedagar för två klasser, skidor i lasten.',
    specialRequests: null,
    created: new Date('2026-11-25T09:11:15.956Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T09:11:15.956Z'),
        quote: null,
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T09:11:15.956Z'),
        quote: null,
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T09:11:15.956Z'),
        quote: null,
      },
    ],
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficQuoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/quotes/90096439',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 90096439' }, en: { ...same, title: 'Quote request 90096439' } },
};
