import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the product, without tests and their support. */
export interface Source {
  path: string;
  text: string;
}

const parse = ({ path, text }: Source) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** A text in a file that is meant for the server; a template's holes are `…`. */
interface SqlText {
  path: string;
  line: number;
  sql: string;
}

const BEGINS_AS_SQL =
  /^\s*\(*\s*(?:SELECT|INSERT|REPLACE INTO|UPDATE|DELETE|WITH|CALL|SET (?:SESSION|GLOBAL)|SHOW|LOCK TABLES|CREATE|DROP|ALTER|TRUNCATE|FLUSH|EXISTS|NOT EXISTS|CASE WHEN)\s+\S/;
/** A part of a statement, from which another text is built. */
const LOOKS_LIKE_SQL =
  /\b(?:FROM|JOIN) [a-z_]+\b.*\b(?:WHERE|ON|ORDER BY)\b|\bIS (?:NOT )?NULL\b|\b[a-z]\w*\.[a-z_]+ (?:=|<=|>=|<|>|LIKE|IN) [:(\w]/s;

/** Parsing is expensive: files without these contain no SQL. */
const HAS_SQL_WORDS =
  /\b(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|EXISTS|CASE|IS NULL|IS NOT NULL|FROM|SESSION|CREATE|DROP|ALTER|CALL)\b/;

const sources = new Map<string, Source[]>();

/** The product's files in some folders. */
export function sourcesIn(...folders: string[]): Source[] {
  const key = folders.join();
  const known = sources.get(key);
  if (known) return known;
  const paths = folders
    .flatMap((folder) =>
      readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.stories\.tsx$|\/testing\//.test(path))
    .sort();
  const read = paths.map((path) => {
    const text = readFileSync(`${ROOT}/${path}`, 'utf8');
    return { path, text };
  });
  sources.set(key, read);
  return read;
}

/** The text of a string or template; undefined for anything else. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return undefined;
}

export function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => visit(child, each));
}

export const visitSource = (source: Source, each: (node: ts.Node) => void): void => visit(parse(source), each);

/** Every text in a file that is SQL or a part of it. */
export function sqlTextsOf(source: Source): SqlText[] {
  if (!HAS_SQL_WORDS.test(source.text)) return [];
  const { path } = source;
  const tree = parse(source);
  const found: SqlText[] = [];
  visit(tree, (node) => {
    const sql = textOf(node);
    if (sql === undefined || ts.isImportDeclaration(node.parent)) return;
    if (!BEGINS_AS_SQL.test(sql) && !LOOKS_LIKE_SQL.test(sql)) return;
    found.push({ path, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, sql });
  });
  return found;
}

const SENDS_SQL = new Set(['select', 'selectOne', 'execute', 'literal']);
/** A constant, one word or another of ours, or what a function makes of a name that is written there. */
const isOurs = (hole: ts.Expression): boolean =>
  (ts.isIdentifier(hole) && /^[A-Z][A-Z\d_]*$/.test(hole.text)) ||
  (ts.isConditionalExpression(hole) && textOf(hole.whenTrue) !== undefined && textOf(hole.whenFalse) !== undefined) ||
  (ts.isCallExpression(hole) && hole.arguments.every((given) => textOf(given) !== undefined));

/** What is put into SQL by a template, as it is written, unless it can only be a text of ours. */
export function sqlHolesOf(source: Source): string[] {
  const found: string[] = [];
  visitSource(source, (node) => {
    if (!ts.isTemplateExpression(node)) return;
    const sql = textOf(node) ?? '';
    const isSent = ts.isCallExpression(node.parent) && SENDS_SQL.has(node.parent.expression.getText());
    if (!isSent && !BEGINS_AS_SQL.test(sql) && !LOOKS_LIKE_SQL.test(sql)) return;
    for (const { expression } of node.templateSpans) if (!isOurs(expression)) found.push(expression.getText());
  });
  return found;
}
