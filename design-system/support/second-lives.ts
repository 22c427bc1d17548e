type Load = () => Promise<unknown>;
const lives = new Set<Load>();

/** A chunk that is loaded once: `now()` is what has come of it so far. */
export function secondLife<Loaded>(load: () => Promise<Loaded>): {
  load: () => Promise<Loaded>;
  now: () => Loaded | undefined;
} {
  let loaded: Loaded | undefined;
  const once = async () => (loaded ??= await load());
  lives.add(once);
  return { load: once, now: () => loaded };
}

/** Loads the second lives of all components that the page knows: when it is idle, so that none waits (or fails) when it is needed. */
export const loadSecondLives = (): Promise<unknown> => Promise.all([...lives].map((load) => load()));
