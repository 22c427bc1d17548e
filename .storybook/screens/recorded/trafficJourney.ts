import Page, { type loader } from '~/areas/traffic/journey';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Uppsala – Norrtälje',
  sheet: {
    number: '36520047',
    bookingNumber: '92797562',
    status: 'notStarted',
    shown: 'notStarted',
    hasReturn: true,
    isCanceled: false,
    from: 'Uppsala',
    to: 'Norrtälje',
    departure: new Date('2026-12-14T07:15:00.000Z'),
    pickupAt: new Date('2026-12-14T07:00:00.000Z'),
    legs: [
      {
        direction: 'outbound',
        departure: new Date('2026-12-14T07:15:00.000Z'),
        arrival: new Date('2026-12-14T08:22:00.000Z'),
        stops: [
          {
            name: 'Uppsala',
            street: 'Stationsgatan 1',
            lat: 59.85882,
            lon: 17.63889,
            stopType: 'pickUp',
            arrival: null,
            departure: new Date('2026-12-14T07:15:00.000Z'),
          },
          {
            name: 'Norrtälje',
            street: 'Storgatan 12',
            lat: 59.75799,
            lon: 18.70496,
            stopType: 'dropOff',
            arrival: new Date('2026-12-14T08:22:00.000Z'),
            departure: null,
          },
        ],
      },
      {
        direction: 'return',
        departure: new Date('2026-12-14T14:00:00.000Z'),
        arrival: new Date('2026-12-14T15:07:00.000Z'),
        stops: [
          {
            name: 'Norrtälje',
            street: 'Storgatan 12',
            lat: 59.75799,
            lon: 18.70496,
            stopType: 'pickUp',
            arrival: null,
            departure: new Date('2026-12-14T14:00:00.000Z'),
          },
          {
            name: 'Uppsala',
            street: 'Stationsgatan 1',
            lat: 59.85882,
            lon: 17.63889,
            stopType: 'dropOff',
            arrival: new Date('2026-12-14T15:07:00.000Z'),
            departure: null,
          },
        ],
      },
    ],
    passengers: 36,
    adults: 6,
    children: 30,
    wheelchairs: 0,
    isOneOfSeveral: false,
    contact: { name: 'Bea Avtalslund', phone: null },
    comment: null,
    specialRequests: null,
    bus: { registrationNumber: 'CWK61M', model: 'Demo Touring S 45', seats: 45, drivers: 1 },
    leaves: { at: new Date('2026-12-14T06:55:00.000Z'), from: 'Depå' },
    back: new Date('2026-12-14T15:12:00.000Z'),
    driver: null,
    needsDriver: false,
    isDriverDue: false,
    emergencyPhone: { number: '+46701740616', text: '070-174 06 16' },
    reports: [],
    terminationReason: null,
    deviations: [],
    acts: [],
    startsFrom: new Date('2026-12-14T05:00:00.000Z'),
    isTooEarly: true,
    early: {},
    justReportedFor: 0,
    takesBack: null,
  },
  now: {
    isActive: false,
    operatorName: 'Demobuss Uppsala AB',
    lateMinutes: 0,
    arrival: { at: new Date('2026-12-14T07:00:00.000Z'), place: 'Uppsala', from: 'plan', lateMinutes: 0 },
    seenAt: null,
    map: {
      land: [
        points(
          '60.329,19.771 60.321,18.317 60.148,18.651 59.912,19.006 59.793,18.821 59.702,18.782 59.535,18.484 59.407,18.188 59.340,18.146 59.395,18.496 59.312,18.461 60.329,19.771',
        ),
        points(
          '60.081,19.771 60.074,19.763 60.212,19.683 60.217,19.671 60.266,19.647 60.257,19.691 60.238,19.688 60.286,19.771 60.307,19.749 60.304,19.771 60.249,19.765 60.238,19.771',
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
          '60.329,17.205 60.314,17.135 60.279,17.015 60.251,16.879 60.199,16.841 60.163,16.858 60.172,16.781 60.171,16.583 60.193,16.622 60.211,16.761 60.279,16.789 60.329,16.980',
        ),
        points(
          '59.327,18.095 59.279,17.577 59.337,17.316 59.473,16.695 59.538,16.675 59.545,17.154 59.601,17.403 59.461,17.737 59.658,17.514 59.770,17.568 59.619,17.759 59.327,18.095',
        ),
        points(
          '60.143,17.318 60.148,17.271 60.157,17.260 60.183,17.290 60.186,17.313 60.202,17.360 60.200,17.373 60.177,17.406 60.146,17.336 60.143,17.318',
        ),
        points(
          '59.839,18.572 59.848,18.499 59.857,18.482 59.866,18.485 59.868,18.505 59.862,18.524 59.868,18.559 59.866,18.631 59.859,18.646 59.844,18.636 59.836,18.603 59.839,18.572',
        ),
      ],
      roads: [
        points(
          '59.720,19.066 59.720,18.977 59.741,18.700 59.742,18.599 59.712,18.537 59.694,18.470 59.688,18.428 59.653,18.359 59.615,18.289 59.575,18.238 59.551,18.228 59.497,18.164',
        ),
        points('59.497,18.164 59.498,18.153 59.477,18.061 59.475,17.990 59.438,17.923'),
        points(
          '59.497,18.164 59.484,18.168 59.474,18.164 59.450,18.129 59.446,18.122 59.444,18.097 59.425,18.060 59.417,18.040 59.410,18.034 59.398,18.037 59.392,18.044 59.380,18.041',
        ),
        points('59.343,18.119 59.351,18.104 59.354,18.064'),
      ],
      borders: [],
      towns: [
        { names: { sv: 'Stockholm', en: 'Stockholm' }, lat: 59.329, lon: 18.069 },
        { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
        { names: { sv: 'Upplands Väsby', en: 'Upplands Väsby' }, lat: 59.518, lon: 17.911 },
        { names: { sv: 'Åkersberga', en: 'Åkersberga' }, lat: 59.479, lon: 18.3 },
        { names: { sv: 'Enköping', en: 'Enköping' }, lat: 59.636, lon: 17.078 },
        { names: { sv: 'Norrtälje', en: 'Norrtälje' }, lat: 59.758, lon: 18.705 },
        { names: { sv: 'Strängnäs', en: 'Strängnäs' }, lat: 59.377, lon: 17.031 },
        { names: { sv: 'Bålsta', en: 'Bålsta' }, lat: 59.567, lon: 17.528 },
        { names: { sv: 'Sala', en: 'Sala' }, lat: 59.92, lon: 16.607 },
      ],
      route: [
        points(
          '59.859,17.639 59.845,17.701 59.801,17.768 59.743,17.826 59.749,17.959 59.749,18.068 59.742,18.208 59.742,18.313 59.742,18.396 59.738,18.490 59.737,18.585 59.758,18.705',
        ),
        points(
          '59.758,18.705 59.737,18.585 59.738,18.490 59.742,18.396 59.742,18.313 59.742,18.208 59.749,18.068 59.749,17.959 59.743,17.826 59.801,17.768 59.845,17.701 59.859,17.639',
        ),
      ],
      metres: 145120,
      approximate: false,
      stops: [
        { lat: 59.85882, lon: 17.63889, label: 'Uppsala', kind: 'end' },
        { lat: 59.75799, lon: 18.70496, label: 'Norrtälje', kind: 'end' },
      ],
    },
  },
  at: new Date('2026-11-25T18:44:43.269Z'),
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficJourney: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/journeys/36520047',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: { sv: same, en: same },
};
