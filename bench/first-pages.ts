import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startEmbeddedServer } from '@db/embedded-server';
import { DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { prepareDatabase } from '../scripts/support/prepare-database';
import { contextOf, countScript, followLink, launchBrowser, logIn } from './browser';
import { type BenchServer, load, startServer } from './server';

/** The first pages of each dashboard, and lists opened directly. */
const FIRST_PAGES = [
  { who: 'admin', paths: ['', '/customers/list', '/booking/list', '/event-log', '/outgoing-messages/list'] },
  { who: 'company', paths: ['', '/vehicles/list', '/booking/list'] },
  { who: 'traffic', paths: [''] },
  { who: 'driver', paths: [''] },
  { who: 'deal.admin', area: 'organisation', paths: ['', '/purchases/list'] },
  { who: 'deal.train', area: 'train', paths: [''] },
] as const;

/** Two forms, opened one after the other from a list. */
const FORMS = [
  ['admin', '/admin/customers/list', '/admin/customers/create', '/admin/deal-customers/create'],
  ['company', '/company/vehicles/list', '/company/vehicles/add', '/company/users/create'],
] as const;

const WARM_UP_SECONDS = 3;

export interface ScriptOf {
  what: string;
  /** Bytes after gzip: until the page is stable, and additionally once the pointer has been over each of its forms. */
  script: number;
  reached: number;
}

export interface FirstPages {
  /** Each with an empty cache. */
  first: ScriptOf[];
  /** In addition to what the list has loaded. */
  forms: ScriptOf[];
  /** Processor milliseconds of the server. */
  pages: { what: string; cpu: number }[];
}

/** The script of the pages on which the users of each dashboard begin, and of the first forms they open, with demo data. */
export async function measureFirstPages(seconds: number, say: (line: string) => void): Promise<FirstPages> {
  const folder = resolve('.cache/bench/demo');
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedServer({ dataFolder: folder, durable: false, log: say });
  try {
    await prepareDatabase({ url: database.url, demo: { dataFolder: folder }, log: say });
    const server = await startServer('build/server/index.js', database.url);
    try {
      return await measure(server, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

async function measure(server: BenchServer, seconds: number): Promise<FirstPages> {
  const browser = await launchBrowser();
  const measured: FirstPages = { first: [], forms: [], pages: [] };
  try {
    const cookies = new Map<string, string>();
    const areas: [area: string, cookie: string][] = [];
    for (const { who, paths, ...more } of FIRST_PAGES) {
      const cookie = await logIn(server.origin, who, DEMO_PASSWORD);
      cookies.set(who, cookie);
      const area = 'area' in more ? more.area : who;
      for (const path of paths) {
        const what = `${area}${path}`;
        const address = `/sv/dashboard/${what}`;
        measured.first.push({ what, ...(await scriptOf(await contextOf(browser, server.origin, cookie), address)) });
      }
      areas.push([area, cookie]);
    }
    // All are requested before any is measured: whichever came first would be charged for compiling what they share.
    for (const [area, cookie] of areas) await load(server, `/sv/dashboard/${area}`, WARM_UP_SECONDS, { cookie });
    for (const [area, cookie] of areas) {
      const { cpu } = await load(server, `/sv/dashboard/${area}`, seconds, { cookie });
      measured.pages.push({ what: `first page, ${area}`, cpu });
    }
    for (const [who, list, ...forms] of FORMS) {
      const context = await contextOf(browser, server.origin, cookies.get(who)!);
      measured.forms.push(...(await scriptOfForms(context, `/sv/dashboard${list}`, forms)));
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** Moves the pointer over all forms of the main part. */
async function reach(page: Page): Promise<void> {
  const forms = page.locator('main form:visible');
  for (let at = 0; at < (await forms.count()); at++) {
    const form = forms.nth(at);
    await form.hover({ position: { x: 2, y: 2 } });
    await form.hover({ position: { x: 4, y: 4 } });
  }
}

async function scriptOf(context: BrowserContext, address: string): Promise<Omit<ScriptOf, 'what'>> {
  const page = await context.newPage();
  const soFar = countScript(page);
  await open(page, address);
  const script = await soFar();
  await reach(page);
  const reached = (await soFar()) - script;
  await context.close();
  return { script, reached };
}

/** In one browser, one after the other, starting from the list. */
async function scriptOfForms(context: BrowserContext, list: string, forms: readonly string[]): Promise<ScriptOf[]> {
  const page = await context.newPage();
  const soFar = countScript(page);
  await open(page, list);
  let before = await soFar();
  const measured: ScriptOf[] = [];
  for (const form of forms) {
    await followLink(page, `/sv/dashboard${form}`);
    await page.locator('main form').first().waitFor();
    const opened = await soFar();
    await reach(page);
    const reached = await soFar();
    measured.push({ what: form.slice(1), script: opened - before, reached: reached - opened });
    before = reached;
  }
  await context.close();
  return measured;
}
