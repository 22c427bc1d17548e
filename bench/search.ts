import { readFileSync } from 'node:fs';
import type { Pool, QueryOptions } from 'mysql2/promise';
import { NO_FILTERS, priceExample, searchOffers, sortByOperator } from '@bff/domain/offers';
import { areaAround, cellsOf } from '@bff/domain/offers/candidate.store';
import { readSettings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { provide } from '@bff/domain/shared/services';
import type { TripRequest } from '@bff/domain/trips';
import { createRouter, type Router } from '@bff/integrations/router';
import { connect } from '@db/connection';
import { barePool, recordStatements, replay, type Wave } from './record-statements';
import { median, type Times, times } from './table';
import { benchTrips, PASSENGERS, searchPath } from './trips';

const WARM_UPS = 2;
const PAGE_WARM_UPS = 4;
const PAGE_ROUNDS = 5;
const NARROW_METRES = 50_000;

export interface SearchTimes {
  service: Times;
  /** The service's own statements, bare. */
  sql: Times;
  /** The service's own calls of the router, alone. */
  router: Times;
  /** Statements and router together, per trip. */
  needed: Times;
  /** In a box of the general pick-up distance. */
  floor: Times;
  /** In the box of architecture.md, ±50 km. */
  narrowFloor: Times;
  statements: number;
  offers: number;
  /** The trips by what they find, those with the fewest offers first. */
  trips: { trip: TripRequest; offers: number }[];
}

interface Recorded {
  trip: TripRequest;
  waves: Wave[];
  calls: (() => Promise<unknown>)[];
  floor: QueryOptions;
  narrowFloor: QueryOptions;
  offers: number;
}

export const search = (trip: TripRequest) => searchOffers(trip, NO_FILTERS);
const floorStatement = readFileSync('bench/search-floor.sql', 'utf8');

/** The floor's statement for that trip: the search's seats and hours, in a box of that many metres around the first stop. */
function floorOf(trip: TripRequest, metres: number): QueryOptions {
  const area = areaAround(trip.stops[0]!.place, metres);
  const values = {
    ...area,
    cells: cellsOf(area),
    seats: PASSENGERS,
    days: [trip.departure.toISOString().slice(0, 10)],
    start: trip.departure,
    end: trip.return ?? trip.departure,
  };
  return { sql: floorStatement, values, namedPlaceholders: true };
}

/** Passes every call on to the router and records it. */
function listening(router: Router, calls: (() => Promise<unknown>)[]): Router {
  return {
    name: router.name,
    route: (stops, options) => {
      calls.push(() => router.route(stops, options));
      return router.route(stops, options);
    },
    reach: (from, to, options) => {
      calls.push(() => router.reach(from, to, options));
      return router.reach(from, to, options);
    },
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function record(trip: TripRequest, router: Router): Promise<Recorded> {
  const calls: Recorded['calls'] = [];
  provide({ router: listening(router, calls) });
  let offers = 0;
  const waves = await recordStatements(async () => (offers = (await search(trip)).offers.length));
  provide({ router });
  const { pickupDistanceMetres } = await readSettings(trip.departure);
  return {
    trip,
    waves,
    calls,
    floor: floorOf(trip, pickupDistanceMetres),
    narrowFloor: floorOf(trip, NARROW_METRES),
    offers,
  };
}

/** Searches from fifty towns, and the parts of each alone, alternating, so that other work of the machine affects all of them. */
export async function measureSearch(url: string, filledAt: number, rounds: number): Promise<SearchTimes> {
  const database = connect(url);
  const pool = barePool(url);
  const router = createRouter({ dataFolder: './data/geo' });
  provide({ router });
  try {
    const trips = benchTrips(filledAt);
    for (let round = 0; round < WARM_UPS; round++) for (const trip of trips) await search(trip);
    const recorded: Recorded[] = [];
    for (const trip of trips) recorded.push(await record(trip, router));
    for (const { waves, floor } of recorded) await Promise.all([replay(pool, waves), pool.query(floor)]);
    const measured = [];
    for (const one of recorded) measured.push(await measureOne(one, pool, rounds));
    return {
      service: times(measured.map((one) => one.service)),
      sql: times(measured.map((one) => one.sql)),
      router: times(measured.map((one) => one.router)),
      needed: times(measured.map((one) => one.sql + one.router)),
      floor: times(measured.map((one) => one.floor)),
      narrowFloor: times(measured.map((one) => one.narrowFloor)),
      statements: median(recorded.map(({ waves }) => waves.flat().length)),
      offers: median(recorded.map(({ offers }) => offers)),
      trips: recorded.map(({ trip, offers }) => ({ trip, offers })).sort((a, b) => a.offers - b.offers),
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function measureOne({ trip, waves, calls, floor, narrowFloor }: Recorded, pool: Pool, rounds: number) {
  const service: number[] = [];
  const sql: number[] = [];
  const router: number[] = [];
  const least: number[] = [];
  const narrow: number[] = [];
  for (let round = 0; round < rounds; round++) {
    service.push(await timed(() => search(trip)));
    sql.push(await timed(() => replay(pool, waves)));
    router.push(
      await timed(async () => {
        for (const call of calls) await call();
      }),
    );
    least.push(await timed(() => pool.query(floor)));
    narrow.push(await timed(() => pool.query(narrowFloor)));
  }
  return {
    service: median(service),
    sql: median(sql),
    router: median(router),
    floor: median(least),
    narrowFloor: median(narrow),
  };
}

export interface ExampleTimes {
  example: Times;
  search: Times;
}

const ADMINISTRATOR: UserActor = {
  kind: 'user',
  userId: 1,
  roles: ['SYSTEM_ADMIN'],
  trainReplacementCustomer: false,
  language: 'sv',
  customerId: null,
  companyId: null,
};

/** The worked example beside a company's price lists for one bus, and the search for the same trip that found that bus, alternating. */
export async function measureExample(url: string, filledAt: number, rounds: number): Promise<ExampleTimes> {
  const database = connect(url);
  provide({ router: createRouter({ dataFolder: './data/geo' }) });
  try {
    const examples: number[] = [];
    const searches: number[] = [];
    for (const trip of benchTrips(filledAt)) {
      const [offer] = (await search(trip)).offers;
      if (!offer) continue;
      const { companyId, buses } = offer;
      const found = buses[0]?.vehicle.vehicleId;
      const one = { companyId, drives: (id: number) => id === found, trip: { ...trip, adults: 1 } };
      const { kind } = await priceExample(ADMINISTRATOR, one);
      if (kind !== 'price') throw new Error(`the example for company ${companyId} answers «${kind}»`);
      const ofExample: number[] = [];
      const ofSearch: number[] = [];
      for (let round = 0; round < rounds; round++) {
        ofExample.push(await timed(() => priceExample(ADMINISTRATOR, one)));
        ofSearch.push(await timed(() => search(trip)));
      }
      examples.push(median(ofExample));
      searches.push(median(ofSearch));
    }
    return { example: times(examples), search: times(searches) };
  } finally {
    await database.close();
  }
}

export interface DaysTimes {
  withDays: Times;
  search: Times;
}

/** A search with the prices of the days around it, and the search alone, alternating. */
export async function measureDaysAround(url: string, filledAt: number, rounds: number): Promise<DaysTimes> {
  const database = connect(url);
  provide({ router: createRouter({ dataFolder: './data/geo' }) });
  try {
    const withDays: number[] = [];
    const alone: number[] = [];
    for (const trip of benchTrips(filledAt)) {
      const both = async () => (await (await search(trip)).pricesAround()).days;
      const priced = (await both()).filter(({ total }) => total !== null).length;
      if (priced === 0) continue;
      const [ofBoth, ofSearch]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        ofBoth.push(await timed(both));
        ofSearch.push(await timed(() => search(trip)));
      }
      withDays.push(median(ofBoth));
      alone.push(median(ofSearch));
    }
    if (withDays.length === 0) throw new Error('no day around any trip has a price');
    return { withDays: times(withDays), search: times(alone) };
  } finally {
    await database.close();
  }
}

/**
 * What a results page of the first trip asks of the search, without a page: processor milliseconds of this process, the driver's included.
 * That trip starts in the largest town, where most buses are.
 */
export async function measureSearchAlone(
  url: string,
  filledAt: number,
  rounds: number,
): Promise<{ cpu: number; offers: number }> {
  const database = connect(url);
  provide({ router: createRouter({ dataFolder: './data/geo' }) });
  try {
    const [trip] = benchTrips(filledAt);
    const asPage = async () => {
      const outcome = await search(trip!);
      sortByOperator(outcome.offers, 'price');
      outcome.facets?.();
      await outcome.pricesAround();
      return outcome.offers.length;
    };
    for (let round = 0; round < rounds; round++) await asPage();
    let offers = 0;
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round++) offers = await asPage();
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1_000 / rounds, offers };
  } finally {
    await database.close();
  }
}

export interface PageTimes {
  page: Times;
  service: Times;
  /** On the first page of results. */
  offers: number;
}

/** The results page over HTTP, and the service in this process, alternating. */
export async function measureSearchPage(url: string, filledAt: number, origin: string): Promise<PageTimes> {
  const database = connect(url);
  provide({ router: createRouter({ dataFolder: './data/geo' }) });
  try {
    const trips = benchTrips(filledAt);
    const page = async (trip: TripRequest) => {
      const answer = await fetch(origin + searchPath(filledAt, trip));
      const html = await answer.text();
      if (!answer.ok) throw new Error(`the results page answered ${answer.status}`);
      return html;
    };
    // The service in this process has had hundreds of requests; the server has just started, and is warmed up too.
    for (let round = 0; round < PAGE_WARM_UPS; round++) for (const trip of trips) await page(trip);
    const shown: number[] = [];
    for (const trip of trips) {
      await search(trip);
      shown.push((await page(trip)).split('id="offer-').length - 1);
    }
    if (median(shown) === 0) throw new Error('the results page shows no offer');
    const pages: number[] = [];
    const services: number[] = [];
    for (const trip of trips) {
      const ofPage: number[] = [];
      const ofService: number[] = [];
      for (let round = 0; round < PAGE_ROUNDS; round++) {
        ofPage.push(await timed(() => page(trip)));
        ofService.push(await timed(() => search(trip)));
      }
      pages.push(median(ofPage));
      services.push(median(ofService));
    }
    return { page: times(pages), service: times(services), offers: median(shown) };
  } finally {
    await database.close();
  }
}
