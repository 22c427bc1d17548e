import { perConnection } from '@db/per-connection';
import { clock } from './clock';

/**
 * A read whose result this process caches for each key, for `ms` milliseconds: for data that every page shows and that seldom changes.
 * Simultaneous callers share one read, a failed read is not cached, and what has grown too old is dropped by the next read. `forget` is for the verbs that change the data, and for tests.
 */
export function cachedFor<Key, Value>(
  ms: number,
  read: (key: Key) => Promise<Value>,
): ((key: Key) => Promise<Value>) & { forget: () => void } {
  const keptHere = perConnection(() => new Map<Key, { at: number; value: Promise<Value> }>());
  const cached = (key: Key) => {
    const kept = keptHere();
    const now = clock.millis();
    const known = kept.get(key);
    // The clock can also be set back.
    if (known && Math.abs(now - known.at) < ms) return known.value;
    // The oldest stand first: a key that is read again moves to the end.
    kept.delete(key);
    for (const [old, { at }] of kept) {
      if (Math.abs(now - at) < ms) break;
      kept.delete(old);
    }
    const value = read(key);
    kept.set(key, { at: now, value });
    value.catch(() => kept.delete(key));
    return value;
  };
  return Object.assign(cached, { forget: () => keptHere().clear() });
}
