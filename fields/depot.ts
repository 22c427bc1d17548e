// Traces: S3-041
import { line, optionalLine } from './kinds';

/** A place of a company's own that buses start from, without where it is: that is settled with the register of places. */
export const depot = {
  name: line(120),
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: optionalLine(100),
};

/** A place as somebody names it, and the one that they picked from what was suggested. */
export const placed = { place: line(120), placeId: optionalLine(80) };
