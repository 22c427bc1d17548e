import { beforeAll, describe, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { visitor } from '@bff/domain/shared/actor';
import { seedPlaces } from '@bff/seeds/reference/places';
import { useTestDatabase } from '@db/testing/test-database';
import { searchQuery } from './testing/asked-search';
import { type SearchQuery, searchView, withUnknownPlaces } from '.';

const database = useTestDatabase();
const PAST = new Date('2020-03-10T07:00:00Z');

beforeAll(async () => {
  useRoads();
  await seedPlaces(database.sequelize);
});

const stopsNamed = (...names: string[]) => names.map((text) => ({ text, id: undefined }));
const search = (fields: Partial<SearchQuery>) => searchView(searchQuery(fields), visitor('sv'), 'sv');
const BERG = 'forms.placeMany,Berg,Berg (Linköping)';

describe('everything that is wrong with a search is told at once:', () => {
  it('a place of several names beside a day that cannot be read', async () => {
    const unread = { field: 'departure', message: 'forms.date' };
    const rows = ['Berg', '', 'Gävle', 'Qxyz'].map((stop) => ({ stop, stopId: '' }));
    expect(await withUnknownPlaces([unread], rows, 'sv')).toEqual([
      { field: 'stop-0', message: BERG },
      { field: 'stop-3', message: 'place.notFound,Qxyz' },
      unread,
    ]);
  });

  it('what it says to write is that place', async () => {
    const rows = [{ stop: 'Berg (Linköping)', stopId: '' }];
    expect(await withUnknownPlaces([], rows, 'sv')).toEqual([]);
    expect(await withUnknownPlaces([], [{ stop: 'Berg', stopId: 'se-berg-0561' }], 'sv')).toEqual([]);
  });

  it('such a place beside one that does not exist', async () => {
    expect(await search({ stops: stopsNamed('Berg', 'Qxyz') })).toMatchObject({
      kind: 'invalid',
      errors: [
        { field: 'stop-0', message: BERG },
        { field: 'stop-1', message: 'place.notFound,Qxyz' },
      ],
    });
  });

  it('a time that has passed beside either', async () => {
    const past = { field: 'departure', message: 'booking.departurePast' };
    expect(await search({ stops: stopsNamed('Uppsala', 'Qxyz'), departure: PAST })).toMatchObject({
      errors: [{ field: 'stop-1', message: 'place.notFound,Qxyz' }, past],
    });
    expect(await search({ stops: stopsNamed('Uppsala', 'Berg'), departure: PAST })).toMatchObject({
      errors: [{ field: 'stop-1', message: BERG }, past],
    });
  });

  it('and where nothing else is wrong, the place is chosen', async () => {
    expect(await search({ stops: stopsNamed('Uppsala', 'Berg') })).toMatchObject({
      kind: 'places',
      stops: [{ choices: null }, { choices: [{ text: 'Berg, Linköping' }, { text: 'Berg, Åtvidaberg' }, {}] }],
    });
  });
});
