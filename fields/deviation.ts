// Traces: S3-066, S3-067
import { drawing } from './drawing';
import { decimal, line, lines, orNone, wholeNumber } from './kinds';

const MOST_METRES = 5_000_000;
const MOST_MINUTES = 10_000;
const MOST_ORE = 100_000_000;

/** A deviation of a journey. */
export const deviation = {
  cause: line(),
  /** Typed in kilometres; in metres. */
  extraMetres: decimal({ decimals: 3, most: MOST_METRES }),
  extraMinutes: wholeNumber({ most: MOST_MINUTES }),
  /** Öre. */
  price: orNone(decimal({ decimals: 2, least: 1, most: MOST_ORE })),
  comment: { ...lines, maxLength: 2_000 },
  /** The typed name of whoever reports it. */
  signature: line(),
  /** Drawn beside it, as strokes. */
  drawnSignature: drawing,
};
