import { describe, expect, it } from 'vitest';
import { readRoute, routeValuesOf } from './change-fields.server';

/** Uppsala, an empty row for another stop, Gävle; with the addresses of the way home, if the page asked for them. */
const sent = (...homeStreets: string[]) =>
  routeValuesOf(
    new URLSearchParams([
      ...['Uppsala', '', 'Gävle'].map((stop) => ['stop', stop]),
      ...['Stationsgatan 1', '', 'Norra Kungsgatan 2'].map((street) => ['street', street]),
      ...homeStreets.map((street) => ['homeStreet', street]),
      ...['0', '', '0'].map((wait) => ['wait', wait]),
      ...Object.entries({ departure: '2027-05-12 08:00', return: '2027-05-12 18:00' }),
      ...Object.entries({ adults: '38', children: '6', wheelchairs: '0' }),
    ]),
  );
const read = (...homeStreets: string[]) => readRoute(sent(...homeStreets), true);

describe('the form that changes a trip', () => {
  it('reads the addresses of the way home at both ends; an empty one is the same address', () => {
    expect(read('', ' Slottstorget 1 ')).toMatchObject({
      asked: {
        stops: [
          { stop: 'Uppsala', homeStreet: null },
          { stop: 'Gävle', homeStreet: 'Slottstorget 1' },
        ],
      },
    });
  });

  it('takes the place that was picked, and no other of its name', () => {
    const picked = new URLSearchParams(
      'stop=Berg&stopId=se-berg&street=A&wait=0&stop=&stopId=&street=&wait=&stop=Gävle&stopId=&street=B&wait=0&departure=2027-05-12 08:00&adults=38&children=6&wheelchairs=0',
    );
    expect(routeValuesOf(picked).stops).toMatchObject([
      { stop: 'Berg', stopId: 'se-berg' },
      { stop: '', stopId: '' },
      { stop: 'Gävle', stopId: '' },
    ]);
    expect(readRoute(routeValuesOf(picked), false)).toMatchObject({
      asked: { stops: [{ stop: 'se-berg' }, { stop: 'Gävle' }] },
      rows: [0, 2],
    });
  });

  it('leaves them as they were when it did not ask', () => {
    expect(read()).toMatchObject({ asked: { stops: [{ homeStreet: undefined }, { homeStreet: undefined }] } });
  });

  it('names the row whose address is too long', () => {
    expect(read('', 'x'.repeat(201))).toMatchObject({ errors: [{ field: 'homeStreet-2' }] });
  });
});
