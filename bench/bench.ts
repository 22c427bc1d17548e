import '../scripts/support/script-env';
import { cpus, loadavg } from 'node:os';
import { buildProduct } from '../scripts/support/build-product';
import { measureApi } from './api';
import { measureBookings } from './bookings';
import { countFromAnew, FULL, openDatabase, openDatabaseWithMore, QUICK } from './database';
import { measureDashboards } from './dashboards';
import { measureElsewhere } from './elsewhere';
import { measureFirstPages, type ScriptOf } from './first-pages';
import { measureLogins } from './logins';
import { measurePages } from './pages';
import { measurePaints } from './paints';
import { measurePositions } from './positions';
import { measureProcesses } from './processes';
import { measureDaysAround, measureExample, measureSearch, measureSearchAlone, measureSearchPage } from './search';
import { type BenchServer, buildVariant, load, startServer } from './server';
import { pageSizes } from './sizes';
import { median, showTimes, Table } from './table';
import { searchPath } from './trips';

/**
 * `npm run bench`: measures the product against itself and prints ratios, never absolute promises. `--quick`: a tenth of the data and fewer
 * rounds. Only named parts: `npm run bench -- search bookings api logins pages sizes paints positions dashboards processes`.
 */
const isQuick = process.argv.includes('--quick');
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const scale = isQuick ? QUICK : FULL;
const say = (line: string) => console.log(line);
const table = new Table();
const kB = 1024;

