import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Items of OWASP ASVS 5.0 that docs/security.md must cover. */
const ITEMS = `
  7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.5.1 3.3.1 3.3.2 3.3.3 3.3.4 3.5.1 3.5.2 3.5.3
  6.2.1 6.2.3 6.2.4 6.2.5 6.2.8 6.2.9 11.4.2 6.1.1 6.3.1 6.3.2 6.3.8 6.4.1 6.5.1 6.5.5
  8.2.1 8.2.2 8.2.3 8.3.1 8.4.1 15.3.1 15.3.3 9.1.1 9.1.2 9.2.1 2.2.1 2.2.2 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1
  5.2.1 5.2.2 5.2.6 5.3.2 5.4.1 5.4.2 3.2.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.10 1.3.6 1.3.11 15.3.6 15.3.7 3.7.2
  3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 4.1.1 13.4.4 16.2.2 16.2.5 16.3.1 16.3.2 16.3.3 16.4.1 16.5.1 16.5.2 16.5.3
  14.2.1 14.2.3 14.3.1 14.3.2 4.1.3 4.2.1 15.3.4 13.3.1 13.4.1 15.1.2`
  .trim()
  .split(/\s+/);

const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) +\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
];

describe('docs/security.md', () => {
  it('has every item once', () => {
    const shown = rows.map(([, item]) => item);
    expect(ITEMS.filter((item) => !shown.includes(item))).toEqual([]);
    expect(shown.filter((item, index) => shown.indexOf(item) !== index)).toEqual([]);
  });

  it('names an existing test for each of them', () => {
    const untested = rows.filter(([, , , , tests = '']) => {
      const named = [...tests.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path as string);
      return named.length === 0 || !named.every((path) => existsSync(path));
    });
    expect(untested.map(([, item, , , tests]) => `${item}: ${tests?.trim()}`)).toEqual([]);
  });
});
