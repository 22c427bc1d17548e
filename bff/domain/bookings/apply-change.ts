import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { promiseRefund } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import { type Actor, system } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { announceBooking } from './booking-events';
import type { BookingRow, OrderRow } from './booking.store';
import { mailChange, mailChanged } from './change-mail';
import { changedTripOf } from './changed-trip';
import { hindrancesOf } from './driver-rules';
import { allowsTenHours, lockDriver, lockJourneyOf, setDriver, workOf } from './driver-work.store';
import { readOrderDetails } from './order-details.store';
import { issueChangedReceipt } from './order-receipt';
import type { TripVersion } from './trip-version';
import { writeTripVersion } from './trip-version.store';

const changes = system('changes');

interface Applying {
  order: Pick<OrderRow, 'id' | 'number'>;
  booking: BookingRow;
  before: TripVersion;
  after: TripVersion;
}

/**
 * What to occupy beyond what is already booked: nothing, one or two more intervals of the same bus, or the whole interval of another bus.
 */
export function morePieces({ booking, occupied }: TripVersion, after: TripVersion): Wanted[] {
  const { vehicleId } = after.booking;
  const { start, end } = after.occupied;
  if (vehicleId !== booking.vehicleId || end <= occupied.start || start >= occupied.end)
    return [{ vehicleId, start, end }];
  return [
    ...(start < occupied.start ? [{ vehicleId, start, end: occupied.start }] : []),
    ...(end > occupied.end ? [{ vehicleId, start: occupied.end, end }] : []),
  ];
}

/**
 * Makes the trip the new version: bus, route, times, price and receipt; overpayment is refunded. Runs in the caller's transaction, which
 * holds the locks of the order and the buses and has released what was held for the change.
 */
export async function applyChange(actor: Actor, { order, booking, before, after }: Applying): Promise<void> {
  const old = await readOrderDetails(order.number);
  await occupancyStore.moveToTime(booking.id, { vehicleId: after.booking.vehicleId, ...after.occupied });
  await writeTripVersion(order.id, booking.id, after);
  await keepOrReleaseDriver(booking, after);
  const back = before.booking.total - after.booking.total;
  if (back > 0) await promiseRefund({ orderId: order.id, bookingId: booking.id, amount: back, reason: 'change' });
  if (back !== 0) await issueChangedReceipt(order.number);
  const data = { total: { old: before.booking.total, new: after.booking.total } };
  await logTransition({ entity: 'tripChange', entityId: booking.id, from: null, to: 'changed', by: actor, data });
  await announceBooking('booking.changed', booking);
  await mailChange(order.number, changedTripOf(old!));
  await mailChanged(order.number, { old: before.booking.total, refund: Math.max(0, back) });
}

/** The driver keeps the trip unless another trip or the driving-time rules conflict with its new times; then a driver has to be named again. */
async function keepOrReleaseDriver({ id, number, companyId }: BookingRow, { booking, segments }: TripVersion) {
  const journey = await lockJourneyOf(id);
  if (!journey?.driverUserId || !(await lockDriver(companyId, journey.driverUserId))) return;
  const { plannedStartAt: plannedStart, plannedEndAt: plannedEnd } = booking;
  const works = await workOf([journey.driverUserId], { id, plannedStart, plannedEnd });
  const work = {
    bookingNumber: number,
    start: plannedStart.getTime(),
    end: plannedEnd.getTime(),
    pieces: segments.map(({ kind, startsAt, endsAt }) => ({ kind, start: startsAt.getTime(), end: endsAt.getTime() })),
  };
  const { maximumDrivingHoursPerDay: maximumDrivingHours } = await readSettings();
  const terms = {
    drivers: booking.drivers > 1 ? (2 as const) : (1 as const),
    service: 'occasional' as const,
    allowTenHours: await allowsTenHours(companyId),
    maximumDrivingHours,
  };
  if (hindrancesOf(work, works.get(journey.driverUserId) ?? [], terms).length === 0) return;
  await setDriver(journey.id, null);
  const data = { driverUserId: { old: journey.driverUserId, new: null } };
  await logTransition({ entity: 'assignment', entityId: id, from: 'assigned', to: 'released', by: changes, data });
}
