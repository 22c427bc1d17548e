type Load = () => Promise<unknown>;
const lives = new Set<Load>();

/** A chunk that is loaded once; `now()` is its content, if already loaded. */
export function secondLife<Loaded>(load: () => Promise<Loaded>): {
  load: () => Promise<Loaded>;
  now: () => Loaded | undefined;
} {
  let loaded: Loaded | undefined;
  const once = async () => (loaded ??= await load());
  lives.add(once);
  return { load: once, now: () => loaded };
}

/** Loads the enhanced versions of all components known to the page, when it is idle, so that none is late or missing when needed. */
export const loadSecondLives = (): Promise<unknown> => Promise.all([...lives].map((load) => load()));
