import Page, { type loader } from '~/areas/public/quote-request/request-quotes';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  trip: {
    type: 'day-trip',
    stops: [
      { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
      { place: { id: 'se-gavle', name: 'Gävle', country: 'SE', lat: 60.67452, lon: 17.14174 }, dwellSeconds: 0 },
    ],
    departure: new Date('2026-12-30T07:00:00.000Z'),
    return: new Date('2026-12-30T17:00:00.000Z'),
    adults: 38,
    children: 6,
    wheelchairs: 0,
  },
  refusal: null,
  isDrivable: true,
  message: null,
  specialRequests: null,
  operators: [
    {
      id: 5,
      name: 'Demobuss Uppsala AB',
      rating: 4.193548387096774,
      ratings: 62,
      seats: 193,
      metres: 896.5204611653061,
    },
    {
      id: 64,
      name: 'Demobuss Märsta AB',
      rating: 3.6666666666666665,
      ratings: 3,
      seats: 367,
      metres: 29920.162752850832,
    },
    {
      id: 45,
      name: 'Demobuss Upplands Väsby AB',
      rating: 4.554878048780488,
      ratings: 164,
      seats: 65,
      metres: 40394.352486585354,
    },
  ],
  mayAsk: true,
  isSuggested: true,
  tooMany: null,
  most: 3,
  search:
    'tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-30T08%3A00&return=2026-12-30T18%3A00&adults=38&children=6',
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
  path: '/quotes/request?tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2026-12-30T08%3A00&return=2026-12-30T18%3A00&adults=38&children=6',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: {
      ...same,
      title: 'Begär offert',
      values: {
        companies: ['5', '64', '45'],
        message: '',
        specialRequests: '',
        sendKey: 'faca655c-ddf7-4d36-9deb-5be27917fb99',
      },
    },
    en: {
      ...same,
      title: 'Request a quote',
      values: {
        companies: ['5', '64', '45'],
        message: '',
        specialRequests: '',
        sendKey: '8ad3bf96-4a64-4608-b44d-1d4660a311d4',
      },
    },
  },
};
