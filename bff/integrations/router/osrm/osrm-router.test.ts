// Traces: S8-091
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Position } from '@bff/domain/shared/position';
import { OsrmRouter } from '.';

const uppsala = { lat: 59.8585, lon: 17.6455 };
const gavle = { lat: 60.6749, lon: 17.1413 };
const malmo = { lat: 55.59, lon: 13.08 };
const copenhagen = { lat: 55.6728, lon: 12.5646 };

/** A step as OSRM writes it, with what we read and some of what we do not. */
const step = (positions: readonly Position[], distance: number, duration: number, mode = 'driving') => ({
  distance,
  duration,
  mode,
  name: 'E 4',
  weight: duration,
  driving_side: 'right',
  geometry: { type: 'LineString', coordinates: positions.map(({ lat, lon }) => [lon, lat]) },
});

const waypoint = ({ lat, lon }: Position, distance = 0) => ({ hint: 'x', name: '', distance, location: [lon, lat] });

const routeAnswer = (from: Position, to: Position, routes: readonly (readonly ReturnType<typeof step>[])[]) => ({
  code: 'Ok',
  waypoints: [waypoint(from), waypoint(to)],
  routes: routes.map((steps) => ({ distance: 0, duration: 0, weight_name: 'routability', legs: [{ steps }] })),
});

type Answer = { status?: number; body: unknown } | 'silence';

