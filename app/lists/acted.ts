/** A row that was chosen, and what it is called. */
export interface ActedRow {
  row: string;
  name: string;
}

/** What became of an act on several rows. */
export interface Acted {
  done: readonly ActedRow[];
  /** With the message (`key` or `key,value`) of what hindered each. */
  refused: readonly (ActedRow & { error: string })[];
  /** Where it broke: a fault of ours or of the machine's, which the log knows. */
  failed?: ActedRow;
  /** Those after it. */
  untried: readonly ActedRow[];
}
