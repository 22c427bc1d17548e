import { expect, it } from 'vitest';
import { meantBy } from './meant';

const SEARCH =
  'tripType=one-way&stop=Upsala&stopId=se-upsala&stop=G%C3%A4vle&stopId=se-gavle&departure=12%2F5+-27%2C+08%3A30&adults=31';
const place = { field: 'stop-0', message: 'forms.placeNear,Upsala,Uppsala' };
const day = { field: 'departure', message: 'forms.yearInFullFor,2027-05-12' };
const read = (query: string) => [...new URLSearchParams(query)].map((pair) => pair.join('='));

it('a search with everything that was suggested keeps the rest as typed', () => {
  const meant = meantBy(SEARCH, [place, { field: 'adults', message: 'forms.required' }, day])!;
  expect(meant.texts).toEqual(['Uppsala', '2027-05-12']);
  expect(read(meant.query)).toEqual([
    'tripType=one-way',
    'stop=Uppsala',
    'stop=Gävle',
    'stopId=se-gavle',
    'departure=2027-05-12, 08:30',
    'adults=31',
  ]);
});

it('what is wrong with the time too is left for its field', () => {
  const both = { field: 'departure', message: 'forms.momentBoth,forms.yearInFullFor,2027-05-12' };
  const meant = meantBy(SEARCH.replace('08%3A30', 'klockan'), [both])!;
  expect(read(meant.query)).toContain('departure=2027-05-12, klockan');
});

it('errors that suggest nothing lead nowhere', () => {
  expect(meantBy(SEARCH, [{ field: 'stop-0', message: 'place.notFound,Upsala' }])).toBeNull();
});
