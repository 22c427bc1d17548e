/** A selected row and its name. */
export interface ActedRow {
  row: string;
  name: string;
}

/** The result of a bulk action. */
export interface Acted {
  done: readonly ActedRow[];
  /** With the message (`key` or `key,value`) that explains each refusal. */
  refused: readonly (ActedRow & { error: string })[];
  /** The row that failed for a fault of ours or an outage, which is logged. */
  failed?: ActedRow;
  /** The rows after it. */
  untried: readonly ActedRow[];
}
