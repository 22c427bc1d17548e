import { Op } from 'sequelize';
import { Booking } from '@db/models';
import { CONFIRMED } from './booking-states';

/** Confirmed trips (buses) whose wheels roll from the one instant until before the other. */
export const tripsDeparting = (from: Date, to: Date): Promise<number> =>
  Booking.count({ where: { status: [...CONFIRMED], departureAt: { [Op.gte]: from, [Op.lt]: to } } });
