import { Op } from 'sequelize';
import { Booking, Journey } from '@db/models';
import { JOURNEY_STATE, shownJourneyOf } from '../shared/shown-journey';
import { isToBeDriven } from './booking-problem';

/** A trip as its driver's time. */
export interface DriverTrip {
  bookingNumber: string;
  from: string;
  to: string;
  /** From leaving the starting position until the bus is back. */
  start: Date;
  end: Date;
  /** Null: somebody has to be named. */
  driverUserId: number | null;
  /** The account is closed, or is no driver's any longer, where it is not among the company's drivers. */
  driverName: string | null;
}

/** A company's confirmed trips in a period, by start: those with a driver that were not broken off, and those that still need one. */
export async function tripsOfDrivers({
  companyId,
  start,
  end,
}: {
  companyId: number;
  start: Date;
  end: Date;
}): Promise<DriverTrip[]> {
  const bookings = await Booking.scope('confirmed').findAll({
    attributes: ['id', 'number', 'status', 'orderId', 'plannedStartAt', 'plannedEndAt', 'returnAt'],
    where: { companyId, plannedStartAt: { [Op.lt]: end }, plannedEndAt: { [Op.gt]: start } },
    include: [
      {
        association: 'journey',
        model: Journey.scope('notTerminated'),
        required: true,
        attributes: [...JOURNEY_STATE, 'driverUserId'],
        include: [{ association: 'driver', attributes: ['name', 'username'] }],
      },
      {
        association: 'order',
        attributes: ['id'],
        include: [{ association: 'stops', attributes: ['orderId', 'name'], separate: true, order: ['position'] }],
      },
    ],
    order: ['plannedStartAt', 'id'],
  });
  return bookings.flatMap((booking) => {
    const { number, status, plannedStartAt, plannedEndAt, journey, order } = booking;
    const { driverUserId, driver } = journey!;
    const journeyStatus = shownJourneyOf(booking);
    if (driverUserId === null && !isToBeDriven({ status, journeyStatus, plannedEnd: plannedEndAt })) return [];
    const stops = order!.stops!;
    return {
      bookingNumber: number,
      from: stops[0]!.name,
      to: stops.at(-1)!.name,
      start: plannedStartAt,
      end: plannedEndAt,
      driverUserId,
      driverName: driver ? driver.name || driver.username : null,
    };
  });
}
