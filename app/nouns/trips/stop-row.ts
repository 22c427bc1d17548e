/** A stop in the form: what was typed, the id of the picked place, and the minutes that the bus stays there. */
export interface StopRow {
  stop: string;
  stopId: string;
  wait: string;
}
