import { neededLines } from './kinds';

/** A staff note. */
export const note = { text: neededLines(2_000) };
