import Page, { type loader } from '~/areas/customer/quotes/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '80941594',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        {
          place: { id: 'se-sundsvall', name: 'Sundsvall', country: 'SE', lat: 62.39129, lon: 17.3063 },
          dwellSeconds: 0,
        },
      ],
      departure: new Date('2027-01-13T07:00:00.000Z'),
      return: new Date('2027-01-15T13:00:00.000Z'),
      adults: 41,
      children: 0,
      wheelchairs: 0,
    },
    message: 'Körläger. Vi har tolv notställ och en kontrabas.',
    specialRequests: null,
    created: new Date('2026-11-25T05:12:53.554Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'answered',
        message: null,
        answerBy: new Date('2026-11-27T05:12:53.554Z'),
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T05:12:53.554Z'),
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-27T05:12:53.554Z'),
      },
    ],
    canAskOthers: false,
  },
  quotes: [
    {
      id: 1,
      companyId: 5,
      company: 'Demobuss Uppsala AB',
      status: 'open',
      buses: [{ model: 'Modell Comfort 49', seats: 49 }],
      drivers: 1,
      rating: 4.193548387096774,
      ratings: 31,
      equipment: [
        'airConditioning',
        'alcolock',
        'bicycleRack',
        'coffeeMachine',
        'defibrillator',
        'emergencyBraking',
        'euro6',
        'fireSuppression',
        'laneAssist',
        'legRoom',
        'luggageSpace',
        'microphone',
        'recliningSeats',
        'seatBelts',
        'skiBox',
        'tables',
        'toilet',
        'usbSockets',
        'wifi',
      ],
      accessibility: [],
      fuelTypes: ['diesel18'],
      emissionsGrams: 502535,
      customerPrice: 2105913,
      tax: 126355,
      total: 2232268,
      expiresAt: new Date('2026-11-27T10:12:53.554Z'),
      message: 'Plats för notställen i lasten, och kaffe ombord.',
      tiers: [
        { hours: 168, basisPoints: 1000 },
        { hours: 72, basisPoints: 5000 },
        { hours: 24, basisPoints: 10000 },
      ],
      orderNumber: null,
      canBeChosen: true,
    },
  ],
  fields: {
    quote: { control: 'select', required: true, label: '' },
    reason: { control: 'area', required: true, maxLength: 1000, label: 'quotes:fields.reason' },
  },
  typed: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const quoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/quotes/details/80941594',
  user: { id: 2, name: 'Petra Privatsson', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 80941594' }, en: { ...same, title: 'Quote request 80941594' } },
};
