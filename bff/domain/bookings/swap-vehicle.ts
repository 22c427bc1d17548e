import { occupancyStore } from '@bff/domain/availability';
import type { Actor } from '@bff/domain/shared/actor';
import { editRecord } from '@bff/domain/shared/edit-record';
import { must } from '@bff/domain/shared/errors';
import { revisionOf } from '@bff/domain/shared/revision';
import { clock } from '@bff/platform/clock';
import { announceBusChange } from './booking-mail';
import { announceBooking } from './booking-events';
import { isConfirmed } from './booking-states';
import { type BookingRow, bookingStore } from './booking.store';
import { changeStore } from './change.store';
import { journeyOf, lockJourneyOf } from './driver-work.store';
import { seeHandled } from './see-order';
import { lockBusesOf, overtake } from './end-change';
import { activeBus, activeBusesOf, moveToBus, type OtherBus } from './swap-vehicle.store';

export interface BusChoices {
  /** Large enough and free. */
  buses: OtherBus[];
  revision: string;
  /** The journey has started or is over: it keeps its bus. */
  isOver: boolean;
}

const factsOf = ({ vehicleId }: Pick<BookingRow, 'vehicleId'>) => ({ vehicleId });
const fits = (bus: OtherBus, { passengers, wheelchairs }: { passengers: number; wheelchairs: number }): boolean =>
  passengers <= bus.seats && wheelchairs <= bus.wheelchairPlaces;
const canBeSwapped = (booking: Pick<BookingRow, 'status' | 'plannedEnd'>, journeyStatus: string | undefined): boolean =>
  isConfirmed(booking.status) && booking.plannedEnd > clock.now() && journeyStatus === 'notStarted';

/** The company's other buses that are large enough and free at that time. @throws DomainError `booking.notFound` */
export async function busChoices(actor: Actor, bookingNumber: string): Promise<BusChoices> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const found = await bookingStore.find(order.number);
  const row = found?.bookings.find(({ id }) => id === booking.id);
  must(row, 'booking.notFound');
  const [journey, interval, all] = await Promise.all([
    journeyOf(booking.id),
    occupancyStore.ofBooking(booking.id),
    activeBusesOf(booking.companyId),
  ]);
  const large = all.filter((bus) => bus.id !== row.vehicleId && fits(bus, row));
  const ids = large.map(({ id }) => id);
  const busy = interval && ids.length > 0 ? await occupancyStore.busyAmong(ids, interval) : new Set<number>();
  return {
    buses: interval ? large.filter(({ id }) => !busy.has(id)) : [],
    revision: revisionOf(factsOf(row)),
    isOver: !canBeSwapped(row, journey?.status),
  };
}

/**
 * Replaces the bus of a booking with another of the company's. The occupancy moves under the locks of both buses; price, terms and timeline
 * stay as sold (decision 0601).
 * @throws DomainError `booking.notFound`, `booking.notActive`, `vehicle.notFound`, `booking.passengersExceedSeats`,
 * `booking.wheelchairsExceedPlaces`, `booking.occupied`, `input.changedMeanwhile`
 */
export async function swapVehicle(
  actor: Actor,
  { bookingNumber, vehicleId, revision }: { bookingNumber: string; vehicleId: number; revision?: string },
): Promise<void> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  await editRecord({
    entity: 'busChange',
    entityId: booking.id,
    by: actor,
    seen: revision,
    lock: async () => {
      const locked = await bookingStore.lock(order.number);
      const row = locked?.bookings.find(({ id }) => id === booking.id);
      const journey = await lockJourneyOf(booking.id);
      must(row, 'booking.notFound');
      must(canBeSwapped(row, journey?.status), 'booking.notActive');
      return row;
    },
    facts: factsOf,
    change: async (kept) => {
      if (vehicleId === kept.vehicleId) return kept;
      const change = await changeStore.waiting(kept.orderId, { lock: true });
      await lockBusesOf([kept, { vehicleId }], change);
      // The change was requested for the bus that is replaced; a later payment for it is refunded.
      if (change) await overtake(order.number, change, actor);
      const bus = await activeBus(booking.companyId, vehicleId);
      must(bus, 'vehicle.notFound');
      must(kept.passengers <= bus.seats, 'booking.passengersExceedSeats', [bus.seats]);
      must(kept.wheelchairs <= bus.wheelchairPlaces, 'booking.wheelchairsExceedPlaces', [bus.wheelchairPlaces]);
      const interval = await occupancyStore.ofBooking(booking.id);
      must(interval && (await occupancyStore.areFree([{ vehicleId, ...interval }])), 'booking.occupied');
      return { ...kept, vehicleId };
    },
    write: async ({ vehicleId: next }, kept) => {
      await moveToBus(kept.id, next);
      await occupancyStore.moveTo(kept.id, next);
      await announceBooking('booking.changed', kept);
      await announceBusChange(order.number, kept.id);
    },
    logged: (next, kept) => ({
      from: null,
      to: 'swapped',
      data: { vehicleId: { old: kept.vehicleId, new: next.vehicleId } },
    }),
  });
}
