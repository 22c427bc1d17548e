import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What makes pages follow their sources during development (bff/dev-server/) belongs there only. */
const OF_DEVELOPMENT = /product:changed|reload-page|@vite\/client/;

test('no page of the product requests anything of the development server', async ({ request }) => {
  for (const path of ['/sv', '/en/auth/login', '/dev/mailbox', '/api/docs', '/sv/finns-inte'])
    expect(await (await request.get(path)).text(), path).not.toMatch(OF_DEVELOPMENT);
  for (const path of ['/app/dev/reload-page.ts', '/@vite/client'])
    expect((await request.get(path)).headers()['content-type'], path).not.toContain('javascript');
});

test('nothing of it is in the build', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter((name) => OF_DEVELOPMENT.test(readFileSync(join('build', name), 'utf8')));
  expect(found).toEqual([]);
});
