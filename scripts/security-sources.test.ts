import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What docs/security.md states about all sources, except tests and stories. */
const sources = ['app', 'bff', 'database', 'design-system', 'fields', 'formats', 'states'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\/|^design-system\/support\//.test(file),
    ),
);
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('one function makes every cookie, and none is written by hand', () => {
  expect(filesWith(/\bcreate(?:Cookie|\w+SessionStorage)\(/)).toEqual(['app/http/cookies.server.ts']);
  expect(filesWith(/\bhono\/cookie\b|['"`]set-cookie['"`][,:]\s*['"`]/i)).toEqual([]);
});

it('nothing uses a predictable random generator except retry delays', () => {
  expect(filesWith(/\bMath\.random\b/).toSorted()).toEqual([
    'bff/integrations/payments/sandbox/webhook-sender.ts',
    'bff/jobs/back-off.ts',
    'database/retry-transient.ts',
  ]);
});

it('no script reads a cookie', () => {
  expect(filesWith(/\bdocument\.cookie\b|\bcookieStore\b/)).toEqual([]);
});

it('no answer admits another site', () => {
  expect(filesWith(/access-control-|\bhono\/cors\b/i)).toEqual([]);
});

it('raw HTML comes only from content pages, where it is sanitised, and from React', () => {
  expect(filesWith(/\bdangerouslySetInnerHTML\b/)).toEqual([
    'design-system/patterns/Prose/Prose.tsx',
    'design-system/patterns/RepeatList/RepeatList.tsx',
  ]);
});

it('the image contains no repository, data or secrets of the machine that builds it', () => {
  const left = readFileSync('.dockerignore', 'utf8').split(/\s+/);
  for (const name of ['.git', '.env', '.data']) expect(left).toContain(name);
});
