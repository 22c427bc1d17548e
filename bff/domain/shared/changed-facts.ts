import type { Facts } from './revision';

/** The names of the facts that differ. */
export const changedFacts = (before: Facts, after: Facts): string[] =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
