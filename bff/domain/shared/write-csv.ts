/** A cell; numbers, below zero too, are written with the file's decimal sign. */
export type CsvCell = string | number | Date | null;

/** What spreadsheets take for the start of a formula (OWASP, CSV injection), after any spaces. */
const FORMULA = /^\s*[=+\-@\t\r]|^[\t\r\n]/;
/** What is read as such a text with its apostrophe gets one more, so that every text comes back as it was. */
const ESCAPED = /^'+\s*[=+\-@\t\r]|^'+[\t\r\n]/;

/**
 * Rows as a file that spreadsheets open: UTF-8 with a byte order mark, RFC 4180 quoting, CRLF. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it. `separator` is the comma, or the semicolon that Swedish spreadsheets expect; so is `decimal`.
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

/** A text as it was before `writeCsv` kept a spreadsheet from running it. */
export const readCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
