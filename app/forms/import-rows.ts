import Papa from 'papaparse';
import { type Fields, schemaOf, type ValuesOf } from './fields';

export interface ImportedRow<Value> {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  value?: Value;
  /** Messages by field, as forms have them. */
  errors?: Readonly<Record<string, readonly string[]>>;
}

export interface ImportedRows<Value> {
  rows: ImportedRow<Value>[];
  /** Fields that must be there and have no column, and columns that are no field's. */
  missing: string[];
  unknown: string[];
}

const YES = /^(ja|yes|true|1|x|on)$/i;
const NO = /^(nej|no|false|0|)$/i;

/** A cell as the form's control would send it. */
function typed(cell: string, field: Fields[string]): unknown {
  const text = cell.trim();
  if (field.asked === 'some')
    return text === '' ? undefined : text.split(/[;|]/).map((part) => part.trim()).filter(Boolean); // prettier-ignore
  if (field.asked === 'flag') return YES.test(text) ? 'on' : NO.test(text) ? undefined : text;
  return text === '' ? undefined : cell;
}

/**
 * The rows of a CSV file by the fields of a form: the same checks, the same messages. A column is known by the field's name or by its text in
 * the head (`labels`, in whatever languages the file may have).
 */
export function importRows<F extends Fields>(
  fields: F,
  file: string,
  labels: Readonly<Record<string, readonly string[]>> = {},
): ImportedRows<ValuesOf<F>> {
  const [head = [], ...lines] = Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data;
  const shown = Object.entries(fields).filter(([, { asked }]) => asked !== 'unseen');
  const fieldOf = (title: string) => {
    const said = title.trim().toLowerCase();
    return shown.find(([name]) => [name, ...(labels[name] ?? [])].some((word) => word.toLowerCase() === said))?.[0];
  };
  const columns = head.map(fieldOf);
  const schema = schemaOf(Object.fromEntries(shown) as unknown as F);
  return {
    missing: shown.filter(([name, { required }]) => required && !columns.includes(name)).map(([name]) => name),
    unknown: head.filter((_, index) => columns[index] === undefined),
    rows: lines.map((cells, index) => {
      const form = Object.fromEntries(
        columns.flatMap((name, at) => (name === undefined ? [] : [[name, typed(cells[at] ?? '', fields[name]!)]])),
      );
      const parsed = schema.safeParse(form);
      if (parsed.success) return { row: index + 2, value: parsed.data };
      const errors: Record<string, string[]> = {};
      for (const { path, message } of parsed.error.issues) (errors[String(path[0] ?? '')] ??= []).push(message);
      return { row: index + 2, errors };
    }),
  };
}
