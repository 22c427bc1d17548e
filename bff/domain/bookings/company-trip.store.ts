import { Op } from 'sequelize';
import { listPage, type Page } from '@bff/domain/shared/list-page';
import { clock } from '@bff/platform/clock';
import { Booking } from '@db/models';
import type { ShownBookingStatus } from '@states/booking-states';
import { driverProblem, needsDriver } from './booking-problem';
import type { BookingStatus } from './booking-states';
import { courseOf, JOURNEY_STATE, shownStatusOf } from './shown-booking';
import { NOT_ENDED } from './shown-condition';

/** A bus of an operator on a trip that has not ended. */
export interface CompanyTrip {
  number: string;
  orderNumber: string;
  status: BookingStatus;
  /** The same as people read it. */
  shown: ShownBookingStatus;
  departure: Date;
  from: string;
  to: string;
  registrationNumber: string;
  driverName: string | null;
  /** Nobody is to drive it yet. */
  needsDriver: boolean;
  /** That is to be seen to by now. */
  problem: 'noDriver' | null;
  /** What the operator gets, in öre without tax. */
  operatorPrice: number;
}

/** The operator's next trips, including held ones, and how many there are: those that are not over, by plan or by report; from `from` on, if given. */
export const upcomingTrips = (companyId: number, limit: number, from?: Date): Promise<Page<CompanyTrip>> =>
  listPage(
    Booking.scope({ method: ['notOver', clock.now()] }),
    {
      attributes: [
        'id',
        'number',
        'status',
        'departureAt',
        'returnAt',
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
      ],
      order: ['departureAt', 'id'],
    },
    { page: 1, pageSize: limit },
    (booking) => ({
      number: booking.number,
      orderNumber: booking.order!.number,
      status: booking.status,
      shown: shownStatusOf(booking),
      departure: booking.departureAt,
      from: booking.order!.stops![0]!.name,
      to: booking.order!.stops!.at(-1)!.name,
      registrationNumber: booking.vehicle!.registrationNumber,
      driverName: booking.journey?.driver?.name ?? null,
      needsDriver: needsDriver(courseOf(booking)),
      problem: driverProblem({ ...courseOf(booking), plannedStart: booking.plannedStartAt }),
      operatorPrice: booking.operatorPrice,
    }),
  );
