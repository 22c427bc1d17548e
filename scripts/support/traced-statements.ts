import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Marks, marksIn, readStatements, type Statement, traced, type Traced } from './traceability';

export const STATEMENTS = 'docs/specification-statements.md';
const FOLDERS = [
  'access',
  'app',
  'bench',
  'bff',
  'database',
  'design-system',
  'e2e',
  'fields',
  'formats',
  'packages',
  'scripts',
  'states',
];
/** Their marks are examples. */
const ABOUT_MARKS = ['scripts/support/traceability.ts', 'scripts/traceability.test.ts'];

/** The marks of all code and tests. */
export function readMarks(): Marks {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  return marksIn(
    files.filter((path) => !ABOUT_MARKS.includes(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}

/** Every statement with its code and tests. */
export function readTraced(): (Statement & Traced)[] {
  const marks = readMarks();
  return readStatements(readFileSync(STATEMENTS, 'utf8')).map((statement) => ({
    ...statement,
    ...traced(statement, marks),
  }));
}
