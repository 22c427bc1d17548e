import Page, { type loader } from '~/areas/public/home/home';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  values: {
    tripType: 'day-trip',
    stops: [
      { stop: '', stopId: '', wait: '' },
      { stop: '', stopId: '', wait: '' },
    ],
    departure: '2026-12-11T08:00',
    return: '2026-12-11T18:00',
    adults: '',
    children: '',
    wheelchairs: '',
  },
  only: null,
  companies: [
    { id: 23, name: 'Demobuss Kungsholmen AB', city: 'Kungsholmen', rating: 4.2, ratings: 180 },
    { id: 27, name: 'Demobuss Växjö AB', city: 'Växjö', rating: 3.9329608938547485, ratings: 179 },
    { id: 31, name: 'Demobuss Täby AB', city: 'Täby', rating: 4.578651685393258, ratings: 178 },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const home: ScreenOf<Loaded> = {
  Page,
  path: '',
  user: null,
  loaded: {
    sv: {
      ...same,
      reviews: [
        {
          rating: 5,
          comment: 'Vi ringde på morgonen och lade till ett stopp. Det gick bra, och föraren hittade direkt.',
          language: 'sv',
          company: { id: 31, name: 'Demobuss Täby AB' },
          day: '23 november 2026',
        },
        {
          rating: 3,
          comment: 'Resan gick bra, men det tog tid att hitta bussen efter föreställningen.',
          language: 'sv',
          company: { id: 23, name: 'Demobuss Kungsholmen AB' },
          day: '5 november 2026',
        },
        {
          rating: 4,
          comment:
            'On time both ways, and the price was the one we booked. The wifi was slow between Jönköping and Borås.',
          language: 'en',
          company: { id: 27, name: 'Demobuss Växjö AB' },
          day: '14 november 2026',
        },
      ],
      title: 'Hitta buss med förare',
      description:
        'Buss med förare, till fast pris. Ange vart ni ska och hur många ni är. Du ser lediga bussar med färdigt pris och kan boka direkt.',
      examples: [
        {
          passengers: 40,
          total: 783471,
          search:
            'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Uppsala&stopId=se-uppsala&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Stockholm',
          to: 'Uppsala',
        },
        {
          passengers: 40,
          total: 730933,
          search:
            'tripType=day-trip&stop=G%C3%B6teborg&stopId=se-goteborg&stop=Bor%C3%A5s&stopId=se-boras&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Göteborg',
          to: 'Borås',
        },
        {
          passengers: 40,
          total: 548816,
          search:
            'tripType=day-trip&stop=Malm%C3%B6&stopId=se-malmo&stop=Lund&stopId=se-lund&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Malmö',
          to: 'Lund',
        },
      ],
    },
    en: {
      ...same,
      reviews: [
        {
          rating: 5,
          comment: 'Vi ringde på morgonen och lade till ett stopp. Det gick bra, och föraren hittade direkt.',
          language: 'sv',
          company: { id: 31, name: 'Demobuss Täby AB' },
          day: '23 November 2026',
        },
        {
          rating: 3,
          comment: 'Resan gick bra, men det tog tid att hitta bussen efter föreställningen.',
          language: 'sv',
          company: { id: 23, name: 'Demobuss Kungsholmen AB' },
          day: '5 November 2026',
        },
        {
          rating: 4,
          comment:
            'On time both ways, and the price was the one we booked. The wifi was slow between Jönköping and Borås.',
          language: 'en',
          company: { id: 27, name: 'Demobuss Växjö AB' },
          day: '14 November 2026',
        },
      ],
      title: 'Find a bus with a driver',
      description:
        'Hire a bus and driver at a fixed price. Tell us where you are going and how many of you there are. See available buses with the full price, and book straight away.',
      examples: [
        {
          passengers: 40,
          total: 783471,
          search:
            'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Uppsala&stopId=se-uppsala&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Stockholm',
          to: 'Uppsala',
        },
        {
          passengers: 40,
          total: 730933,
          search:
            'tripType=day-trip&stop=G%C3%B6teborg&stopId=se-goteborg&stop=Bor%C3%A5s&stopId=se-boras&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Gothenburg',
          to: 'Borås',
        },
        {
          passengers: 40,
          total: 548816,
          search:
            'tripType=day-trip&stop=Malm%C3%B6&stopId=se-malmo&stop=Lund&stopId=se-lund&departure=2027-01-11T09%3A00&return=2027-01-11T17%3A00&adults=40',
          from: 'Malmö',
          to: 'Lund',
        },
      ],
    },
  },
};
