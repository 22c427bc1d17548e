import { neededLines } from './kinds';

/** What staff write down about a thing. */
export const note = { text: neededLines(2_000) };
