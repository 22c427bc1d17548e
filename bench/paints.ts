import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { hashPassword } from '@bff/domain/accounts';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { connect } from '@db/connection';
import { createCustomer } from '@db/factories';
import { pathIn } from '~/http/paths';
import { to } from '~/to';
import { contextOf, launchBrowser, logIn, PASSWORD } from './browser';
import type { BenchServer } from './server';
import { median } from './table';

/** As in browsers' developer tools: throughput in bits, delay in milliseconds. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const PHONE = { width: 360, height: 740 };
/** After everything has loaded: forms hydrate, toasts disappear. */
const AFTERWARDS_MS = 7_000;

export interface Paint {
  what: string;
  /** Largest contentful paint of a first visit, in milliseconds from the start of the navigation. */
  largest: number;
  /** Cumulative layout shift until everything has settled. */
  shift: number;
}

/** The largest contentful paint at Slow 3G on a phone without a cache, and the layout shift, for the pages on the way to a receipt. */
export async function measurePaints(
  url: string,
  server: BenchServer,
  results: string,
  rounds: number,
): Promise<Paint[]> {
  const { username, held, paid } = await createBuyer(url);
  const proxy = await startProxy(server.origin);
  const { port } = proxy.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const browser = await launchBrowser();
  try {
    const cookie = await logIn(server.origin, username);
    const pages = [
      ['main page', '/sv', ''],
      ['results, 20 offers', results, ''],
      ['reservation', `${pathIn('sv', to.editReservation())}?order=${held}`, cookie],
      ['receipt', pathIn('sv', to.purchase(paid)), cookie],
    ] as const;
    const paints: Paint[] = [];
    for (const [what, path, cookies] of pages) {
      const visits = [];
      // The server is warmed up; the phone has an empty cache.
      await (await fetch(server.origin + path, { headers: { cookie: cookies } })).text();
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin, path, cookies));
      paints.push({
        what,
        largest: median(visits.map(({ largest }) => largest)),
        shift: Math.max(...visits.map(({ shift }) => shift)),
      });
    }
    return paints;
  } finally {
    await browser.close();
    proxy.close();
  }
}

async function visit(browser: Browser, origin: string, path: string, cookie: string) {
  const context = await contextOf(browser, origin, cookie, PHONE);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        seen.largest = list.getEntries().at(-1)!.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
    if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERWARDS_MS);
    const seen: unknown = await page.evaluate('seen');
    return seen as { largest: number; shift: number };
  } finally {
    await context.close();
  }
}

/** Somebody who holds a bus and has paid for another. */
async function createBuyer(url: string): Promise<{ username: string; held: string; paid: string }> {
  const database = connect(url);
  try {
    const username = `bench.buyer.${Date.now()}`;
    const customer = await createCustomer({ username, passwordHash: await hashPassword(PASSWORD) });
    const { orderNumber: held } = await orderFixture({ customer, status: 'preliminaryBooked' });
    const { orderNumber: paid } = await orderFixture({ customer });
    return { username, held, paid };
  } finally {
    await database.close();
  }
}

const COMPRESSED = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** The compressing proxy, as in production (docs/decisions/0122-the-proxy-compresses.md). */
async function startProxy(origin: string): Promise<Server> {
  const proxy = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const passed = ask(origin + url, { method, headers }, (answer) => {
      const { 'content-length': length, ...kept } = answer.headers;
      const compresses = COMPRESSED.test(answer.headers['content-type'] ?? '');
      const sized = compresses || length === undefined ? {} : { 'content-length': length };
      response.writeHead(answer.statusCode ?? 502, { ...kept, ...sized, ...(compresses ? { 'content-encoding': 'gzip' } : {}) }); // prettier-ignore
      if (compresses) answer.pipe(createGzip({ level: 6 })).pipe(response);
      else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, 'localhost', listening));
  return proxy;
}
