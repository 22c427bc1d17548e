/** A value before and after. */
export interface EventChange {
  name: string;
  old: string;
  new: string;
}

/** An entry's data as rows: changed values, and other facts. */
export interface EventFacts {
  changes: EventChange[];
  facts: { name: string; value: string }[];
}

/**
 * Data come in three forms: `{ old, new }` for the record itself, `{ field: { old, new } }` for several fields, and plain values. Nested
 * objects are shown as JSON.
 */
export function eventFacts(data: unknown): EventFacts {
  if (!isRecord(data)) return { changes: [], facts: data === null ? [] : [{ name: '', value: textOf(data) }] };
  const { old, new: after, ...rest } = data;
  const whole = isChange(data) ? [{ name: '', old: textOf(old), new: textOf(after) }] : [];
  const entries = Object.entries(isChange(data) ? rest : data);
  return {
    changes: [
      ...whole,
      ...entries.flatMap(([name, value]) =>
        isRecord(value) && isChange(value) ? [{ name, old: textOf(value['old']), new: textOf(value['new']) }] : [],
      ),
    ],
    facts: entries.flatMap(([name, value]) =>
      isRecord(value) && isChange(value) ? [] : [{ name, value: textOf(value) }],
    ),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: Record<string, unknown>): boolean => 'old' in value && 'new' in value;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
