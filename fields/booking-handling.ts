// Traces: S1-011
import { orNone, row } from './kinds';

/** Who drives a trip; null for nobody yet. */
export const assignment = { driverUserId: orNone(row) };

/** Who is the first to be named for it. */
export const firstAssignment = { driverUserId: row };

/** Which of the company's buses drives it. */
export const busChange = { vehicleId: row };
