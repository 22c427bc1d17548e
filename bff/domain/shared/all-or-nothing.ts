import { inTransaction } from '@bff/platform/transaction';
import { DomainError } from './errors';
import { revisionOf } from './revision';

/** What the import does with a row. */
export type RowOutcome = 'added' | 'changed' | 'same';

export interface AppliedRow {
  outcome: RowOutcome;
  /** The names of the facts that change. */
  changed: readonly string[];
  /** The revision of the record being replaced; empty for a new one. */
  was: string;
}

export interface ImportedRow {
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: number;
  outcome?: RowOutcome;
  changed: readonly string[];
  /** Why the verb refuses the row; nothing is saved then. */
  fault?: DomainError;
}

export interface Imported {
  rows: readonly ImportedRow[];
  /** A fingerprint of what the rows would do; confirming sends it back. */
  plan: string;
  isSaved: boolean;
}

/** Carries the outcome out of the transaction that it rolls back. */
class NotSaved extends Error {
  constructor(readonly imported: Imported) {
    super('not saved');
  }
}

/**
 * Applies every row in one transaction and rolls it back if any row is refused or if `seen` is not the plan that the rows make now. The
 * preview thus runs the same verbs as the import, and what was previewed is what is saved. `begin` runs inside the transaction and returns
 * the function that applies a row; a refused row does not stop the others from being checked.
 */
export async function allOrNothing<Row extends { row: number }>(
  rows: readonly Row[],
  begin: () => Promise<(row: Row) => Promise<AppliedRow>>,
  seen: string | undefined,
): Promise<Imported> {
  try {
    return await inTransaction(async () => {
      const apply = await begin();
      const done: ImportedRow[] = [];
      const steps: string[] = [];
      for (const row of rows) {
        try {
          const { outcome, changed, was } = await apply(row);
          steps.push(`${row.row} ${outcome} ${was}`);
          done.push({ row: row.row, outcome, changed });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          done.push({ row: row.row, changed: [], fault: error });
        }
      }
      const imported = { rows: done, plan: revisionOf({ steps }) };
      const isSaved = imported.plan === seen && done.every(({ fault }) => !fault);
      if (!isSaved) throw new NotSaved({ ...imported, isSaved });
      return { ...imported, isSaved };
    });
  } catch (error) {
    if (error instanceof NotSaved) return error.imported;
    throw error;
  }
}
