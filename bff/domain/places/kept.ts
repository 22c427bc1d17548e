const MOST_KEPT = 2_000;

/** Remembers what was read of the register, the oldest forgotten first. It changes only with a release, which starts new processes. */
export function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, value);
}
