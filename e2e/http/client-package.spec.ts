import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

test.describe.configure({ timeout: 120_000 });

/** A developer who knows only the address of `/api/docs/client`. */
test('the client is installed from the address in the documentation, and searches', async ({ baseURL, request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-client-'));
  try {
    const page = await (await request.get('/api/docs/client?language=en')).text();
    const [, address] = /npm install (https?:\/\/[^<\s]+)/.exec(page)!;
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    // The public address may be another than the one that the test reaches the server by.
    const here = new URL(new URL(address!).pathname, baseURL).href;
    await run('npm', ['install', '--no-audit', '--no-fund', here], { cwd: folder });
    const departure = new Date(Date.now() + 30 * 86_400_000).toISOString();
    writeFileSync(
      join(folder, 'search.mjs'),
      `import { ApiClient } from '@bussplats/api-client';
      const client = new ApiClient({ origin: '${new URL(here).origin}', language: 'en' });
      const stops = [{ place: 'Uppsala' }, { place: 'Gävle' }];
      const found = await client.searchTrips({ body: { tripType: 'one-way', stops, departure: '${departure}', adults: 40 } });
      console.log(found.kind);`,
    );
    const { stdout } = await run(process.execPath, ['search.mjs'], { cwd: folder });
    expect(stdout).toBe('offers\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
