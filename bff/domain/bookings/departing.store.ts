import { Op } from 'sequelize';
import { Booking } from '@db/models';
import { CONFIRMED } from './booking-states';

/** Confirmed trips (buses) that depart at or after `from` and before `to`. */
export const tripsDeparting = (from: Date, to: Date): Promise<number> =>
  Booking.count({ where: { status: [...CONFIRMED], departureAt: { [Op.gte]: from, [Op.lt]: to } } });
