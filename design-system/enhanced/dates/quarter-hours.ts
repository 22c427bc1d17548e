/** `00:00`, `00:15` … `23:45`: the times that a time field offers. */
export const QUARTER_HOURS: readonly string[] = Array.from(
  { length: 96 },
  (_, quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
);
