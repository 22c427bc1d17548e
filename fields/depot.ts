// Traces: S3-041
import { line, optionalLine } from './kinds';

/** A company's place that buses start from, without its location: that is settled with the register of places. */
export const depot = {
  name: line(120),
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: optionalLine(100),
};

/** A place by name, and the suggestion that was picked. */
export const placed = { place: line(120), placeId: optionalLine(80) };
