import { describe, expect, it } from 'vitest';
import { provide } from '@bff/domain/shared/services';
import type { RouteLeg, Router } from '@bff/integrations/router/port';
import { baseMap, type LatLon, tripMap } from '.';
import { clipRing } from './geo-ring';

const UPPSALA = { lat: 59.8586, lon: 17.6389 };
const GAVLE = { lat: 60.6749, lon: 17.1413 };

/** Whether a point lies in one of the rings (even–odd rule). */
function covered(rings: readonly (readonly LatLon[])[], [lat, lon]: LatLon): boolean {
  return rings.some((ring) => {
    let inside = false;
    ring.forEach(([lat1, lon1], index) => {
      const [lat0, lon0] = ring.at(index - 1)!;
      if (lat1 > lat !== lat0 > lat && lon < ((lon0 - lon1) * (lat - lat1)) / (lat0 - lat1) + lon1) inside = !inside;
    });
    return inside;
  });
}

function routerWith(route: Router['route']): Router {
  return { name: 'embedded', route, reach: () => Promise.resolve([]) };
}

const leg = (from: LatLon, to: LatLon): RouteLeg => ({
  parts: [],
  metres: 100_000,
  seconds: 5_000,
  ferrySeconds: 0,
  ferryMetres: 0,
  hasLongFerry: false,
  countries: [],
  approximate: false,
  geometry: [from, to],
});

describe('baseMap', () => {
  const around = { south: 59, west: 16, north: 61, east: 19 };

  it('has land where there is land and none where there is sea', () => {
    const { land } = baseMap(around);
    expect(covered(land, [UPPSALA.lat, UPPSALA.lon])).toBe(true);
    expect(covered(land, [60.8, 18.4])).toBe(false); // the Bothnian Sea
  });

  it('gives nothing outside the bounds', () => {
    const points = baseMap(around).land.flat();
    expect(points.length).toBeGreaterThan(10);
    for (const [lat, lon] of points) {
      expect(lat).toBeGreaterThanOrEqual(59);
      expect(lat).toBeLessThanOrEqual(61);
      expect(lon).toBeGreaterThanOrEqual(16);
      expect(lon).toBeLessThanOrEqual(19);
    }
  });

  it('knows the big lakes', () => {
    const { lakes } = baseMap({ south: 58, west: 12, north: 60, east: 15 });
    expect(covered(lakes, [58.9, 13.3])).toBe(true); // Vänern
  });

  it('takes the European sheet where the Nordic one ends, and the Nordic one elsewhere', () => {
    const { land, lakes } = baseMap({ south: 45, west: -8, north: 71, east: 40 });
    const places: LatLon[] = [
      [52.52, 13.4], // Berlin
      [52.8, 13.4], // where the sheets meet
      [53.5, -2], // Lancashire
      [55.75, 37.6], // Moscow
      [UPPSALA.lat, UPPSALA.lon],
    ];
    for (const place of places) expect(covered(land, place)).toBe(true);
    expect(covered(land, [56.5, 3.5])).toBe(false); // the North Sea
    expect(covered(lakes, [58.9, 13.3])).toBe(true);
  });

  it('has rings of land that all run the same way round: where two overlap, none cancels the other', () => {
    const { land } = baseMap({ south: 45, west: -8, north: 71, east: 40 });
    const area = (ring: readonly LatLon[]) =>
      ring.reduce((sum, [lat, lon], index) => {
        const [lat0, lon0] = ring.at(index - 1)!;
        return sum + lon0 * lat - lon * lat0;
      }, 0);
    expect(land.map(area).filter((each) => each > 0)).toEqual([]);
  });

  it('knows the islands in lakes: they lie inside two rings', () => {
    const { lakes } = baseMap({ south: 58, west: 12, north: 60, east: 15 });
    const around = lakes.filter((ring) => covered([ring], [58.66, 13.13])); // Kållandsö
    expect(around).toHaveLength(2);
  });
});

