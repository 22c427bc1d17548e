import { Op } from 'sequelize';
import { Booking } from '@db/models';

/** Confirmed trips (buses) that depart at or after `from` and before `to`. */
export const tripsDeparting = (from: Date, to: Date): Promise<number> =>
  Booking.scope('confirmed').count({ where: { departureAt: { [Op.gte]: from, [Op.lt]: to } } });
