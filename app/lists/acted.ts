/** What became of an act on several rows. */
export interface Acted {
  /** How many were done. */
  done: number;
  /** The others: what each is called, and the message (`key` or `key,value`) of what hindered it. */
  refused: readonly { row: string; name: string; error: string }[];
}