describe('the surroundings of a route', () => {
  const uppland = { south: 59.5, west: 16.5, north: 60.8, east: 18.5 };

  it('are the roads around it, no farther than the bounds, and fewer where a map shows much', () => {
    const { roads } = baseMap(uppland);
    const near = (point: LatLon) =>
      roads.flat().some(([lat, lon]) => Math.hypot(lat - point[0], (lon - point[1]) / 2) < 0.03);
    expect(near([60.35, 17.51])).toBe(true); // the E4 past Tierp
    expect(near([60.2, 18.2])).toBe(false); // woods
    // A line continues to its first point outside.
    for (const [lat, lon] of roads.flat()) {
      expect(lat).toBeGreaterThan(59.2);
      expect(lon).toBeLessThan(19);
    }
    expect(roads.flat().length).toBeLessThan(600);
    const ofGotaland = baseMap({ south: 55, west: 8, north: 60.9, east: 26 }).roads;
    expect(ofGotaland.length).toBeGreaterThan(50);
    expect(ofGotaland.flat().length).toBeLessThan(4_000);
    expect(baseMap({ south: 55, west: 8, north: 69, east: 26 }).roads).toEqual([]);
  });

  it('are the largest towns, without the suburbs of another', () => {
    const names = baseMap(uppland).towns.map(({ names: { sv } }) => sv);
    expect(names[0]).toBe('Uppsala');
    expect(names).toContain('Enköping');
    const around = baseMap({ south: 59.1, west: 17.5, north: 59.6, east: 18.6 }).towns.map(({ names: { sv } }) => sv);
    expect(around).toContain('Stockholm');
    const { towns: abroad } = baseMap({ south: 41, west: 8, north: 46, east: 14 });
    expect(abroad[0]?.names).toEqual({ sv: 'Rom', en: 'Rome' });
    for (const suburb of ['Solna', 'Södermalm', 'Huddinge']) expect(around).not.toContain(suburb);
  });

  it('are borders between countries', () => {
    const { borders } = baseMap({ south: 58.5, west: 10, north: 60, east: 13 });
    expect(borders.flat().some(([lat, lon]) => Math.abs(lat - 59.1) < 0.2 && Math.abs(lon - 11.5) < 0.4)).toBe(true);
    expect(baseMap(uppland).borders).toEqual([]);
  });

  it('are borders in all of Europe, each on one sheet only', () => {
    const { borders } = baseMap({ south: 45, west: 5, north: 56, east: 20 });
    const near = (lat: number, lon: number) =>
      borders.filter((line) => line.some((point) => Math.hypot(point[0] - lat, (point[1] - lon) / 2) < 0.15)).length;
    expect(near(48.78, 13.83)).toBeGreaterThan(0); // Dreisesselberg: Germany, Czechia, Austria
    expect(near(54.9, 8.9)).toBe(4); // Germany and Denmark: the pieces of the fine sheet, without the coarse one's line beside them
    expect(near(51, 10.5)).toBe(0); // Thuringia
  });
});

describe('clipRing', () => {
  it('cuts a square in half', () => {
    const square: LatLon[] = [[0, 0], [0, 2], [2, 2], [2, 0]]; // prettier-ignore
    const half = clipRing(square, { south: 0, west: 0, north: 1, east: 2 });
    expect(half.map(([lat]) => lat)).toSatisfy((lats: number[]) => Math.max(...lats) === 1);
    expect(clipRing(square, { south: 5, west: 5, north: 6, east: 6 })).toEqual([]);
  });
});

describe('tripMap', () => {
  it('draws out and back', async () => {
    const asked: (readonly LatLon[])[] = [];
    provide({
      router: routerWith((stops) => {
        const points = stops.map(({ lat, lon }): LatLon => [lat, lon]);
        asked.push(points);
        return Promise.resolve(points.slice(1).map((to, index) => leg(points[index]!, to)));
      }),
    });
    const map = await tripMap([UPPSALA, GAVLE], { returns: true });
    expect(asked[0]).toHaveLength(3);
    expect(map.route).toHaveLength(2);
    expect(map.metres).toBe(200_000);
    expect(covered(map.land, [UPPSALA.lat, UPPSALA.lon])).toBe(true);
  });

  it('shows only the stops when the roads are unavailable', async () => {
    provide({ router: routerWith(() => Promise.reject(new Error('no answer'))) });
    const map = await tripMap([UPPSALA, GAVLE]);
    expect(map).toMatchObject({ route: [], metres: null });
    expect(map.land.length).toBeGreaterThan(0);
  });
});
