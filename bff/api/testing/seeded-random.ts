/** The same choices for the same seed, so that what a long run found can be repeated. */
export interface Random {
  /** A whole number from 0, below the limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)]! };
}

/** The text with one character changed, removed, inserted, doubled or swapped, or truncated at one end. */
export function mutateText(text: string, { below, pick }: Random): string {
  const at = below(text.length + 1);
  const char = String.fromCharCode(32 + below(95));
  return pick([
    () => text.slice(0, at) + char + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + char + text.slice(at),
    () => text.slice(0, at) + text.slice(at, at + 1).repeat(2) + text.slice(at + 1),
    () => text.slice(0, at) + [...text.slice(at, at + 2)].reverse().join('') + text.slice(at + 2),
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.toUpperCase(),
    () => `${text}, ${text}`,
  ])();
}