describe('the OSRM router', () => {
  let server: Server;
  let asked: URL[];
  let answer: (url: URL) => Answer;
  let router: OsrmRouter;

  beforeEach(async () => {
    asked = [];
    server = createServer((request: IncomingMessage, response) => {
      const url = new URL(request.url ?? '/', 'http://osrm');
      asked.push(url);
      const answered = answer(url);
      if (answered === 'silence') return;
      response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    router = new OsrmRouter({ url: `http://127.0.0.1:${port}/`, dataFolder: 'data/geo', timeoutMs: 1_500 });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('asks for steps between each pair of stops, longitude first', async () => {
    answer = () => ({ body: routeAnswer(uppsala, gavle, [[step([uppsala, gavle], 105_000, 4_000)]]) });
    const legs = await router.route([uppsala, gavle, uppsala]);
    expect(legs).toHaveLength(2);
    expect(asked.map((url) => url.pathname).sort()).toEqual([
      '/route/v1/driving/17.141300,60.674900;17.645500,59.858500',
      '/route/v1/driving/17.645500,59.858500;17.141300,60.674900',
    ]);
    expect(asked[0]!.searchParams.get('steps')).toBe('true');
    expect(asked[0]!.searchParams.get('geometries')).toBe('geojson');
  });

  it('converts car seconds to coach seconds and keeps the metres', async () => {
    answer = () => ({ body: routeAnswer(uppsala, gavle, [[step([uppsala, gavle], 105_000, 4_000)]]) });
    const [leg] = (await router.route([uppsala, gavle]))!;
    // 4,000 s × 1.15 + 4 min of manoeuvres.
    expect(leg).toMatchObject({ metres: 105_000, seconds: 4_840, ferryMetres: 0, approximate: false });
    expect(leg!.countries).toEqual([{ country: 'SE', metres: 105_000 }]);
    expect(leg!.geometry).toEqual([
      [uppsala.lat, uppsala.lon],
      [gavle.lat, gavle.lon],
    ]);
  });

  it('tells countries apart by position, and assigns the sea between them to the country it was entered from', async () => {
    const steps = [
      step([malmo, { lat: 55.57, lon: 13.04 }], 10_000, 600),
      step(
        [
          { lat: 55.57, lon: 12.87 },
          { lat: 55.6, lon: 12.75 },
        ],
        12_000,
        500,
      ),
      step([{ lat: 55.63, lon: 12.6 }, copenhagen], 8_000, 600),
    ];
    answer = () => ({ body: routeAnswer(malmo, copenhagen, [steps]) });
    const [leg] = (await router.route([malmo, copenhagen]))!;
    expect(leg!.countries).toEqual([
      { country: 'SE', metres: 22_000 },
      { country: 'DK', metres: 8_000 },
    ]);
  });

  it('keeps ferries out of the driving, at their own pace', async () => {
    const steps = [
      step([uppsala, gavle], 60_000, 3_000),
      step([gavle, uppsala], 5_000, 1_200, 'ferry'),
      step([uppsala, gavle], 40_000, 2_000),
    ];
    answer = () => ({ body: routeAnswer(uppsala, gavle, [steps]) });
    const [leg] = (await router.route([uppsala, gavle]))!;
    expect(leg).toMatchObject({ metres: 100_000, ferryMetres: 5_000, ferrySeconds: 1_200, hasLongFerry: false });
    expect(leg!.parts.map((part) => part.kind)).toEqual(['road', 'ferry', 'road']);
  });

  it('prefers an alternative without a long ferry, and keeps the ferry when there is none', async () => {
    const ferry = [step([uppsala, gavle], 1_000, 60), step([uppsala, gavle], 90_000, 9_000, 'ferry')];
    const road = [step([uppsala, gavle], 300_000, 12_000)];
    answer = (url) => ({
      body: routeAnswer(uppsala, gavle, url.searchParams.get('exclude') === 'ferry' ? [road] : [ferry]),
    });
    expect((await router.route([uppsala, gavle]))![0]).toMatchObject({ hasLongFerry: false, metres: 300_000 });
    expect((await router.route([uppsala, gavle], { longFerries: 'allow' }))![0]!.hasLongFerry).toBe(true);
    answer = (url) =>
      url.searchParams.has('exclude')
        ? { status: 400, body: { code: 'InvalidValue', message: 'Exclude flag combination is not supported.' } }
        : { body: routeAnswer(uppsala, gavle, [ferry]) };
    expect((await router.route([uppsala, gavle]))![0]!.hasLongFerry).toBe(true);
  });

  it('prefers an alternative that stays in Sweden between Swedish stops', async () => {
    const norway = [
      { lat: 60.5, lon: 11.5 },
      { lat: 60.9, lon: 11 },
    ];
    const abroad = [step([uppsala, ...norway, gavle], 90_000, 3_000)];
    const domestic = [step([uppsala, gavle], 105_000, 4_000)];
    answer = (url) => ({
      body: routeAnswer(uppsala, gavle, url.searchParams.has('alternatives') ? [abroad, domestic] : [abroad]),
    });
    expect((await router.route([uppsala, gavle]))![0]!.countries).toEqual([{ country: 'SE', metres: 105_000 }]);
  });

  it('adds the access from the stop to the road, and says when that is a guess', async () => {
    const body = routeAnswer(uppsala, gavle, [[step([uppsala, gavle], 100_000, 4_000)]]);
    answer = () => ({ body: { ...body, waypoints: [waypoint(uppsala, 5_000), waypoint(gavle)] } });
    expect((await router.route([uppsala, gavle]))![0]).toMatchObject({ metres: 107_000, approximate: true });
    answer = () => ({ body: { ...body, waypoints: [waypoint(uppsala, 60_000), waypoint(gavle)] } });
    expect(await router.route([uppsala, gavle])).toBeUndefined();
  });

  it('returns undefined when OSRM finds no route', async () => {
    answer = () => ({ status: 400, body: { code: 'NoRoute', message: 'Impossible route between points' } });
    expect(await router.route([uppsala, gavle])).toBeUndefined();
  });

  it('reports that the road service does not answer when it fails, is too slow or answers nonsense', async () => {
    const answers: Answer[] = [
      'silence',
      { status: 500, body: 'oops' },
      { body: { code: 'Ok', routes: [{ legs: 'none' }] } },
      { status: 400, body: { code: 'InvalidUrl', message: 'URL string malformed' } },
    ];
    for (const given of answers) {
      answer = () => given;
      await expect(router.route([uppsala, gavle])).rejects.toMatchObject({ key: 'route.unavailable', status: 503 });
    }
  });

  it('reaches many targets with tables of at most 100 positions', async () => {
    const targets = Array.from({ length: 150 }, (_, index) => ({ lat: 59.9 + index / 10_000, lon: 17.6 }));
    answer = (url) => {
      const destinations = url.searchParams.get('destinations')!.split(';').length;
      return {
        body: {
          code: 'Ok',
          sources: [waypoint(uppsala)],
          destinations: Array.from({ length: destinations }, () => waypoint(gavle)),
          durations: [Array.from({ length: destinations }, (_, index) => (index === 0 ? null : 1_000))],
          distances: [Array.from({ length: destinations }, (_, index) => (index === 0 ? null : 20_000 + index))],
        },
      };
    };
    const far = { lat: 55.6, lon: 13 };
    const reaches = await router.reach(uppsala, [far, ...targets], { maxMetres: 100_000 });
    expect(asked).toHaveLength(2);
    expect(Math.max(...asked.map((url) => url.pathname.split(';').length))).toBe(100);
    expect(asked[0]!.searchParams.get('sources')).toBe('0');
    expect(reaches).toHaveLength(151);
    expect(reaches[0]).toBeUndefined();
    expect(reaches[1]).toBeUndefined();
    expect(reaches[2]).toEqual({ metres: 20_001, seconds: 1_390, ferrySeconds: 0, approximate: false });
    const near = await router.reach(uppsala, targets, { maxMetres: 20_050 });
    expect(near.filter(Boolean)).toHaveLength(50 + 50);
  });
});
