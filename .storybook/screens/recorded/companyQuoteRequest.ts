import Page, { type loader } from '~/areas/company/quote-requests/details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    id: 7,
    number: '26782961',
    status: 'new',
    customerName: 'Kim Företagsberg',
    trip: {
      type: 'round-trip',
      stops: [
        {
          place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 },
          dwellSeconds: 0,
        },
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
    created: new Date('2026-11-25T05:31:33.230Z'),
    answerBy: new Date('2026-11-27T05:31:33.230Z'),
    mayAnswerAgain: true,
    answer: null,
    map: {
      land: [
        points(
          '61.077,19.654 60.905,17.233 60.694,17.258 60.535,17.727 60.399,18.179 60.259,18.565 60.108,18.591 59.934,18.922 59.803,18.862 59.702,18.782 59.476,18.38 61.077,19.654',
        ),
        points('60.252,19.654 60.266,19.647 60.266,19.654'),
        points(
          '59.535,18.684 59.535,18.738 59.49,18.633 59.488,18.604 59.456,18.602 59.464,18.578 59.453,18.528 59.495,18.538 59.491,18.56 59.499,18.548 59.55,18.654 59.535,18.684',
        ),
        points(
          '60.156,19.654 60.156,19.647 60.149,19.6 60.136,19.585 60.13,19.565 60.149,19.527 60.184,19.513 60.232,19.537 60.26,19.579 60.257,19.608 60.214,19.643 60.206,19.654',
        ),
      ],
      lakes: [
        points(
          '60.156,16.403 60.158,16.427 60.156,16.434 60.15,16.433 60.144,16.417 60.144,16.381 60.126,16.346 60.122,16.317 60.149,16.33 60.154,16.342 60.156,16.403',
        ),
        points(
          '60.385,17.299 60.314,17.135 60.279,17.015 60.209,16.849 60.142,16.817 60.156,16.529 60.183,16.598 60.227,16.8 60.374,17.067 60.444,17.313 60.506,17.42 60.385,17.299',
        ),
        points(
          '60.892,15.067 60.851,15.055 60.835,14.985 60.731,14.978 60.742,14.945 60.766,14.884 60.775,14.939 60.824,14.895 60.799,14.782 60.913,14.782 60.861,14.922 60.892,15.067',
        ),
        points(
          '60.608,16.906 60.573,16.895 60.554,16.864 60.564,16.79 60.533,16.734 60.579,16.665 60.567,16.604 60.602,16.666 60.588,16.769 60.601,16.784 60.624,16.872 60.608,16.906',
        ),
      ],
      roads: [
        points(
          '61.085,16.973 61.051,16.958 61.02,16.977 60.98,17.017 60.946,17.026 60.927,17.01 60.848,17.072 60.797,17.083 60.779,17.071 60.764,17.077 60.725,17.073 60.683,17.087',
        ),
        points(
          '59.72,19.066 59.72,18.977 59.741,18.7 59.742,18.599 59.712,18.537 59.694,18.47 59.688,18.428 59.653,18.359 59.615,18.289 59.575,18.238 59.551,18.228 59.497,18.164',
        ),
        points('59.497,18.164 59.498,18.153 59.477,18.061 59.475,17.99 59.438,17.923'),
        points('59.497,18.164 59.484,18.168 59.474,18.164 59.45,18.129'),
      ],
      borders: [],
      towns: [
        { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
        { names: { sv: 'Västerås', en: 'Västerås' }, lat: 59.616, lon: 16.553 },
        { names: { sv: 'Gävle', en: 'Gävle' }, lat: 60.675, lon: 17.142 },
        { names: { sv: 'Borlänge', en: 'Borlänge' }, lat: 60.486, lon: 15.437 },
        { names: { sv: 'Upplands Väsby', en: 'Upplands Väsby' }, lat: 59.518, lon: 17.911 },
        { names: { sv: 'Åkersberga', en: 'Åkersberga' }, lat: 59.479, lon: 18.3 },
        { names: { sv: 'Sandviken', en: 'Sandviken' }, lat: 60.617, lon: 16.767 },
        { names: { sv: 'Enköping', en: 'Enköping' }, lat: 59.636, lon: 17.078 },
        { names: { sv: 'Norrtälje', en: 'Norrtälje' }, lat: 59.758, lon: 18.705 },
        { names: { sv: 'Köping', en: 'Köping' }, lat: 59.514, lon: 15.993 },
        { names: { sv: 'Ludvika', en: 'Ludvika' }, lat: 60.15, lon: 15.188 },
        { names: { sv: 'Bålsta', en: 'Bålsta' }, lat: 59.567, lon: 17.528 },
        { names: { sv: 'Sala', en: 'Sala' }, lat: 59.92, lon: 16.607 },
        { names: { sv: 'Avesta', en: 'Avesta' }, lat: 60.143, lon: 16.163 },
        { names: { sv: 'Fagersta', en: 'Fagersta' }, lat: 60.004, lon: 15.793 },
        { names: { sv: 'Lindesberg', en: 'Lindesberg' }, lat: 59.592, lon: 15.23 },
      ],
      route: [
        points(
          '59.859,17.639 59.925,17.657 60.012,17.625 60.097,17.569 60.192,17.497 60.323,17.513 60.408,17.467 60.474,17.384 60.576,17.224 60.664,17.109 60.629,16.974 60.617,16.767',
        ),
        points(
          '60.617,16.767 60.629,16.974 60.664,17.109 60.576,17.224 60.474,17.384 60.408,17.467 60.323,17.513 60.192,17.497 60.097,17.569 60.012,17.625 59.925,17.657 59.859,17.639',
        ),
      ],
      metres: 251966,
      approximate: false,
      stops: [
        { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
        { lat: 60.61667, lon: 16.76667, label: 'Sandviken', kind: 'end' },
      ],
    },
  },
  quote: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyQuoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/quote-requests/details/7',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Offertförfrågan 26782961' },
    en: { ...same, title: 'Quote request 26782961' },
  },
};
