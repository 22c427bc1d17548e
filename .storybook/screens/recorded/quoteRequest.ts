import Page, { type loader } from '~/areas/customer/quotes/details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  asked: {
    number: '35019157',
    trip: {
      type: 'round-trip',
      stops: [
        { place: { id: 'se-uppsala', name: 'Uppsala', country: 'SE', lat: 59.85882, lon: 17.63889 }, dwellSeconds: 0 },
        {
          place: { id: 'se-sundsvall', name: 'Sundsvall', country: 'SE', lat: 62.39129, lon: 17.3063 },
          dwellSeconds: 0,
        },
      ],
      departure: new Date('2027-01-15T07:00:00.000Z'),
      return: new Date('2027-01-17T13:00:00.000Z'),
      adults: 41,
      children: 0,
      wheelchairs: 0,
    },
    message: 'Körläger. Vi har tolv notställ och en kontrabas.',
    specialRequests: null,
    created: new Date('2026-11-27T03:55:19.244Z'),
    companies: [
      {
        id: 5,
        name: 'Demobuss Uppsala AB',
        status: 'answered',
        message: null,
        answerBy: new Date('2026-11-29T03:55:19.244Z'),
      },
      {
        id: 64,
        name: 'Demobuss Märsta AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-29T03:55:19.244Z'),
      },
      {
        id: 45,
        name: 'Demobuss Upplands Väsby AB',
        status: 'new',
        message: null,
        answerBy: new Date('2026-11-29T03:55:19.244Z'),
      },
    ],
    canAskOthers: false,
    map: {
      land: [
        points(
          '60.193,22.834 60.142,22.833 60.040,22.730 59.997,22.682 60.008,22.599 60.046,22.593 60.115,22.422 60.150,22.415 60.184,22.466 60.242,22.844 60.271,22.949 60.193,22.834',
        ),
        points(
          '58.593,24.911 60.046,24.464 60.478,21.785 62.266,21.352 63.646,22.829 62.884,18.248 61.714,17.150 60.292,18.438 59.274,18.273 58.607,16.790 59.535,10.381 63.658,24.911',
        ),
        points(
          '58.593,22.666 58.600,22.682 58.593,22.757 58.593,22.758 58.623,22.812 58.614,22.846 58.618,22.922 58.593,23.013 58.593,22.459 58.593,22.463 58.635,22.583 58.593,22.636',
        ),
        points(
          '59.012,22.720 58.936,22.949 58.829,23.019 58.820,22.867 58.819,22.827 58.703,22.655 58.787,22.449 58.888,22.195 58.971,22.463 59.017,22.488 59.090,22.598 59.012,22.720',
        ),
      ],
      lakes: [
        points(
          '59.067,14.117 58.772,13.890 58.606,12.984 58.831,12.451 58.861,12.629 59.073,12.890 58.904,13.245 59.282,13.083 59.394,13.595 59.340,13.832 59.249,14.060 59.067,14.117',
        ),
        points(
          '58.634,13.199 58.681,13.199 58.697,13.171 58.697,13.115 58.672,13.069 58.662,13.061 58.639,13.094 58.628,13.109 58.656,13.164 58.635,13.149 58.627,13.171 58.634,13.199',
        ),
        points(
          '59.307,13.568 59.334,13.562 59.344,13.497 59.335,13.461 59.316,13.451 59.314,13.473 59.286,13.480 59.276,13.488 59.274,13.508 59.286,13.507 59.307,13.528 59.307,13.568',
        ),
        points(
          '58.800,13.831 58.820,13.843 58.826,13.780 58.799,13.766 58.837,13.740 58.840,13.716 58.806,13.691 58.785,13.711 58.765,13.757 58.757,13.802 58.779,13.815 58.800,13.831',
        ),
      ],
      roads: [
        points(
          '63.336,12.059 63.268,12.257 63.321,12.531 63.364,12.630 63.395,12.779 63.392,13.102 63.316,13.267 63.336,13.518 63.309,13.919 63.313,14.128 63.319,14.445 63.204,14.678',
        ),
        points(
          '63.413,10.821 63.450,10.907 63.476,10.903 63.488,10.885 63.518,10.858 63.542,10.861 63.553,10.909 63.593,11.026 63.605,11.037 63.613,11.058 63.638,11.063 63.662,11.104',
        ),
        points('63.413,10.821 63.404,10.810 63.419,10.760 63.421,10.734 63.428,10.708 63.426,10.690'),
        points('63.432,10.708 63.426,10.690'),
      ],
      borders: [
        points(
          '58.992,11.437 59.026,11.401 59.079,11.376 59.100,11.358 59.107,11.317 59.099,11.203 59.089,11.165 59.073,11.132 59.053,11.117 58.981,11.090 58.961,11.055 58.937,10.907',
        ),
        points(
          '64.091,13.234 63.956,12.682 63.497,12.219 63.289,11.992 62.907,12.093 62.586,12.091 62.234,12.317 61.633,12.338 61.569,12.482 61.547,12.613 61.152,12.747 61.040,12.682',
        ),
        points('61.040,12.682 61.051,12.569'),
        points(
          '61.051,12.569 61.015,12.281 60.981,12.256 60.793,12.350 60.658,12.482 60.486,12.608 60.360,12.559 60.296,12.487 60.162,12.525 60.081,12.483 59.959,12.291 59.894,12.103',
        ),
      ],
      towns: [
        { names: { sv: 'Stockholm', en: 'Stockholm' }, lat: 59.329, lon: 18.069 },
        { names: { sv: 'Oslo', en: 'Oslo' }, lat: 59.913, lon: 10.746 },
        { names: { sv: 'Tallinn', en: 'Tallinn' }, lat: 59.437, lon: 24.754 },
      ],
      route: [
        points(
          '59.859,17.639 60.085,17.593 60.371,17.480 60.622,17.158 60.848,17.072 61.085,16.973 61.357,17.016 61.607,17.010 61.793,17.159 61.996,17.241 62.222,17.369 62.391,17.306',
        ),
        points(
          '62.391,17.306 62.222,17.369 61.996,17.241 61.793,17.159 61.607,17.010 61.357,17.016 61.085,16.973 60.848,17.072 60.622,17.158 60.371,17.480 60.085,17.593 59.859,17.639',
        ),
      ],
      metres: 624158,
      approximate: false,
      stops: [
        { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
        { lat: 62.39129, lon: 17.3063, label: 'Sundsvall', kind: 'end' },
      ],
    },
  },
  isJustSent: false,
  quotes: [
    {
      id: 2,
      companyId: 5,
      company: 'Demobuss Uppsala AB',
      status: 'open',
      isCanceled: false,
      buses: [{ model: 'Modell Comfort 49', seats: 49, busType: 'touristBus' }],
      picture: null,
      drivers: 1,
      rating: 4.193548387096774,
      ratings: 62,
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
      customerPrice: 2170387,
      tax: 130223,
      total: 2300610,
      expiresAt: new Date('2026-11-29T08:55:19.244Z'),
      message: 'Plats för notställen i lasten, och kaffe ombord.',
      withdrawal: null,
      tiers: [
        { hours: 168, basisPoints: 1000 },
        { hours: 72, basisPoints: 5000 },
        { hours: 24, basisPoints: 10000 },
      ],
      orderNumber: null,
      payBy: null,
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
  path: '/quotes/details/35019157',
  user: { id: 2, name: 'Petra Privatsson', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: { sv: { ...same, title: 'Offertförfrågan 35019157' }, en: { ...same, title: 'Quote request 35019157' } },
};
