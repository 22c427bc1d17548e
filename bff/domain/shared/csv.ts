/** Parses comma-separated text with a header row (RFC 4180: double quotes where needed) into objects keyed by column name. */
export function parseCsv<Column extends string>(text: string): Record<Column, string>[] {
  const [header, ...rows] = cells(text.replace(/^\uFEFF/, ''));
  if (!header) return [];
  return rows.map(
    (row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])) as Record<Column, string>,
  );
}

const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const match = CELL.exec(text);
    if (!match) throw new Error(`malformed CSV near character ${at}`);
    const [, cell = '', end] = match;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') {
      rows.push(row);
      row = [];
    } else if (CELL.lastIndex === text.length) {
      rows.push([...row, '']);
      row = [];
    }
  }
  return rows;
}
