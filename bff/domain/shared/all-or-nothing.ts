import { inTransaction } from '@bff/platform/transaction';
import { DomainError } from './errors';
import { revisionOf } from './revision';

/** What becomes of a row of a file. */
export type RowOutcome = 'added' | 'changed' | 'same';

export interface AppliedRow {
  outcome: RowOutcome;
  /** The facts that are new. */
  changed: readonly string[];
  /** The revision of what is replaced; empty when nothing is. */
  was: string;
}

export interface ImportedRow {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  outcome?: RowOutcome;
  changed: readonly string[];
  /** What the verb refuses; nothing is saved then. */
  fault?: DomainError;
}

export interface Imported {
  rows: readonly ImportedRow[];
  /** A fingerprint of what the rows would do, to be given back by who confirms it. */
  plan: string;
  isSaved: boolean;
}

/** Carries the outcome out of the transaction that it takes back. */
class NotSaved extends Error {
  constructor(readonly imported: Imported) {
    super('not saved');
  }
}

/**
 * Applies every row in one transaction, which is taken back unless no row is refused and `seen` is the plan that the rows make now: so a
 * preview asks the same verbs as the import itself, and what was seen is what is saved. `begin` runs inside it and answers what applies a
 * row; a row that is refused does not keep the others from being looked at.
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
