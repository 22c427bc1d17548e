import { col, fn, Op, where } from 'sequelize';
import { Booking } from '@db/models';

/** Confirmed trips (buses) that depart at or after `from`: how many of them before each of the two instants. */
export async function tripsDeparting(
  from: Date,
  sooner: Date,
  later: Date,
): Promise<{ sooner: number; later: number }> {
  const counts = await Booking.scope('confirmed').findOne({
    attributes: [
      [fn('SUM', where(col('departure_at'), { [Op.lt]: sooner })), 'sooner'],
      [fn('COUNT', col('id')), 'later'],
    ],
    where: { departureAt: { [Op.gte]: from, [Op.lt]: later } },
  });
  return { sooner: Number(counts?.get('sooner')), later: Number(counts?.get('later')) };
}