process.env['LOG_LEVEL'] ??= 'error';
say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; load now ${loadNow()}`);
if (buildProduct().built) say('Built.');

const base = await openDatabase(scale, say);
say(
  `${scale.operators} operators, ${scale.vehicles} vehicles, ${scale.occupancies} occupancies; filling took ${base.seconds.toFixed(0)} s` +
    (base.isNew ? '' : ' (kept from before)'),
);
let baseSearch: Awaited<ReturnType<typeof measureSearch>> | undefined;
try {
  if (wants('search')) {
    table.heading('Search: fifty day trips, 45 passengers, median / 95th percentile of the fifty');
    baseSearch = await measureSearch(base.server.url, base.filledAt, isQuick ? 3 : 5);
    const { service, sql, router, needed, floor, narrowFloor, statements, offers } = baseSearch;
    table.add({
      what: `service ÷ (its SQL bare + router); ${offers} offers`,
      measured: `${showTimes(service)} ÷ ${showTimes(needed)}`,
      value: service.p50 / needed.p50,
      limit: { atMost: 2.5 },
    });
    table.add({
      what: `its SQL (${statements} statements) ÷ search floor`,
      measured: `${showTimes(sql)} ÷ ${showTimes(floor)}`,
      value: sql.p50 / floor.p50,
      limit: { atMost: 1.5 },
    });
    table.add({
      what: '  the same ÷ search floor of a ±50 km box',
      measured: `${showTimes(sql)} ÷ ${showTimes(narrowFloor)}`,
      value: sql.p50 / narrowFloor.p50,
      limit: undefined,
    });
    table.add({ what: '  router alone', measured: showTimes(router), value: router.p50, unit: 'ms', limit: undefined });
    const one = await measureExample(base.server.url, base.filledAt, isQuick ? 3 : 5);
    table.add({
      what: "a price list's worked example ÷ search",
      measured: `${showTimes(one.example)} ÷ ${showTimes(one.search)}`,
      value: one.example.p50 / one.search.p50,
      limit: { atMost: 1 },
    });
    const days = await measureDaysAround(base.server.url, base.filledAt, isQuick ? 3 : 5);
    table.add({
      what: 'search with the days around ÷ search',
      measured: `${showTimes(days.withDays)} ÷ ${showTimes(days.search)}`,
      value: days.withDays.p50 / days.search.p50,
      limit: { atMost: 1.5 },
    });
  }
  if (wants('bookings')) {
    table.heading('Bookings a second on 8 connections, each another vehicle, durable');
    const booked = await measureBookings(base.server.url, base.filledAt, isQuick ? 150 : 600);
    const { service, bare, ratio, spread, bookings, rounds } = booked;
    table.add({
      what: `holdOffer ÷ bare transaction; ${rounds} × ${bookings} of each`,
      measured: `${service.toFixed(0)}/s ÷ ${bare.toFixed(0)}/s (${spread.map((one) => one.toFixed(2)).join('–')})`,
      value: ratio,
      limit: { atLeast: 0.12 },
    });
  }
  await countFromAnew(base.server.url);
  if (wants('api')) {
    table.heading('The API before an endpoint begins: signature, token or key, policy; processor time of a request');
    const { one, two } = await measureApi(base.server.url, isQuick ? 10 : 40);
    const limit = { atMost: 1 };
    table.add({ what: 'scheme 1 with a bearer token', measured: showTimes(one), value: one.p50, unit: 'ms', limit });
    table.add({ what: 'scheme 2 of an integration', measured: showTimes(two), value: two.p50, unit: 'ms', limit });
  }
  if (['pages', 'sizes', 'search', 'logins', 'paints', 'positions', 'dashboards'].some(wants)) await measureServers();
  if (wants('processes')) {
    table.heading('Processes that share a machine, its database and who asks');
    const { one, several } = await measureProcesses(base.server.url, searchPath(base.filledAt), {
      count: 3,
      ...(isQuick ? { rounds: 3, seconds: 3 } : { rounds: 5, seconds: 6 }),
    });
    table.add({
      what: `results page: three processes on ${cpus().length} cores ÷ one`,
      measured: `${several.toFixed(1)}/s ÷ ${one.toFixed(1)}/s`,
      value: several / one,
      limit: { atLeast: 1.5 },
    });
  }
} finally {
  await base.server.stop();
}

if (baseSearch) {
  table.heading('Ten times as many vehicles, all of them elsewhere');
  // Copied from the first one's files, so that must be stopped meanwhile; then both run.
  const more = await openDatabaseWithMore(scale, say);
  if (more.isNew) say(`Filling took ${more.seconds.toFixed(0)} s.`);
  const without = await openDatabase(scale, say);
  try {
    const both = await measureElsewhere(
      { without: without.server.url, more: more.server.url },
      base.filledAt,
      isQuick ? 3 : 5,
    );
    table.add({
      what: 'service ÷ service without them',
      measured: `${showTimes(both.more)} ÷ ${showTimes(both.without)}`,
      value: both.more.p50 / both.without.p50,
      limit: { atMost: 1.3 },
    });
  } finally {
    await more.server.stop();
    await without.server.stop();
  }
}

say(`\n${table.over.length === 0 ? 'Everything passes.' : `${table.over.length} over:`}`);
for (const { what } of table.over) say(`  ${what}`);
say(`Load at the end ${loadNow()}. Ratios count, absolute figures do not (bench/README.md).`);
// The driver's pools are closed; only timers of libraries remain.
process.exit(0);

async function measureServers(): Promise<void> {
  table.heading('The built server in a process of its own');
  const started: number[] = [];
  const cold = async () => {
    const server = await startServer('build/server/index.js', base.server.url);
    started.push(server.coldStart);
    return server;
  };
  for (let time = 0; time < 2; time++) await (await cold()).stop();
  const main = await cold();
  try {
    if (wants('search') && baseSearch) {
      const { page, service, offers } = await measureSearchPage(base.server.url, base.filledAt, main.origin);
      table.add({
        what: `search page over HTTP ÷ service; ${offers} offers on a page`,
        measured: `${showTimes(page)} ÷ ${showTimes(service)}`,
        value: page.p50 / service.p50,
        limit: { atMost: 3 },
      });
    }
    if (wants('pages')) {
      const empty = await startServer(buildVariant('empty'), base.server.url);
      const more = await startServer(buildVariant('more'), base.server.url);
      try {
        const pages = await measurePages(
          { main, empty, more },
          isQuick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 4 },
        );
        const rate = (of: keyof typeof pages) => `${pages[of].requestsPerSecond.toFixed(0)}/s`;
        const row = (what: string, a: keyof typeof pages, b: keyof typeof pages, atLeast: number) =>
          table.add({
            what,
            measured: `${rate(a)} ÷ ${rate(b)}`,
            value: pages[a].requestsPerSecond / pages[b].requestsPerSecond,
            limit: { atLeast },
          });
        row('main page ÷ empty page on the same server', 'main', 'empty', 0.35);
        row('main page with 120 routes more ÷ without', 'more', 'main', 0.9);
        table.add({
          what: 'processor time of a main page',
          measured: `${pages.main.cpu.toFixed(2)} ms (empty ${pages.empty.cpu.toFixed(2)} ms)`,
          value: pages.main.cpu,
          unit: 'ms',
          limit: { atMost: 1.2 },
        });
      } finally {
        await empty.stop();
        await more.stop();
      }
    }
    if (wants('search') || wants('pages')) {
      const results = searchPath(base.filledAt);
      await load(main, results, isQuick ? 5 : 10);
      const { cpu } = await load(main, results, isQuick ? 5 : 10);
      table.add({
        what: 'processor time of a results page, 20 offers',
        measured: 'the largest of the fifty searches',
        value: cpu,
        unit: 'ms',
        limit: { atMost: 20 },
      });
      const found = baseSearch?.trips ?? [];
      // The smallest that fills a page, and the one in the middle.
      const others = [found.find(({ offers }) => offers >= 20), found[Math.floor(found.length / 2)]];
      for (const { trip, offers } of others.filter((one) => one !== undefined)) {
        const path = searchPath(base.filledAt, trip);
        await load(main, path, 2);
        table.add({
          what: `  the same of a search that finds ${offers}`,
          measured: '',
          value: (await load(main, path, isQuick ? 2 : 5)).cpu,
          unit: 'ms',
          limit: undefined,
        });
      }
      const alone = await measureSearchAlone(base.server.url, base.filledAt, isQuick ? 30 : 100);
      table.add({
        what: `  of it the search alone; ${alone.offers} offers found`,
        measured: '',
        value: alone.cpu,
        unit: 'ms',
        limit: undefined,
      });
      table.add({
        what: 'most memory, after searches and pages under load',
        measured: '',
        value: main.peakMemory(),
        unit: 'MB',
        limit: { atMost: 400 },
      });
      table.add({
        what: 'cold start until it serves',
        measured: `median of ${started.length}`,
        value: median(started) / 1000,
        unit: 's',
        limit: { atMost: 1.5 },
      });
    }
    if (wants('sizes')) await measureSizes(main.origin);
    if (wants('paints')) await measureFirstPaints(main);
    if (wants('logins')) {
      const { quiet, busy, login } = await measureLogins(base.server.url, main.origin, searchPath(base.filledAt));
      table.add({
        what: 'results page while 50 people log in ÷ while nobody does',
        measured: `${showTimes(busy)} ÷ ${showTimes(quiet)}`,
        value: busy.p50 / quiet.p50,
        limit: { atMost: 2 },
      });
      table.add({
        what: '  a login among the fifty',
        measured: showTimes(login),
        value: login.p50,
        unit: 'ms',
        limit: undefined,
      });
    }
    if (wants('positions')) {
      const found = await measurePositions(base.server.url, main, searchPath(base.filledAt), isQuick ? 1 : 3);
      table.add({
        what: '1,000 drivers share positions every 10 s: share of a core',
        measured: `a position ${showTimes(found.position)}`,
        value: found.share * 100,
        unit: '%',
        limit: { atMost: 20 },
      });
      table.add({
        what: '  results page meanwhile ÷ while nobody drives',
        measured: `${showTimes(found.busy)} ÷ ${showTimes(found.quiet)}`,
        value: found.busy.p50 / found.quiet.p50,
        limit: { atMost: 1.2 },
      });
    }
    if (wants('dashboards')) {
      await measureDashboard(main);
      await measureFirstScripts();
    }
  } finally {
    await main.stop();
  }
}

async function measureDashboard(server: BenchServer): Promise<void> {
  table.heading('A dashboard in a browser, and its pages on the server');
  const figures = await measureDashboards(
    base.server.url,
    server,
    isQuick ? { rounds: 5, seconds: 2 } : { rounds: 15, seconds: 5 },
  );
  const { firstScript, furtherScript, click, clickAtOnce, document, blocking, pages } = figures;
  const size = (what: string, bytes: number, atMost: number) =>
    table.add({ what, measured: 'after gzip', value: bytes / kB, unit: 'kB', limit: { atMost } });
  size('script of a list, the first page opened', firstScript, 240);
  size('  more of the details opened from it', furtherScript, 40);
  table.add({
    what: 'details from a press until painted ÷ as a document',
    measured: `${showTimes(click)} ÷ ${showTimes(document)}`,
    value: click.p50 / document.p50,
    limit: { atMost: 0.5 },
  });
  table.add({
    what: '  the same, pressed without pointing at it first',
    measured: `${showTimes(clickAtOnce)} ÷ ${showTimes(document)}`,
    value: clickAtOnce.p50 / document.p50,
    limit: undefined,
  });
  table.add({
    what: 'blocking time of a list, processor slowed 4 ×',
    measured: '',
    value: blocking,
    unit: 'ms',
    limit: { atMost: 300 },
  });
  for (const { what, cpu, bytes } of pages) {
    table.add({ what: `processor time: ${what}`, measured: '', value: cpu, unit: 'ms', limit: { atMost: 20 } });
    size(`  its HTML`, bytes, 150);
  }
}

async function measureFirstScripts(): Promise<void> {
  table.heading('First pages of the dashboards and the first forms opened there, demo data: script after gzip');
  const { first, forms, pages } = await measureFirstPages(isQuick ? 2 : 5, say);
  const rows = (what: string, { script, reached }: ScriptOf, atMost: number) => {
    const unit = 'kB';
    table.add({ what, measured: '', value: script / kB, unit, limit: { atMost } });
    if (reached > 0)
      table.add({
        what: '  more once its forms are touched',
        measured: '',
        value: reached / kB,
        unit,
        limit: undefined,
      });
  };
  for (const page of first) rows(page.what, page, 240);
  for (const form of forms) rows(`${form.what}, from a list`, form, 40);
  for (const { what, cpu } of pages)
    table.add({ what: `processor time: ${what}`, measured: '', value: cpu, unit: 'ms', limit: { atMost: 20 } });
}

async function measureFirstPaints(server: BenchServer): Promise<void> {
  table.heading('A telephone at Slow 3G that has seen nothing, behind a proxy that compresses');
  const paints = await measurePaints(base.server.url, server, searchPath(base.filledAt), isQuick ? 1 : 3);
  for (const { what, largest, shift } of paints) {
    table.add({
      what: `${what}: largest paint`,
      measured: '',
      value: largest / 1_000,
      unit: 's',
      limit: { atMost: 3 },
    });
    table.add({ what: '  what moves', measured: 'layout shift', value: shift, unit: '', limit: { atMost: 0 } });
  }
}

async function measureSizes(origin: string): Promise<void> {
  table.heading('Sizes after gzip');
  const pages = [
    { name: 'main page', path: '/sv', script: 15 },
    { name: 'results, 20 offers', path: searchPath(base.filledAt), script: 15, html: 60, plain: 90 },
    { name: 'content page', path: '/sv/page/about', script: 15 },
    { name: 'login', path: '/sv/auth/login', script: 15 },
  ];
  for (const { name, path, script, html, plain } of pages) {
    const sizes = await pageSizes(origin, path);
    const row = (what: string, bytes: number, atMost: number | undefined) =>
      table.add({
        what: `${name}: ${what}`,
        measured: '',
        value: bytes / kB,
        unit: 'kB',
        limit: atMost === undefined ? undefined : { atMost },
      });
    row('script', sizes.script, script);
    row('style sheets', sizes.css, 10);
    row('HTML', sizes.html, html);
    if (plain !== undefined)
      table.add({
        what: `${name}: HTML before gzip`,
        measured: '',
        value: sizes.plain / 1_000,
        unit: 'kB',
        limit: { atMost: plain },
      });
  }
}

function loadNow(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
