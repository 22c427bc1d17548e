/** A statement of the specification, as in docs/specification-statements.md. */
export interface Statement {
  id: string;
  says: string;
  /** Empty, or what the marks cannot tell: `part`, `differs` or `decided against`, with the decision that explains it. */
  remark: string;
  /** The number of its section in the specification. */
  section: string;
  line: number;
}

/**
 * The files marked as being about each statement, by `‹T›` in a comment.
 * Traces: S7-041, S7-042
 */
export type Marks = ReadonlyMap<string, readonly string[]>;

const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;
const MARK = /\bTraces: ((?:S\d-\d{3}(?:, |,\n(?: \*|\/\/) )?)+)/g;
const REMARK = /^(?:|part|(?:part|differs|decided against) \((docs\/decisions\/[\w-]+\.md)\))$/;
const DECIDED_AGAINST = 'decided against';

/** The statements of the tables, in order. Throws if a table line does not have three cells. */
export function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  markdown.split('\n').forEach((text, index) => {
    section = /^## (\d)/.exec(text)?.[1] ?? section;
    if (!isRow(text)) return;
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.length !== 5) throw new Error(`line ${index + 1}: a statement has three cells`);
    const [, id, says, remark] = cells as [string, string, string, string];
    statements.push({ id, says, remark, section, line: index + 1 });
  });
  return statements;
}

const isRow = (text: string): boolean => text.startsWith('| S');

/** Statement → the files marked with it. */
export function marksIn(files: readonly { path: string; text: string }[]): Marks {
  const marks = new Map<string, string[]>();
  for (const { path, text } of files)
    for (const [, list = ''] of text.matchAll(MARK))
      for (const [id] of list.matchAll(/S\d-\d{3}/g)) marks.set(id, [...(marks.get(id) ?? []), path]);
  return marks;
}

export const messageKeysOf = (says: string): string[] =>
  [...says.matchAll(/`([a-zA-Z]+\.[a-zA-Z]+)`/g)].map(([, key]) => key as string);

/** Faults in statements and marks, one per line. Decisions are paths. */
export function problemsOf(
  statements: readonly Statement[],
  marks: Marks,
  catalogueKeys: readonly string[],
  decisions: readonly string[],
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const named = new Set<string>();
  for (const { id, says, remark, section, line } of statements) {
    const wrong = (what: string) => problems.push(`line ${line}, ${id}: ${what}`);
    if (!new RegExp(`^S${section}-\\d{3}$`).test(id)) wrong(`the id is not S${section} and three digits`);
    if (seen.has(id)) wrong('the id is there twice');
    seen.add(id);
    if (says === '') wrong('says nothing');
    const said = REMARK.exec(remark);
    if (!said) wrong('the remark is neither part, nor differs or decided against with a decision');
    if (said?.[1] && !decisions.includes(said[1])) wrong(`there is no ${said[1]}`);
    const isAgainst = remark.startsWith(DECIDED_AGAINST);
    if (remark !== '' && !isAgainst && !marks.has(id)) wrong('has a remark, and no file is marked with it');
    if (isAgainst && marks.has(id)) wrong(`is decided against, and ${marks.get(id)!.join(', ')} is marked with it`);
    if (section !== '8') continue;
    for (const key of messageKeysOf(says)) {
      named.add(key);
      if (!catalogueKeys.includes(key)) wrong(`the catalogue has no ${key}`);
    }
  }
  for (const [id, paths] of marks) if (!seen.has(id)) problems.push(`${paths.join(', ')}: there is no statement ${id}`);
  for (const key of catalogueKeys) if (!named.has(key)) problems.push(`section 8 has no row for the message ${key}`);
  return problems;
}

export interface Traced {
  where: string[];
  test: string[];
  status: string;
}

/** Where a statement is implemented and tested: done if code and a test are marked with it and no remark says otherwise. */
export function traced({ id, remark }: Statement, marks: Marks): Traced {
  const paths = [...(marks.get(id) ?? [])].sort();
  const where = paths.filter((path) => !TEST_FILE.test(path));
  const test = paths.filter((path) => TEST_FILE.test(path));
  const found = where.length > 0 && test.length > 0 ? 'done' : paths.length > 0 ? 'part' : 'not yet';
  return { where, test, status: remark || found };
}

/** The page: the statements, with code, test and status beside each. */
export function traceabilityPage(markdown: string, marks: Marks): string {
  const byLine = new Map(readStatements(markdown).map((statement) => [statement.line, statement]));
  const list = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ');
  return markdown
    .split('\n')
    .map((text, index) => {
      if (text.startsWith('| id ')) return '| id | the specification says | where | test | status |';
      if (/^\| ---/.test(text)) return '| --- | --- | --- | --- | --- |';
      const statement = byLine.get(index + 1);
      if (!statement) return text;
      const { where, test, status } = traced(statement, marks);
      return `| ${statement.id} | ${statement.says} | ${list(where)} | ${list(test)} | ${status} |`;
    })
    .join('\n');
}
