import Page, { type loader } from '~/areas/customer/bookings/details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Order 28585032',
  booking: {
    number: '83887729',
    orderNumber: '28585032',
    unit: null,
    requestNumber: null,
    siblings: [],
    status: 'booked',
    heldUntil: null,
    now: new Date('2026-11-27T07:18:00.048Z'),
    nights: 5,
    trip: {
      type: 'day-trip',
      from: 'Uppsala',
      to: 'Örebro',
      departure: new Date('2026-12-02T06:30:00.000Z'),
      legs: [
        {
          direction: 'outbound',
          departure: new Date('2026-12-02T06:30:00.000Z'),
          arrival: new Date('2026-12-02T08:43:00.000Z'),
          stops: [
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-12-02T06:30:00.000Z'),
            },
            {
              name: 'Örebro',
              street: 'Storgatan 12',
              lat: 59.27412,
              lon: 15.2066,
              stopType: 'dropOff',
              arrival: new Date('2026-12-02T08:43:00.000Z'),
              departure: null,
            },
          ],
        },
        {
          direction: 'return',
          departure: new Date('2026-12-02T18:00:00.000Z'),
          arrival: new Date('2026-12-02T20:13:00.000Z'),
          stops: [
            {
              name: 'Örebro',
              street: 'Storgatan 12',
              lat: 59.27412,
              lon: 15.2066,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-12-02T18:00:00.000Z'),
            },
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'dropOff',
              arrival: new Date('2026-12-02T20:13:00.000Z'),
              departure: null,
            },
          ],
        },
      ],
      adults: 22,
      children: 0,
      wheelchairs: 1,
      contact: {
        name: 'Charlie Demokund',
        email: 'customer@demo.invalid',
        phone: { number: '+46701740605', text: '070-174 06 05' },
      },
      comment: null,
      specialRequests: null,
      operator: {
        name: 'Demobuss Östermalm AB',
        email: 'operator47@demo.invalid',
        phone: { number: '+46701740699', text: '070-174 06 99' },
        logo: null,
      },
      map: {
        land: [
          points(
            '60.783,20.071 60.512,17.968 60.129,18.550 59.791,18.755 59.450,18.290 59.395,18.448 59.215,18.329 58.919,17.861 58.928,17.601 58.661,17.093 58.589,16.780 60.783,20.071',
          ),
          points(
            '60.370,19.919 60.191,20.065 60.314,20.024 60.184,20.016 60.176,20.044 60.048,19.948 60.079,19.845 60.217,19.671 60.300,19.797 60.245,19.858 60.313,19.858 60.370,19.919',
          ),
          points(
            '59.057,18.456 59.050,18.436 59.012,18.414 59.009,18.367 59.034,18.341 59.039,18.362 59.064,18.376 59.078,18.375 59.112,18.451 59.117,18.480 59.090,18.490 59.057,18.456',
          ),
          points(
            '59.535,18.684 59.535,18.738 59.490,18.633 59.488,18.604 59.456,18.602 59.464,18.578 59.464,18.519 59.495,18.538 59.491,18.560 59.499,18.548 59.550,18.654 59.535,18.684',
          ),
        ],
        lakes: [
          points(
            '59.067,14.117 58.813,13.880 58.511,13.246 58.539,12.911 59.062,12.887 58.910,13.169 59.217,13.109 59.357,13.251 59.395,13.766 59.326,13.902 59.154,14.009 59.067,14.117',
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
            '60.131,12.994 60.194,13.022 60.279,13.032 60.314,13.100 60.416,13.252 60.453,13.290 60.498,13.416 60.513,13.482 60.555,13.540 60.602,13.578 60.652,13.674 60.687,13.722',
          ),
          points('60.131,12.994 60.127,12.947 60.130,12.908 60.127,12.902 60.138,12.810 60.132,12.785 60.132,12.763'),
          points(
            '60.131,12.994 60.020,13.077 59.874,13.141 59.820,13.127 59.783,13.098 59.718,13.138 59.689,13.139 59.641,13.154 59.557,13.188 59.489,13.218 59.412,13.184 59.367,13.146',
          ),
          points('59.260,12.993 59.247,12.899 59.248,12.814 59.250,12.804 59.266,12.778 59.270,12.768'),
        ],
        borders: [],
        towns: [
          { names: { sv: 'Stockholm', en: 'Stockholm' }, lat: 59.329, lon: 18.069 },
          { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
          { names: { sv: 'Västerås', en: 'Västerås' }, lat: 59.616, lon: 16.553 },
        ],
        route: [
          points(
            '59.859,17.639 59.774,17.396 59.676,17.276 59.643,17.038 59.625,16.764 59.618,16.565 59.581,16.359 59.564,16.071 59.432,15.895 59.386,15.675 59.307,15.373 59.274,15.207',
          ),
          points(
            '59.274,15.207 59.307,15.373 59.386,15.675 59.432,15.895 59.564,16.071 59.581,16.359 59.618,16.565 59.625,16.764 59.643,17.038 59.676,17.276 59.774,17.396 59.859,17.639',
          ),
        ],
        metres: 344106,
        approximate: false,
        stops: [
          { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
          { lat: 59.27412, lon: 15.2066, label: 'Örebro', kind: 'end' },
        ],
      },
    },
    bus: {
      busType: 'touristBus',
      model: 'Modell Comfort 57',
      companyId: 47,
      registrationNumber: 'TSM68M',
      seats: 57,
      fuelType: 'diesel18',
      drivers: 2,
      passengers: 22,
      wheelchairs: 1,
      totalMetres: 481498,
      emissionsGrams: 393518,
      waitsAtHome: false,
      pictures: [],
    },
    onTheDay: { kind: 'later', emergencyPhone: { number: '+46701740612', text: '070-174 06 12' } },
    journey: {
      id: 17,
      number: '40481210',
      status: 'notStarted',
      rating: null,
      isActive: false,
      canBeRated: false,
      canBeMissing: false,
      missing: null,
    },
    deviations: [],
    price: { customerPrice: 2243490, tax: 134609, taxBasisPoints: 600, total: 2378099, abroad: [] },
    lines: null,
    payments: [{ status: 'succeeded', amount: 2378099, card: 'Visa 4242', at: new Date('2026-11-19T11:44:00.000Z') }],
    refunds: [],
    disputes: [],
    receipt: 'ready',
    cancellation: null,
    choice: null,
    earlier: [],
    cancelable: 'until',
    change: null,
    tiers: [
      { hours: 72, basisPoints: 3000 },
      { hours: 24, basisPoints: 7500 },
    ],
    events: [
      {
        entity: 'booking',
        to: 'preliminaryBooked',
        at: new Date('2026-11-19T11:41:00.000Z'),
        code: null,
        reason: null,
      },
      { entity: 'booking', to: 'booked', at: new Date('2026-11-19T11:44:00.000Z'), code: null, reason: null },
    ],
    again: null,
    can: {
      cancel: true,
      change: true,
      complete: false,
      calendar: true,
      rate: false,
      reportMissing: false,
      share: true,
    },
  },
  location: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const customerBooking: ScreenOf<Loaded> = {
  Page,
  path: '/booking/details/83887729',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, back: { href: '/sv/booking/list', label: 'Mina resor' } },
    en: { ...same, back: { href: '/en/booking/list', label: 'My trips' } },
  },
};
