import Page, { type loader } from '~/areas/public/company/company';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Demobuss Stockholm AB',
  company: {
    id: 1,
    name: 'Demobuss Stockholm AB',
    city: 'Stockholm',
    info: 'Ett påhittat bussbolag i Stockholm, för demonstration.',
    language: 'sv',
    certificates: ['roadSafetyCertified'],
    isPartner: false,
    countries: ['SE', 'NO', 'DK', 'FI', 'DE'],
    trafficPermit: 'TSV 2025-100',
    reviews: [],
    buses: [
      {
        busType: 'doubleDecker',
        model: 'Demo Double 81',
        seats: 81,
        wheelchairPlaces: 0,
        fuelType: 'hvo100',
        equipment: [
          'airConditioning',
          'alcolock',
          'emergencyBraking',
          'euro6',
          'fireSuppression',
          'luggageSpace',
          'microphone',
          'recliningSeats',
          'renewableFuel',
          'screens',
          'seatBelts',
          'toilet',
          'usbSockets',
        ],
        count: 1,
        picture: null,
      },
      {
        busType: 'touristBus',
        model: 'Demo Touring 53',
        seats: 53,
        wheelchairPlaces: 0,
        fuelType: 'diesel18',
        equipment: [
          'airConditioning',
          'alcolock',
          'emergencyBraking',
          'euro6',
          'fireSuppression',
          'laneAssist',
          'legRoom',
          'luggageSpace',
          'microphone',
          'recliningSeats',
          'seatBelts',
          'tables',
          'toilet',
          'usbSockets',
          'wifi',
        ],
        count: 1,
        picture: null,
      },
      {
        busType: 'touristBus',
        model: 'Modell Comfort 53',
        seats: 53,
        wheelchairPlaces: 0,
        fuelType: 'electric',
        equipment: [
          'airConditioning',
          'emergencyBraking',
          'fireSuppression',
          'fridge',
          'legRoom',
          'luggageSpace',
          'microphone',
          'powerSockets',
          'recliningSeats',
          'renewableFuel',
          'screens',
          'seatBelts',
          'toilet',
          'usbSockets',
          'zeroEmission',
        ],
        count: 1,
        picture: null,
      },
    ],
    rating: 4.666666666666667,
    ratings: 120,
  },
  logo: null,
  tiers: [
    { hours: 336, basisPoints: 500 },
    { hours: 96, basisPoints: 2500 },
    { hours: 48, basisPoints: 5000 },
    { hours: 24, basisPoints: 8000 },
  ],
  search: null,
  examples: [
    {
      passengers: 40,
      total: 801754,
      search:
        'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Uppsala&stopId=se-uppsala&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40&operator=1',
      from: 'Stockholm',
      to: 'Uppsala',
    },
    {
      passengers: 40,
      total: 982371,
      search:
        'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=V%C3%A4ster%C3%A5s&stopId=se-vasteras&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40&operator=1',
      from: 'Stockholm',
      to: 'Västerås',
    },
    {
      passengers: 40,
      total: 1331091,
      search:
        'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Norrk%C3%B6ping&stopId=se-norrkoping&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40&operator=1',
      from: 'Stockholm',
      to: 'Norrköping',
    },
  ],
  values: {
    tripType: 'day-trip',
    stops: [
      { stop: 'Stockholm', stopId: '', wait: '' },
      { stop: '', stopId: '', wait: '' },
    ],
    departure: '2026-12-11T08:00',
    return: '2026-12-11T18:00',
    adults: '',
    children: '',
    wheelchairs: '',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyPage: ScreenOf<Loaded> = {
  Page,
  path: '/companies/1',
  user: null,
  loaded: {
    sv: {
      ...same,
      description:
        'Boka buss med förare av Demobuss Stockholm AB i Stockholm: bussar, betyg, avbokningsvillkor och fasta priser.',
    },
    en: {
      ...same,
      description:
        'Hire a bus and driver from Demobuss Stockholm AB in Stockholm: buses, ratings, cancellation terms and fixed prices.',
    },
  },
};
