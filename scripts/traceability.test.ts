import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { marksIn, problemsOf, readStatements, traceabilityPage, traced } from './support/traceability';
import { readMarks, STATEMENTS } from './support/traced-statements';

describe('docs/traceability.md', () => {
  const statements = readStatements(readFileSync(STATEMENTS, 'utf8'));

  it('has rows for every section of the specification', () => {
    expect([...new Set(statements.map(({ section }) => section))]).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
    expect(statements.length).toBeGreaterThan(700);
  });

  it('has a statement for every mark and every message of the catalogue', () => {
    const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
    expect(problemsOf(statements, readMarks(), Object.keys(catalogue), decisions)).toEqual([]);
  });

  it('is up to date with the marks (npm run traceability)', () => {
    expect(readFileSync('docs/traceability.md', 'utf8')).toBe(
      traceabilityPage(readFileSync(STATEMENTS, 'utf8'), readMarks()),
    );
  });
});

describe('the check', () => {
  const CODE = { path: 'bff/app.ts', text: '/** Traces: S8-001 */' };
  const TEST = { path: 'bff/app.test.ts', text: '// Traces: S8-001, S8-002' };
  const DECISION = 'docs/decisions/0008-after-paying.md';
  const check = (rows: string, keys: string[] = [], files = [CODE]) =>
    problemsOf(readStatements(`## 8 Errors\n${rows}`), marksIn(files), keys, [DECISION]).join('\n');

  test.each([
    ['| S8-001 | x | |', ''],
    ['| S8-001 | x | part |', ''],
    [`| S8-001 | x | differs (${DECISION}) |`, ''],
    ['| S8-001 | x | differs |', 'remark'],
    ['| S8-001 | x | differs (docs/decisions/0009-none.md) |', 'there is no docs/decisions/0009-none.md'],
    [`| S8-001 | x | |\n| S8-002 | x | decided against (${DECISION}) |`, ''],
    [`| S8-001 | x | decided against (${DECISION}) |`, 'is decided against, and bff/app.ts is marked with it'],
    ['| S8-001 | x | |\n| S8-002 | x | decided against |', 'remark'],
    ['| S8-001 | x | |\n| S8-001 | y | |', 'twice'],
    ['| S2-001 | x | |', 'S8 and three digits'],
    ['| S8-001 | | |', 'says nothing'],
    ['| S8-001 | x | soon |', 'remark'],
    ['| S8-001 | x | |\n| S8-002 | x | part |', 'no file is marked'],
    ['| S8-001 | x (`no.such`) | |', 'the catalogue has no no.such'],
    ['| S8-003 | x | |', 'bff/app.ts: there is no statement S8-001'],
  ])('%s → %s', (rows, problem) => expect(check(rows)).toMatch(problem === '' ? /^$/ : problem));

  it('detects a message that no statement names', () => {
    expect(check('| S8-001 | x | |', ['booking.gone'])).toBe('section 8 has no row for the message booking.gone');
  });

  it('refuses a row with too few cells', () => {
    expect(() => check('| S8-001 | x |')).toThrow(/three cells/);
  });

  it('treats a statement marked in code and a test as done', () => {
    const [first, second, third] = readStatements('## 8 E\n| S8-001 | x | |\n| S8-002 | x | |\n| S8-003 | x | |');
    const marks = marksIn([CODE, TEST]);
    expect(traced(first!, marks)).toEqual({ where: ['bff/app.ts'], test: ['bff/app.test.ts'], status: 'done' });
    expect(traced(second!, marks).status).toBe('part');
    expect(traced(third!, marks).status).toBe('not yet');
  });
});
