/** One statement of the specification in docs/traceability.md. */
export interface TracedRow {
  id: string;
  says: string;
  where: string[];
  test: string[];
  status: string;
  /** Number of the specification's section that the row stands in. */
  section: string;
  line: number;
}

const STATUSES = ['done', 'part', 'not yet', 'differs'];
const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inner]) => inner as string);

/** The rows of the tables, in order. Throws at a table line that has not five cells. */
export function readTraceability(markdown: string): TracedRow[] {
  const rows: TracedRow[] = [];
  let section = '';
  markdown.split('\n').forEach((text, index) => {
    section = /^## (\d)/.exec(text)?.[1] ?? section;
    if (!text.startsWith('|') || /^\| (id|---) /.test(text)) return;
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.length !== 7) throw new Error(`line ${index + 1}: a row has five cells`);
    const [, id, says, where, test, status] = cells as [string, string, string, string, string, string, string];
    rows.push({ id, says, where: quoted(where), test: quoted(test), status, section, line: index + 1 });
  });
  return rows;
}

/** What is wrong with the rows, a line each. `exists` tells whether a path from the repository's root is there. */
export function problemsOf(
  rows: readonly TracedRow[],
  catalogueKeys: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const named = new Set<string>();
  for (const { id, says, where, test, status, section, line } of rows) {
    const wrong = (what: string) => problems.push(`line ${line}, ${id}: ${what}`);
    if (!new RegExp(`^S${section}-\\d{3}$`).test(id)) wrong(`the id is not S${section} and three digits`);
    if (seen.has(id)) wrong('the id is there twice');
    seen.add(id);
    if (says === '') wrong('says nothing');
    if (!STATUSES.includes(status)) wrong(`the status is none of ${STATUSES.join(', ')}`);
    if (status === 'done' && (where.length === 0 || test.length === 0)) wrong('done names code and a test');
    if ((status === 'part' || status === 'differs') && where.length === 0) wrong(`${status} names where`);
    if (status === 'not yet' && where.length + test.length > 0) wrong('not yet names files');
    for (const path of [...where, ...test]) if (!exists(path)) wrong(`${path} is not there`);
    for (const path of test) if (!TEST_FILE.test(path)) wrong(`${path} is no test`);
    if (section !== '8') continue;
    for (const key of quoted(says).filter((word) => /^[a-zA-Z]+\.[a-zA-Z]+$/.test(word))) {
      named.add(key);
      if (!catalogueKeys.includes(key)) wrong(`the catalogue has no ${key}`);
    }
  }
  for (const key of catalogueKeys) if (!named.has(key)) problems.push(`section 8 has no row for the message ${key}`);
  return problems;
}
