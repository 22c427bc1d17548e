import Page, { type loader } from '~/areas/public/home/home';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const home = recorded<typeof loader>({
  Page,
  path: '',
  user: null,
  same: {
    companies: [
      { id: 3, name: 'Demobuss Mälardalen AB', city: 'Västerås', rating: 4.2, ratings: 31 },
      { id: 1, name: 'Demobuss Uppsala AB', city: 'Uppsala', rating: null, ratings: 0 },
    ],
    values: {
      tripType: 'day-trip',
      stops: [
        { stop: '', stopId: '', wait: '' },
        { stop: '', stopId: '', wait: '' },
      ],
      departure: '2026-12-09T08:00',
      return: '2026-12-09T18:00',
      adults: '',
      children: '',
      wheelchairs: '',
    },
  },
  sv: {
    title: 'Hitta buss med förare',
    examples: [
      {
        passengers: 40,
        total: 809243,
        search:
          'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Uppsala&stopId=se-uppsala&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Stockholm',
        to: 'Uppsala',
      },
      {
        passengers: 40,
        total: 782824,
        search:
          'tripType=day-trip&stop=G%C3%B6teborg&stopId=se-goteborg&stop=Bor%C3%A5s&stopId=se-boras&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Göteborg',
        to: 'Borås',
      },
      {
        passengers: 40,
        total: 585239,
        search:
          'tripType=day-trip&stop=Malm%C3%B6&stopId=se-malmo&stop=Lund&stopId=se-lund&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Malmö',
        to: 'Lund',
      },
    ],
  },
  en: {
    title: 'Find a bus with a driver',
    examples: [
      {
        passengers: 40,
        total: 809243,
        search:
          'tripType=day-trip&stop=Stockholm&stopId=se-stockholm&stop=Uppsala&stopId=se-uppsala&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Stockholm',
        to: 'Uppsala',
      },
      {
        passengers: 40,
        total: 782824,
        search:
          'tripType=day-trip&stop=G%C3%B6teborg&stopId=se-goteborg&stop=Bor%C3%A5s&stopId=se-boras&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Gothenburg',
        to: 'Borås',
      },
      {
        passengers: 40,
        total: 585239,
        search:
          'tripType=day-trip&stop=Malm%C3%B6&stopId=se-malmo&stop=Lund&stopId=se-lund&departure=2027-01-09T09%3A00&return=2027-01-09T17%3A00&adults=40',
        from: 'Malmö',
        to: 'Lund',
      },
    ],
  },
});
