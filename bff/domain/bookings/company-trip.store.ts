import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Booking, BookingChange } from '@db/models';
import type { BookingStatus } from './booking-states';
import { JOURNEY_STATE } from '../shared/shown-journey';
import { watchedOf } from './shown-booking';
import { NOT_ENDED } from './shown-condition';
import { type Standing, standingOf } from './standing';

/** A bus of an operator on a trip that has not ended. */
export interface CompanyTrip extends Standing {
  number: string;
  orderNumber: string;
  status: BookingStatus;
  departure: Date;
  from: string;
  to: string;
  registrationNumber: string;
  driverName: string | null;
  /** What the operator gets, in öre without tax. */
  operatorPrice: number;
}

/** The operator's next trips, including held ones: those that are not over, by plan or by report; from `from` on, if given. */
export async function upcomingTrips(companyId: number, limit: number, from?: Date): Promise<CompanyTrip[]> {
  const bookings = await Booking.scope({ method: ['notOver', clock.now()] }).findAll({
    attributes: [
      'id',
      'number',
      'status',
      'departureAt',
      'returnAt',
      'pickupAt',
      'plannedStartAt',
      'plannedEndAt',
      'operatorPrice',
    ],
    where: { companyId, ...NOT_ENDED, ...(from && { plannedStartAt: { [Op.gte]: from } }) },
    include: [
      {
        association: 'order',
        attributes: ['id', 'number'],
        required: true,
        include: [{ association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] }],
      },
      {
        association: 'journey',
        attributes: [...JOURNEY_STATE, 'driverUserId'],
        include: [{ association: 'driver', attributes: ['name'] }],
      },
      { association: 'vehicle', attributes: ['registrationNumber'], required: true },
      { association: 'changes', model: BookingChange.scope('proposed'), attributes: ['bookingId'], separate: true },
    ],
    order: ['departureAt', 'id'],
    limit,
  });
  return bookings.map((booking) => ({
    number: booking.number,
    orderNumber: booking.order!.number,
    status: booking.status,
    departure: booking.departureAt,
    from: booking.order!.stops![0]!.name,
    to: booking.order!.stops!.at(-1)!.name,
    registrationNumber: booking.vehicle!.registrationNumber,
    driverName: booking.journey?.driver?.name ?? null,
    ...standingOf(watchedOf(booking)),
    operatorPrice: booking.operatorPrice,
  }));
}
