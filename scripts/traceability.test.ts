import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { problemsOf, readTraceability } from './support/traceability';

const rows = readTraceability(readFileSync('docs/traceability.md', 'utf8'));

describe('docs/traceability.md', () => {
  it('has rows for every section of the specification', () => {
    const sections = new Set(rows.map((row) => row.section));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(500);
  });

  it('names only what is there, and every message of the catalogue', () => {
    expect(problemsOf(rows, Object.keys(catalogue), existsSync)).toEqual([]);
  });
});

describe('the check', () => {
  const check = (row: string, keys: string[] = []) =>
    problemsOf(readTraceability(`## 8 Errors\n${row}`), keys, (path) => path === 'bff/app.ts' || path === 'a.test.ts');

  test.each([
    ['| S8-001 | x | `bff/app.ts` | `a.test.ts` | done |', ''],
    ['| S8-001 | x | | | not yet |', ''],
    ['| S8-001 | x | | | not yet |\n| S8-001 | y | | | not yet |', 'twice'],
    ['| S2-001 | x | | | not yet |', 'S8 and three digits'],
    ['| S8-001 | | | | not yet |', 'says nothing'],
    ['| S8-001 | x | | | soon |', 'status'],
    ['| S8-001 | x | `bff/app.ts` | | done |', 'code and a test'],
    ['| S8-001 | x | | | part |', 'part names where'],
    ['| S8-001 | x | | `a.test.ts` | not yet |', 'names files'],
    ['| S8-001 | x | `bff/gone.ts` | | part |', 'bff/gone.ts is not there'],
    ['| S8-001 | x | `bff/app.ts` | `bff/app.ts` | done |', 'is no test'],
    ['| S8-001 | x (`no.such`) | | | not yet |', 'the catalogue has no no.such'],
  ])('%s → %s', (row, problem) => expect(check(row).join('\n')).toMatch(problem === '' ? /^$/ : problem));

  it('misses a message that no row names', () => {
    expect(check('| S8-001 | x | | | not yet |', ['booking.gone'])).toEqual([
      'section 8 has no row for the message booking.gone',
    ]);
  });

  it('refuses a row with too few cells', () => {
    expect(() => check('| S8-001 | x | not yet |')).toThrow(/five cells/);
  });
});
