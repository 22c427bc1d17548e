import type { Translate } from '~/i18n/text-keys';
import type { Imported, ImportedRow } from '@bff/domain/shared/all-or-nothing';
import { errorMessage } from '~/forms/error-text';
import type { RowErrors, SheetRow } from '~/forms/import-rows.server';

/** The preview of a file before it is saved. */
export interface Preview {
  added: PreviewRow[];
  changed: PreviewRow[];
  /** The number of unchanged rows. */
  same: number;
  faults: { row: number; name: string; column: string; message: string }[];
  /** The number of faults beyond those listed. */
  moreFaults: number;
  /** Headings of columns that are not read. */
  unread: string[];
  /** The confirmation was for something else than what the rows do now. */
  isOutdated: boolean;
  /** Sent back with the confirmation; empty if nothing can be confirmed. */
  text: string;
  plan: string;
  unitsConfirmed: boolean;
  /** Asks whether the mix of units is intended. */
  asksUnits: boolean;
}

interface PreviewRow {
  row: number;
  name: string;
  /** The columns that change. */
  columns: string[];
}

const MOST_FAULTS = 100;

interface Read {
  t: Translate;
  rows: readonly SheetRow<unknown>[];
  unread: string[];
  imported: Imported;
  /** The heading of a field, or of a fact of the domain. */
  titleOf: (name: string) => string;
  sent: { text: string; seen?: string | undefined; unitsConfirmed: boolean };
}

/** Unreadable and refused rows in file order, and what the others do. */
export function previewOf({ t, rows, unread, imported, titleOf, sent }: Read): Preview {
  const nameOf = new Map(rows.map(({ row, name }) => [row, name]));
  const unreadable = rows.flatMap(({ row, errors }) => (errors ? messagesOf(row, errors) : []));
  const refused = imported.rows.flatMap(({ row, fault }) =>
    fault ? [{ row, field: fault.field ?? '', message: [fault.key, ...fault.params].join(',') }] : [],
  );
  const faults = [...unreadable, ...refused].sort((a, b) => a.row - b.row);
  const shown = (outcome: ImportedRow['outcome']): PreviewRow[] =>
    imported.rows
      .filter((one) => one.outcome === outcome)
      .map(({ row, changed }) => ({ row, name: nameOf.get(row) ?? '', columns: [...new Set(changed.map(titleOf))] }))
      .sort((a, b) => a.row - b.row);
  const [added, changed] = [shown('added'), shown('changed')];
  const isRight = faults.length === 0 && added.length + changed.length > 0;
  return {
    added,
    changed,
    same: imported.rows.filter(({ outcome }) => outcome === 'same').length,
    faults: faults.slice(0, MOST_FAULTS).map(({ row, field, message }) => ({
      row,
      name: nameOf.get(row) ?? '',
      column: titleOf(field),
      message: errorMessage(t, message),
    })),
    moreFaults: Math.max(0, faults.length - MOST_FAULTS),
    unread,
    isOutdated: sent.seen !== undefined && faults.length === 0,
    text: isRight || faults.some(({ field }) => field === 'unitsConfirmed') ? sent.text : '',
    plan: isRight ? imported.plan : '',
    unitsConfirmed: sent.unitsConfirmed,
    asksUnits: faults.some(({ field }) => field === 'unitsConfirmed'),
  };
}

const messagesOf = (row: number, errors: RowErrors) =>
  Object.entries(errors).map(([field, [message = 'forms.invalid']]) => ({ row, field, message }));
