import Papa from 'papaparse';
import * as z from 'zod/mini';
import { readCell } from '@bff/domain/shared/write-csv';
import './today.server';
import './zod-messages';

/** A column of a spreadsheet file: a form field, filled from cells. */
export interface SheetColumn {
  field: string;
  /** Its headings, in any language; the field's own name always counts. */
  titles: readonly string[];
  /** Its cells hold several values, separated by | or ;. */
  isList: boolean;
  /** Maps the allowed cell contents, in any language, to what a form would send; without it any text is allowed. */
  values?: ReadonlyMap<string, string> | undefined;
}

/** Messages by field, as in forms. */
export type RowErrors = Readonly<Record<string, readonly string[]>>;

export type SheetRow<Value> =
  | { row: number; name: string; value: Value; errors?: never }
  | { row: number; name: string; value?: never; errors: RowErrors };

export type ReadSheet<Value> =
  /** What is wrong with the file as a whole, in transport form. */
  | { fault: string; rows?: never }
  | {
      fault?: never;
      rows: SheetRow<Value>[];
      /** Headings of unknown columns, which are not read. */
      unread: string[];
    };

interface Sheet<Schema extends z.core.$ZodType> {
  columns: readonly SheetColumn[];
  /** The schema that a form would check the row with; it may depend on the row. */
  schema: (typed: Readonly<Record<string, unknown>>) => Schema;
  /** The field that identifies a row: its values must be unique. Empty cells are not compared. */
  key: string;
  /** The field by which messages name the row. */
  name: string;
  mostRows: number;
}

/** None of our sheets has this many; further columns are not read. */
const MOST_COLUMNS = 100;

/**
 * Reads rows of a CSV file by a form's schema, with the same validation and messages. The separator is whichever of comma, semicolon and
 * tab the header has most of. All columns must be present, so that a missing one cannot clear saved data. Rows are numbered as in a
 * spreadsheet.
 */
export function importRows<Schema extends z.core.$ZodType>(
  text: string,
  { columns, schema, key, name, mostRows }: Sheet<Schema>,
): ReadSheet<z.output<Schema>> {
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    // Enough for the header, one row too many and some empty rows, without reading an endless file.
    preview: 2 * mostRows + 2,
  });
  // The last line may lack its line break; an unclosed quotation mark swallows the rest of the file.
  if (parsed.errors.some(({ type }) => type === 'Quotes')) return { fault: 'forms.fileUnreadable' };
  const [head = [], ...lines] = parsed.data.map((cells) => cells.slice(0, MOST_COLUMNS).map(readCell));
  const at = columnsAt(head, columns);
  const missing = columns.filter(({ field }) => !at.has(field));
  if (missing.length > 0) return { fault: `forms.columnsMissing,${missing.map(titleOf).join(' / ')}` };
  const full = lines.flatMap((cells, index) => (cells.some((cell) => cell.trim()) ? [{ cells, row: index + 2 }] : []));
  if (full.length === 0) return { fault: 'forms.rowsMissing' };
  if (full.length > mostRows || parsed.meta.truncated) return { fault: `forms.tooManyRows,${mostRows}` };
  const met = new Map<string, number>();
  const rows = full.map(({ cells, row }): SheetRow<z.output<Schema>> => {
    const cellOf = (field: string) => (cells[at.get(field)!] ?? '').trim();
    const { form, unknown } = typedRow(columns, cellOf);
    const checked = schemaResult(schema(form), form);
    const errors = { ...checked.errors, ...unknown };
    const said = cellOf(key).toUpperCase().replace(/[\s-]/g, '');
    const first = met.get(said);
    if (said && first !== undefined) errors[key] = [`forms.rowTwice,${first}`];
    met.set(said, first ?? row);
    const called = { row, name: cellOf(name).slice(0, 60) };
    return Object.keys(errors).length > 0 ? { ...called, errors } : { ...called, value: checked.value! };
  });
  const used = new Set(at.values());
  return { rows, unread: head.filter((title, index) => title.trim() && !used.has(index)).map((title) => title.slice(0, 60)) }; // prettier-ignore
}

const titleOf = ({ titles, field }: SheetColumn) => (titles[0] ?? field).replaceAll(',', ' ');

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** The index of each field's column: the first with one of its names. */
function columnsAt(head: readonly string[], columns: readonly SheetColumn[]): Map<string, number> {
  const said = head.map((title) => title.trim().toLowerCase());
  const at = new Map<string, number>();
  for (const { field, titles } of columns) {
    const words = new Set([field, ...titles].map((word) => word.toLowerCase()));
    const index = said.findIndex((title) => words.has(title));
    if (index >= 0) at.set(field, index);
  }
  return at;
}

/** A row as the form's controls would send it, and the cells that hold none of the allowed values. */
function typedRow(columns: readonly SheetColumn[], cellOf: (field: string) => string) {
  const form: Record<string, unknown> = {};
  const unknown: Record<string, string[]> = {};
  for (const { field, isList, values } of columns) {
    const cell = cellOf(field);
    const parts = isList ? cell.split(/[;|]/).map((part) => part.trim()) : [cell];
    const meant = parts.filter(Boolean).map((part) => {
      if (!values) return part;
      const value = values.get(part.toLowerCase());
      if (value === undefined) unknown[field] = [`forms.noSuchChoice,${part.slice(0, 60).replaceAll(',', ' ')}`];
      return value ?? '';
    });
    form[field] = isList ? meant : meant[0];
  }
  return { form, unknown };
}

function schemaResult<Schema extends z.core.$ZodType>(schema: Schema, form: unknown) {
  const parsed = z.safeParse(schema, form);
  const errors: Record<string, string[]> = {};
  if (parsed.success) return { value: parsed.data, errors };
  for (const { path, message } of parsed.error.issues) (errors[String(path[0] ?? '')] ??= []).push(message);
  return { value: undefined, errors };
}
