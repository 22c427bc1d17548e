// Traces: S3-066, S3-067
import { drawing } from './drawing';
import { type Kind, decimal, line, lines, oneOf, optionalLine, orNone, wholeNumber } from './kinds';
import { orElse } from './schemas';

const MOST_METRES = 5_000_000;
const MOST_MINUTES = 10_000;
const MOST_ORE = 100_000_000;

/** What mostly goes wrong on the road; its word is stored as the cause, with what is added to it. */
export const COMMON_CAUSES = ['delay', 'traffic', 'breakdown', 'accident', 'passenger', 'detour', 'other'] as const;
export type CommonCause = (typeof COMMON_CAUSES)[number];

const common = oneOf(COMMON_CAUSES);
const chosenCause: Kind<CommonCause | null, string | null | undefined> = {
  ...common,
  schema: orElse<CommonCause | null>(common.schema, null),
  body: orElse<CommonCause | null>(common.body, null),
  required: false,
};

/** A deviation of a journey. */
export const deviation = {
  chosenCause,
  /** What is added to a chosen cause, or the cause in words of one's own. */
  causeInWords: optionalLine(160),
  cause: line(),
  /** Typed in kilometres; in metres. */
  extraMetres: decimal({ decimals: 3, most: MOST_METRES, unit: 'km' }),
  extraMinutes: wholeNumber({ most: MOST_MINUTES, unit: 'min' }),
  /** Öre. */
  price: orNone(decimal({ decimals: 2, least: 1, most: MOST_ORE, unit: 'kr' })),
  comment: { ...lines, maxLength: 2_000 },
  /** The typed name of whoever reports it. */
  signature: line(),
  /** Drawn beside it, as strokes. */
  drawnSignature: drawing,
};
