/** `00:00`, `00:15` … `23:45`. */
export const QUARTER_HOURS: readonly string[] = Array.from(
  { length: 96 },
  (_, quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
);

/** The times that a time field offers; any other minute can be typed. */
export function QuarterHours({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {QUARTER_HOURS.map((time) => (
        <option key={time} value={time} />
      ))}
    </datalist>
  );
}
