import Page, { type loader } from '~/areas/customer/bookings/details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  booking: {
    number: '92717552',
    orderNumber: '82181744',
    siblings: [],
    status: 'booked',
    heldUntil: null,
    now: new Date('2026-11-25T09:32:11.159Z'),
    trip: {
      type: 'day-trip',
      from: 'Uppsala',
      to: 'Örebro',
      departure: new Date('2026-11-30T06:30:00.000Z'),
      legs: [
        {
          direction: 'outbound',
          departure: new Date('2026-11-30T06:30:00.000Z'),
          arrival: new Date('2026-11-30T08:43:00.000Z'),
          stops: [
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-11-30T06:30:00.000Z'),
            },
            {
              name: 'Örebro',
              street: 'Storgatan 12',
              lat: 59.27412,
              lon: 15.2066,
              stopType: 'dropOff',
              arrival: new Date('2026-11-30T08:43:00.000Z'),
              departure: null,
            },
          ],
        },
        {
          direction: 'return',
          departure: new Date('2026-11-30T18:00:00.000Z'),
          arrival: new Date('2026-11-30T20:13:00.000Z'),
          stops: [
            {
              name: 'Örebro',
              street: 'Storgatan 12',
              lat: 59.27412,
              lon: 15.2066,
              stopType: 'pickUp',
              arrival: null,
              departure: new Date('2026-11-30T18:00:00.000Z'),
            },
            {
              name: 'Uppsala',
              street: 'Stationsgatan 1',
              lat: 59.85882,
              lon: 17.63889,
              stopType: 'dropOff',
              arrival: new Date('2026-11-30T20:13:00.000Z'),
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
            '60.783,20.071 60.512,17.968 60.129,18.55 59.791,18.755 59.45,18.29 59.395,18.448 59.215,18.329 58.919,17.861 58.928,17.601 58.661,17.093 58.589,16.78 60.783,20.071',
          ),
          points(
            '60.37,19.919 60.191,20.065 60.314,20.024 60.184,20.016 60.176,20.044 60.048,19.948 60.079,19.845 60.217,19.671 60.3,19.797 60.245,19.858 60.313,19.858 60.37,19.919',
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
            '59.067,14.117 58.813,13.88 58.511,13.246 58.539,12.911 59.062,12.887 58.91,13.169 59.217,13.109 59.357,13.251 59.395,13.766 59.326,13.902 59.154,14.009 59.067,14.117',
          ),
          points(
            '58.814,14.922 58.785,14.959 58.587,14.843 58.552,14.973 58.516,14.971 58.475,14.833 58.351,14.637 58.491,14.459 58.614,14.521 58.82,14.898 58.85,14.977 58.814,14.922',
          ),
          points(
            '59.294,16.368 59.222,16.055 59.186,15.881 59.142,15.7 59.188,15.586 59.258,15.57 59.271,15.266 59.318,15.519 59.299,15.752 59.324,15.838 59.266,16.083 59.294,16.368',
          ),
          points(
            '60.156,16.403 60.158,16.427 60.156,16.434 60.15,16.433 60.144,16.417 60.144,16.381 60.126,16.346 60.122,16.317 60.149,16.33 60.154,16.342 60.156,16.403',
          ),
        ],
        roads: [
          points(
            '60.131,12.994 60.194,13.022 60.279,13.032 60.314,13.1 60.416,13.252 60.453,13.29 60.498,13.416 60.513,13.482 60.555,13.54 60.602,13.578 60.652,13.674 60.687,13.722',
          ),
          points('60.131,12.994 60.127,12.947 60.13,12.908 60.127,12.902 60.138,12.81 60.132,12.785 60.132,12.763'),
          points(
            '60.131,12.994 60.02,13.077 59.874,13.141 59.82,13.127 59.783,13.098 59.718,13.138 59.689,13.139 59.641,13.154 59.557,13.188 59.489,13.218 59.412,13.184 59.367,13.146',
          ),
          points('59.26,12.993 59.247,12.899 59.248,12.814 59.25,12.804 59.266,12.778 59.27,12.768'),
        ],
        borders: [],
        towns: [
          { names: { sv: 'Stockholm', en: 'Stockholm' }, lat: 59.329, lon: 18.069 },
          { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
          { names: { sv: 'Västerås', en: 'Västerås' }, lat: 59.616, lon: 16.553 },
          { names: { sv: 'Örebro', en: 'Örebro' }, lat: 59.274, lon: 15.207 },
          { names: { sv: 'Linköping', en: 'Linköping' }, lat: 58.411, lon: 15.622 },
          { names: { sv: 'Norrköping', en: 'Norrköping' }, lat: 58.594, lon: 16.183 },
          { names: { sv: 'Gävle', en: 'Gävle' }, lat: 60.675, lon: 17.142 },
          { names: { sv: 'Södertälje', en: 'Södertälje' }, lat: 59.196, lon: 17.625 },
          { names: { sv: 'Eskilstuna', en: 'Eskilstuna' }, lat: 59.367, lon: 16.508 },
          { names: { sv: 'Karlstad', en: 'Karlstad' }, lat: 59.379, lon: 13.504 },
          { names: { sv: 'Borlänge', en: 'Borlänge' }, lat: 60.486, lon: 15.437 },
          { names: { sv: 'Skövde', en: 'Skövde' }, lat: 58.391, lon: 13.845 },
          { names: { sv: 'Upplands Väsby', en: 'Upplands Väsby' }, lat: 59.518, lon: 17.911 },
          { names: { sv: 'Åkersberga', en: 'Åkersberga' }, lat: 59.479, lon: 18.3 },
          { names: { sv: 'Nyköping', en: 'Nyköping' }, lat: 58.753, lon: 17.008 },
          { names: { sv: 'Motala', en: 'Motala' }, lat: 58.537, lon: 15.036 },
          { names: { sv: 'Karlskoga', en: 'Karlskoga' }, lat: 59.327, lon: 14.524 },
          { names: { sv: 'Sandviken', en: 'Sandviken' }, lat: 60.617, lon: 16.767 },
          { names: { sv: 'Katrineholm', en: 'Katrineholm' }, lat: 58.996, lon: 16.207 },
          { names: { sv: 'Lidköping', en: 'Lidköping' }, lat: 58.505, lon: 13.158 },
          { names: { sv: 'Enköping', en: 'Enköping' }, lat: 59.636, lon: 17.078 },
          { names: { sv: 'Norrtälje', en: 'Norrtälje' }, lat: 59.758, lon: 18.705 },
          { names: { sv: 'Kristinehamn', en: 'Kristinehamn' }, lat: 59.31, lon: 14.108 },
          { names: { sv: 'Köping', en: 'Köping' }, lat: 59.514, lon: 15.993 },
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
      companyId: 1,
      busType: 'touristBus',
      model: 'Modell Comfort 57',
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
    onTheDay: { kind: 'later' },
    journey: {
      id: 17,
      number: '39020490',
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
    payments: [{ status: 'succeeded', amount: 2378099, card: 'Visa 4242', at: new Date('2026-11-17T11:44:00.000Z') }],
    refunds: [],
    disputes: [],
    receipt: 'ready',
    cancellation: null,
    choice: null,
    earlier: [],
    tiers: [
      { hours: 72, basisPoints: 3000 },
      { hours: 24, basisPoints: 7500 },
    ],
    events: [
      { to: 'preliminaryBooked', at: new Date('2026-11-17T11:41:00.000Z'), code: null, reason: null },
      { to: 'booked', at: new Date('2026-11-17T11:44:00.000Z'), code: null, reason: null },
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
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const customerBooking: ScreenOf<Loaded> = {
  Page,
  path: '/booking/details/92717552',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Bokning 92717552', back: '/sv/booking/list' },
    en: { ...same, title: 'Booking 92717552', back: '/en/booking/list' },
  },
};
