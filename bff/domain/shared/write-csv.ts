/** A cell. Numbers are written with the file's decimal sign, negative ones included. */
export type CsvCell = string | number | Date | null;

/** What spreadsheets take for the start of a formula, after any spaces (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r]|^[\t\r\n]/;
/** A text that already looks escaped gets one more apostrophe, so that every text reads back as it was. */
const ESCAPED = /^'+\s*[=+\-@\t\r]|^'+[\t\r\n]/;

/**
 * Rows as a file that spreadsheets open: UTF-8 with a byte order mark, RFC 4180 quoting, CRLF. A text that a spreadsheet would run as a
 * formula gets a leading apostrophe. `separator` is a comma, or the semicolon that Swedish spreadsheets expect; `decimal` likewise.
 */
export function writeCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator, decimal = '.' }: { separator: ',' | ';'; decimal?: '.' | ',' },
): string {
  const lines = rows.map((row) => row.map((cell) => quoted(textOf(cell, decimal), separator)).join(separator));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function textOf(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (cell instanceof Date) return cell.toISOString();
  return FORMULA.test(cell) || ESCAPED.test(cell) ? `'${cell}` : cell;
}

/** Undoes the escaping of `writeCsv`. */
export const readCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
