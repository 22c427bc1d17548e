// Traces: S5-018
import { STARS } from '@states/stars';
import { lines, oneOf } from './kinds';

/** A customer's rating of a trip. */
export const rating = {
  rating: oneOf(STARS),
  comment: { ...lines, maxLength: 2_000 },
};
