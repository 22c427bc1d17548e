import Page, { type loader } from '~/areas/public/quote-request/request-quotes';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  trip: {
    type: 'day-trip',
    stops: [
      { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
      { place: { id: 'se-gavle', name: 'Gävle', country: 'SE', lat: 60.67452, lon: 17.14174 }, dwellSeconds: 0 },
    ],
    departure: new Date('2026-12-31T07:00:00.000Z'),
    return: new Date('2026-12-31T17:00:00.000Z'),
    adults: 38,
    children: 6,
    wheelchairs: 0,
  },
  map: {
    land: [
      points(
        '61.082,19.851 60.905,17.233 60.694,17.258 60.535,17.727 60.399,18.179 60.259,18.565 60.108,18.591 59.934,18.922 59.803,18.862 59.702,18.782 59.476,18.380 61.082,19.851',
      ),
      points(
        '60.080,19.851 60.094,19.824 60.074,19.763 60.212,19.683 60.265,19.683 60.269,19.710 60.300,19.797 60.193,19.799 60.232,19.817 60.319,19.851 60.355,19.778 60.402,19.851',
      ),
      points(
        '59.535,18.684 59.535,18.738 59.490,18.633 59.488,18.604 59.456,18.602 59.464,18.578 59.464,18.519 59.495,18.538 59.491,18.560 59.499,18.548 59.550,18.654 59.535,18.684',
      ),
      points(
        '60.197,19.668 60.158,19.671 60.197,19.592 60.149,19.600 60.130,19.565 60.135,19.544 60.184,19.513 60.201,19.537 60.260,19.579 60.257,19.608 60.214,19.643 60.197,19.668',
      ),
    ],
    lakes: [
      points(
        '60.156,16.403 60.158,16.427 60.156,16.434 60.150,16.433 60.144,16.417 60.144,16.381 60.126,16.346 60.122,16.317 60.149,16.330 60.154,16.342 60.156,16.403',
      ),
      points(
        '60.385,17.299 60.314,17.135 60.279,17.015 60.209,16.849 60.142,16.817 60.156,16.529 60.183,16.598 60.227,16.800 60.374,17.067 60.444,17.313 60.506,17.420 60.385,17.299',
      ),
      points(
        '60.892,15.067 60.882,15.097 60.851,15.055 60.838,15.049 60.837,15.011 60.835,14.985 60.764,14.964 60.731,14.978 60.728,14.957 60.875,14.957 60.894,14.984 60.892,15.067',
      ),
      points(
        '60.608,16.906 60.573,16.895 60.554,16.864 60.564,16.790 60.533,16.734 60.579,16.665 60.567,16.604 60.602,16.666 60.588,16.769 60.601,16.784 60.624,16.872 60.608,16.906',
      ),
    ],
    roads: [
      points(
        '61.085,16.973 61.051,16.958 61.020,16.977 60.980,17.017 60.946,17.026 60.927,17.010 60.848,17.072 60.797,17.083 60.779,17.071 60.764,17.077 60.725,17.073 60.683,17.087',
      ),
      points(
        '59.720,19.066 59.720,18.977 59.741,18.700 59.742,18.599 59.712,18.537 59.694,18.470 59.688,18.428 59.653,18.359 59.615,18.289 59.575,18.238 59.551,18.228 59.497,18.164',
      ),
      points('59.497,18.164 59.498,18.153 59.477,18.061 59.475,17.990 59.438,17.923'),
      points('59.497,18.164 59.484,18.168 59.474,18.164 59.450,18.129'),
    ],
    borders: [],
    towns: [
      { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
      { names: { sv: 'Västerås', en: 'Västerås' }, lat: 59.616, lon: 16.553 },
      { names: { sv: 'Gävle', en: 'Gävle' }, lat: 60.675, lon: 17.142 },
    ],
    route: [
      points(
        '59.859,17.639 59.914,17.651 59.970,17.646 60.057,17.615 60.140,17.546 60.232,17.501 60.323,17.513 60.399,17.475 60.460,17.415 60.525,17.275 60.605,17.182 60.675,17.142',
      ),
      points(
        '60.675,17.142 60.605,17.182 60.525,17.275 60.460,17.415 60.399,17.475 60.323,17.513 60.232,17.501 60.140,17.546 60.057,17.615 59.970,17.646 59.914,17.651 59.859,17.639',
      ),
    ],
    metres: 211502,
    approximate: false,
    stops: [
      { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
      { lat: 60.67452, lon: 17.14174, label: 'Gävle', kind: 'end' },
    ],
  },
  refusal: null,
  message: null,
  specialRequests: null,
  operators: [
    { id: 5, name: 'Demobuss Uppsala AB', rating: 4.193548387096774, ratings: 62, seats: 193, metres: 1000 },
    { id: 64, name: 'Demobuss Märsta AB', rating: 3.6666666666666665, ratings: 3, seats: 367, metres: 36000 },
    { id: 45, name: 'Demobuss Upplands Väsby AB', rating: 4.554878048780488, ratings: 164, seats: 65, metres: 48000 },
  ],
  isDrivable: true,
  mayAsk: true,
  isSuggested: true,
  tooMany: null,
  most: 3,
  search:
    'tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-31T08%3A00&return=2026-12-31T18%3A00&adults=38&children=6',
  fields: {
    companies: { control: 'boxes', required: false, label: 'quotes:fields.companies' },
    message: {
      control: 'area',
      required: false,
      maxLength: 2000,
      hint: 'quotes:hints.message',
      label: 'quotes:fields.message',
    },
    specialRequests: {
      control: 'area',
      required: false,
      maxLength: 2000,
      hint: 'quotes:hints.specialRequests',
      label: 'quotes:fields.specialRequests',
    },
    sendKey: { control: 'hidden', required: false, label: '' },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const requestQuotes: ScreenOf<Loaded> = {
  Page,
  path: '/quotes/request?tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-31T08%3A00&return=2026-12-31T18%3A00&adults=38&children=6',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: {
      ...same,
      title: 'Begär offert',
      values: {
        companies: ['5', '64', '45'],
        message: '',
        specialRequests: '',
        sendKey: 'c2662cee-0604-4d4f-8fde-39fec6c3a39d',
      },
    },
    en: {
      ...same,
      title: 'Request a quote',
      values: {
        companies: ['5', '64', '45'],
        message: '',
        specialRequests: '',
        sendKey: '45184ce9-9673-4819-8c10-2ec592f935d8',
      },
    },
  },
};
