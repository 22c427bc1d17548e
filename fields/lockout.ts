import { optionalLine, row } from './kinds';
import { startingPosition } from './starting-position';

/** A period in which an operator keeps a bus for itself. */
export const lockout = {
  vehicleId: row,
  startsAt: startingPosition.startsAt,
  endsAt: startingPosition.endsAt,
  comment: optionalLine(500),
};
