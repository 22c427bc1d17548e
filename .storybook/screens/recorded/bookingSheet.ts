import Page, { type loader } from '~/areas/customer/bookings/show-details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  booking: {
    number: '16023244',
    orderNumber: '17435561',
    unit: null,
    requestNumber: null,
    siblings: [],
    status: 'started',
    heldUntil: null,
    now: new Date('2026-11-25T09:32:18.012Z'),
    nights: null,
    trip: {
      type: 'round-trip',
      from: 'Uppsala',
      to: 'Mora',
      departure: new Date('2026-11-24T07:00:00.000Z'),
      legs: [
        {
          direction: 'outbound',
          departure: new Date('2026-11-24T07:00:00.000Z'),
          arrival: new Date('2026-11-24T10:41:00.000Z'),
          stops: [
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-11-24T07:00:00.000Z'),
            },
            {
              name: 'Mora',
              street: 'Storgatan 12',
              lat: 61.00704,
              lon: 14.54316,
              stopType: 'dropOff',
              arrival: new Date('2026-11-24T10:41:00.000Z'),
              departure: null,
            },
          ],
        },
        {
          direction: 'return',
          departure: new Date('2026-11-26T14:00:00.000Z'),
          arrival: new Date('2026-11-26T17:41:00.000Z'),
          stops: [
            {
              name: 'Mora',
              street: 'Storgatan 12',
              lat: 61.00704,
              lon: 14.54316,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-11-26T14:00:00.000Z'),
            },
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'dropOff',
              arrival: new Date('2026-11-26T17:41:00.000Z'),
              departure: null,
            },
          ],
        },
      ],
      adults: 31,
      children: 12,
      wheelchairs: 0,
      contact: {
        name: 'Petra Privatsson',
        email: 'private@demo.invalid',
        phone: { number: '+46701740605', text: '070-174 06 05' },
      },
      comment: 'Två barnvagnar följer med.',
      specialRequests: null,
      operator: {
        name: 'Demobuss Uppsala AB',
        email: 'operator5@demo.invalid',
        phone: { number: '+46701740615', text: '070-174 06 15' },
        logo: null,
      },
      map: {
        land: [
          points(
            '61.997,20.795 61.674,17.26 61.418,17.128 61.005,17.188 60.535,17.727 60.232,18.392 59.793,18.821 59.422,18.277 59.395,18.544 59.12,18.29 59.007,17.756 61.997,20.795',
          ),
          points(
            '60.37,19.919 60.312,20.192 60.17,20.175 60.223,20.082 60.276,20.025 60.218,19.914 60.091,19.966 60.079,19.845 60.265,19.683 60.191,19.814 60.3,19.931 60.37,19.919',
          ),
          points(
            '59.057,18.456 59.05,18.436 59.012,18.414 59.009,18.367 59.034,18.341 59.039,18.362 59.064,18.376 59.078,18.375 59.112,18.451 59.117,18.48 59.09,18.49 59.057,18.456',
          ),
          points(
            '59.535,18.684 59.535,18.738 59.49,18.633 59.488,18.604 59.456,18.602 59.464,18.578 59.464,18.519 59.495,18.538 59.491,18.56 59.499,18.548 59.55,18.654 59.535,18.684',
          ),
        ],
        lakes: [
          points(
            '59.067,14.117 58.916,12.479 59.057,12.694 59.05,12.891 58.91,13.169 59.169,13.123 59.368,13.171 59.398,13.629 59.351,13.785 59.354,13.952 59.091,13.928 59.067,14.117',
          ),
          points('58.871,14.908 58.872,14.908 58.882,14.919 58.871,14.925'),
          points(
            '59.294,16.368 59.222,16.055 59.186,15.881 59.142,15.7 59.188,15.586 59.258,15.57 59.271,15.266 59.318,15.519 59.299,15.752 59.324,15.838 59.266,16.083 59.294,16.368',
          ),
          points(
            '61.997,11.773 61.967,11.796 61.951,11.801 61.931,11.795 61.921,11.781 61.922,11.765 61.938,11.751 61.957,11.759 61.977,11.754 61.997,11.735',
          ),
        ],
        roads: [
          points(
            '60.131,12.994 60.194,13.022 60.257,13.023 60.314,13.1 60.398,13.263 60.453,13.29 60.486,13.409 60.516,13.448 60.555,13.54 60.612,13.593 60.652,13.674 60.687,13.722',
          ),
          points(
            '60.131,12.994 60.153,12.724 60.215,12.588 60.247,12.465 60.217,12.418 60.186,12.327 60.168,12.177 60.194,12.029 60.207,11.901 60.248,11.728 60.22,11.647 60.149,11.409',
          ),
          points(
            '60.131,12.994 60.02,13.077 59.874,13.141 59.82,13.127 59.783,13.098 59.718,13.138 59.689,13.139 59.641,13.154 59.557,13.188 59.489,13.218 59.412,13.184 59.367,13.146',
          ),
          points(
            '59.26,12.993 59.27,12.768 59.256,12.568 59.299,12.408 59.357,12.289 59.39,12.151 59.469,12.0 59.507,11.857 59.489,11.751 59.479,11.672 59.539,11.549 59.559,11.383',
          ),
        ],
        borders: [
          points(
            '58.992,11.437 59.026,11.401 59.079,11.376 59.1,11.358 59.107,11.317 59.099,11.203 59.089,11.165 59.073,11.132 59.053,11.117 58.981,11.09 58.961,11.055 58.937,10.907',
          ),
          points(
            '64.091,13.234 63.956,12.682 63.497,12.219 63.289,11.992 62.907,12.093 62.586,12.091 62.234,12.317 61.633,12.338 61.569,12.482 61.547,12.613 61.152,12.747 61.04,12.682',
          ),
          points('61.04,12.682 61.051,12.569'),
          points(
            '61.051,12.569 61.015,12.281 60.981,12.256 60.793,12.35 60.658,12.482 60.486,12.608 60.36,12.559 60.296,12.487 60.162,12.525 60.081,12.483 59.959,12.291 59.894,12.103',
          ),
        ],
        towns: [
          { names: { sv: 'Stockholm', en: 'Stockholm' }, lat: 59.329, lon: 18.069 },
          { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
          { names: { sv: 'Västerås', en: 'Västerås' }, lat: 59.616, lon: 16.553 },
          { names: { sv: 'Örebro', en: 'Örebro' }, lat: 59.274, lon: 15.207 },
          { names: { sv: 'Gävle', en: 'Gävle' }, lat: 60.675, lon: 17.142 },
          { names: { sv: 'Södertälje', en: 'Södertälje' }, lat: 59.196, lon: 17.625 },
          { names: { sv: 'Eskilstuna', en: 'Eskilstuna' }, lat: 59.367, lon: 16.508 },
          { names: { sv: 'Karlstad', en: 'Karlstad' }, lat: 59.379, lon: 13.504 },
          { names: { sv: 'Borlänge', en: 'Borlänge' }, lat: 60.486, lon: 15.437 },
          { names: { sv: 'Upplands Väsby', en: 'Upplands Väsby' }, lat: 59.518, lon: 17.911 },
          { names: { sv: 'Åkersberga', en: 'Åkersberga' }, lat: 59.479, lon: 18.3 },
          { names: { sv: 'Karlskoga', en: 'Karlskoga' }, lat: 59.327, lon: 14.524 },
          { names: { sv: 'Sandviken', en: 'Sandviken' }, lat: 60.617, lon: 16.767 },
          { names: { sv: 'Katrineholm', en: 'Katrineholm' }, lat: 58.996, lon: 16.207 },
          { names: { sv: 'Enköping', en: 'Enköping' }, lat: 59.636, lon: 17.078 },
          { names: { sv: 'Norrtälje', en: 'Norrtälje' }, lat: 59.758, lon: 18.705 },
          { names: { sv: 'Kristinehamn', en: 'Kristinehamn' }, lat: 59.31, lon: 14.108 },
          { names: { sv: 'Köping', en: 'Köping' }, lat: 59.514, lon: 15.993 },
          { names: { sv: 'Hudiksvall', en: 'Hudiksvall' }, lat: 61.727, lon: 17.106 },
          { names: { sv: 'Ludvika', en: 'Ludvika' }, lat: 60.15, lon: 15.188 },
          { names: { sv: 'Västerhaninge', en: 'Västerhaninge' }, lat: 59.114, lon: 18.063 },
          { names: { sv: 'Nynäshamn', en: 'Nynäshamn' }, lat: 58.903, lon: 17.948 },
          { names: { sv: 'Arvika', en: 'Arvika' }, lat: 59.655, lon: 12.585 },
          { names: { sv: 'Bollnäs', en: 'Bollnäs' }, lat: 61.348, lon: 16.395 },
        ],
        route: [
          points(
            '59.859,17.639 60.046,17.626 60.323,17.513 60.516,17.286 60.634,17.002 60.605,16.59 60.546,16.137 60.591,15.703 60.704,15.469 60.834,15.232 60.905,14.99 61.007,14.543',
          ),
          points(
            '61.007,14.543 60.905,14.99 60.834,15.232 60.704,15.469 60.591,15.703 60.546,16.137 60.605,16.59 60.634,17.002 60.516,17.286 60.323,17.513 60.046,17.626 59.859,17.639',
          ),
        ],
        metres: 555734,
        approximate: false,
        stops: [
          { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
          { lat: 61.00704, lon: 14.54316, label: 'Mora', kind: 'end' },
        ],
      },
    },
    bus: {
      companyId: 1,
      busType: 'touristBus',
      model: 'Demo Touring S 49',
      registrationNumber: 'CKC04C',
      seats: 49,
      fuelType: 'b30',
      drivers: 1,
      passengers: 43,
      wheelchairs: 0,
      totalMetres: 558244,
      emissionsGrams: 382221,
      waitsAtHome: false,
      pictures: [] as never,
    },
    onTheDay: { kind: 'operator', emergencyPhone: { number: '+46701740616', text: '070-174 06 16' } },
    journey: {
      id: 7,
      number: '28049914',
      status: 'finished',
      rating: null,
      isActive: false,
      canBeRated: false,
      canBeMissing: false,
      missing: null,
    },
    deviations: [],
    price: { customerPrice: 2039789, tax: 122387, taxBasisPoints: 600, total: 2162176, abroad: [] },
    lines: null,
    payments: [{ status: 'succeeded', amount: 2162176, card: 'Visa 4242', at: new Date('2026-11-07T08:03:00.000Z') }],
    refunds: [],
    disputes: [],
    receipt: 'ready',
    cancellation: null,
    choice: null,
    earlier: [],
    cancelable: 'begun',
    change: null,
    tiers: [
      { hours: 168, basisPoints: 1000 },
      { hours: 72, basisPoints: 5000 },
      { hours: 24, basisPoints: 10000 },
    ],
    events: [
      {
        entity: 'booking',
        to: 'preliminaryBooked',
        at: new Date('2026-11-07T08:00:00.000Z'),
        code: null,
        reason: null,
      },
      { entity: 'booking', to: 'booked', at: new Date('2026-11-07T08:03:00.000Z'), code: null, reason: null },
      { entity: 'booking', to: 'started', at: new Date('2026-11-24T06:40:00.000Z'), code: null, reason: null },
    ],
    again: null,
    can: {
      cancel: false,
      change: false,
      complete: false,
      calendar: true,
      rate: false,
      reportMissing: false,
      share: true,
    },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const bookingSheet: ScreenOf<Loaded> = {
  Page,
  path: '/booking/show-details/16023244',
  user: { id: 2, name: 'Petra Privatsson', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Bokning 16023244' },
    en: { ...same, title: 'Booking 16023244' },
  },
};
