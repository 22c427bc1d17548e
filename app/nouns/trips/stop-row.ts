/** A stop as it stands in the form: what was typed, the id of the place that was picked, and the minutes that the bus stays there. */
export interface StopRow {
  stop: string;
  stopId: string;
  wait: string;
}
