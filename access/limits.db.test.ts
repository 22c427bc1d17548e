import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRates, formLimits } from '@bff/edge/form-rates';
import { publicOrigin } from '@bff/platform/env';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { wholeApp } from './testing/whole-app';

useTestDatabase();

describe('drafts of visitors', () => {
  const { ask } = wholeApp();
  const kept = async () => (await selectOne<{ n: number }>('SELECT COUNT(*) AS n FROM sessions WHERE user_id IS NULL'))!.n; // prettier-ignore
  const draft = (peer: string) =>
    ask('/sv/settings/contact-info', {
      method: 'POST',
      peer,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin() },
      body: new URLSearchParams({ name: 'x'.repeat(2_000) }).toString(),
    });
  const led = async (answer: Promise<Response>) => (await answer).headers.get('location') ?? '';

  it('are limited to thirty in ten minutes per address; a visitor above the limit still gets to the login', async () => {
    await execute('DELETE FROM sessions');
    const answers: string[] = [];
    // Several at once, but no more than the database has connections for on a busy machine.
    while (answers.length < 60)
      answers.push(...(await Promise.all(Array.from({ length: 6 }, () => led(draft('192.0.2.60'))))));
    expect(answers.filter((at) => at.startsWith('/sv/auth/login?returnUrl='))).toHaveLength(60);
    expect(await kept()).toBe(30);
    expect(await led(draft('192.0.2.61'))).toMatch(/^\/sv\/auth\/login/);
    expect(await kept()).toBe(31);
  });
});

describe('searches', () => {
  const SEARCH = '/sv/buses/search?tripType=one-way';
  afterEach(() => void vi.useRealTimers());

  /** How many searches, sent at that interval for that many minutes, are refused. */
  const refused = async (peer: string, everySeconds: number, minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const rates = createRates(formLimits());
    let count = 0;
    for (let at = 0; at < minutes * 60; at += everySeconds) {
      await rates.page('/sv/buses/search', peer).catch(() => count++);
      vi.advanceTimersByTime(everySeconds * 1_000);
    }
    return count;
  };

  it('by a machine are refused, with the time to wait', async () => {
    const limit = { points: 5, seconds: 300 };
    const { ask } = wholeApp({ forms: { ...formLimits(), search: limit } });
    for (let i = 0; i < 5; i++) expect((await ask(SEARCH, { peer: '192.0.2.70' })).status).toBe(422);
    const over = await ask(SEARCH, { peer: '192.0.2.70' });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(`${SEARCH}&_data`, { peer: '192.0.2.70' })).status).toBe(429);
    expect((await ask('/en/buses/search.data?tripType=x', { peer: '192.0.2.70' })).status).toBe(429);
    // Limits are per address, not global; cheap pages are not counted.
    expect((await ask(SEARCH, { peer: '192.0.2.71' })).status).toBe(422);
    expect((await ask('/sv/auth/login', { peer: '192.0.2.70' })).status).toBe(200);
  });

  it('by a person are never refused: one in three seconds for ten minutes; five per second are', async () => {
    expect(await refused('192.0.2.72', 3, 10)).toBe(0);
    expect(await refused('192.0.2.73', 0.2, 3)).toBeGreaterThan(200);
  });
});

describe('forms with files', () => {
  it('are refused above the limit per address, after a delay; forms without files and other addresses are not', async () => {
    const { ask } = wholeApp({ forms: { ...formLimits(), upload: { points: 3, seconds: 60 } } });
    const send = (path: string, peer: string) => {
      const body = new FormData();
      body.set('name', 'x');
      return ask(path, { method: 'POST', peer, headers: { origin: publicOrigin() }, body });
    };
    const LOGO = '/sv/dashboard/company/details';
    for (let i = 0; i < 3; i++) expect((await send(LOGO, '192.0.2.80')).status).not.toBe(429);
    const began = performance.now();
    expect((await send(LOGO, '192.0.2.80')).status).toBe(429);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect((await send(LOGO, '192.0.2.81')).status).not.toBe(429);
    expect((await send('/sv/settings/contact-info', '192.0.2.80')).status).not.toBe(429);
  });
});
