import { Booking, BookingChange } from '@db/models';
import { BOOKING_PROBLEMS } from './booking-problem';
import { JOURNEY_STATE } from '../shared/shown-journey';
import { CHOICE, watchedOf } from './shown-booking';
import { type Standing, standingOf } from './standing';

/**
 * How orders stand for those who handle them, by their numbers: as the bus with the most urgent problem, else as the first that is not
 * canceled, else as the first.
 */
export async function standingOfOrders(numbers: readonly string[]): Promise<ReadonlyMap<string, Standing['stands']>> {
  const bookings = await Booking.findAll({
    attributes: ['id', 'status', 'returnAt', 'pickupAt', 'plannedStartAt', 'plannedEndAt'],
    include: [
      { association: 'order', attributes: ['number'], where: { number: [...numbers] } },
      { association: 'journey', attributes: [...JOURNEY_STATE, 'driverUserId'] },
      CHOICE,
      { association: 'changes', model: BookingChange.scope('proposed'), attributes: ['bookingId'], separate: true },
    ],
    order: ['id'],
  });
  const rank = ({ status }: Booking, { problem }: Standing): number =>
    problem ? BOOKING_PROBLEMS.indexOf(problem) : BOOKING_PROBLEMS.length + Number(status === 'canceled');
  const ranked = bookings
    .map((booking) => {
      const standing = standingOf(watchedOf(booking));
      return { booking, standing, rank: rank(booking, standing) };
    })
    .sort((one, other) => other.rank - one.rank || other.booking.id - one.booking.id);
  return new Map(ranked.map(({ booking, standing }) => [booking.order!.number, standing.stands]));
}
