import { type FleetOccupancy, occupanciesOf, occupancyStore } from '@bff/domain/availability';
import type { Actor } from '@bff/domain/shared/actor';
import { editRecord } from '@bff/domain/shared/edit-record';
import { must } from '@bff/domain/shared/errors';
import { revisionOf } from '@bff/domain/shared/revision';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { toMinute } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { announceBusChange } from './booking-mail';
import { announceBooking } from './booking-events';
import type { OccupancyKind } from '@states/occupancy-kinds';
import { isConfirmed } from './booking-states';
import { type BookingRow, bookingStore } from './booking.store';
import { changeStore } from './change.store';
import { journeyOf, lockJourneyOf } from './driver-work.store';
import { onCallPhone } from './on-call';
import { seeHandled } from './see-order';
import { type TripInShort, tripInShort } from './trip-in-short';
import { lockBusesOf, overtake } from './end-change';
import { activeBus, keptBusesOf, moveToBus, type OtherBus } from './swap-vehicle.store';

/** Why a bus cannot take over. */
export type BusHindrance =
  | { kind: 'seats' | 'wheelchairs' | 'notForSale' }
  | { kind: 'busy'; with: OccupancyKind; bookingNumber: string | null; start: Date; end: Date };

export interface BusChoices {
  trip: TripInShort;
  /** Large enough and free. */
  buses: OtherBus[];
  /** The company's others, each with what speaks against it. */
  others: (OtherBus & { hindrances: BusHindrance[] })[];
  passengers: number;
  wheelchairs: number;
  revision: string;
  /** The journey has started or is over: it keeps its bus. */
  isOver: boolean;
  /** Whom to call when no bus can take a trip that leaves soon. */
  onCall: ShownPhone | null;
}

const factsOf = ({ vehicleId }: Pick<BookingRow, 'vehicleId'>) => ({ vehicleId });
const canBeSwapped = (booking: Pick<BookingRow, 'status' | 'plannedEnd'>, journeyStatus: string | undefined): boolean =>
  isConfirmed(booking.status) && booking.plannedEnd > clock.now() && journeyStatus === 'notStarted';

/** Times to the minute, as the booking's own pages show them. */
const busyWith = ({ kind, bookingNumber, start, end }: FleetOccupancy): BusHindrance => ({
  kind: 'busy',
  with: kind,
  bookingNumber,
  start: toMinute(start),
  end: toMinute(end),
});

/** The company's other buses: those that are large enough and free at that time, and what speaks against the rest. @throws DomainError `booking.notFound` */
export async function busChoices(actor: Actor, bookingNumber: string): Promise<BusChoices> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const found = await bookingStore.find(order.number);
  const row = found?.bookings.find(({ id }) => id === booking.id);
  must(row, 'booking.notFound');
  const [journey, interval, all] = await Promise.all([
    journeyOf(booking.id),
    occupancyStore.ofBooking(booking.id),
    keptBusesOf(booking.companyId),
  ]);
  const others = interval ? all.filter((bus) => bus.id !== row.vehicleId) : [];
  const occupancies = interval ? await occupanciesOf(others.map(({ id }) => id), interval) : []; // prettier-ignore
  const judged = others.map(({ isForSale, ...bus }) => ({
    ...bus,
    hindrances: [
      ...(isForSale ? [] : [{ kind: 'notForSale' as const }]),
      ...(row.passengers <= bus.seats ? [] : [{ kind: 'seats' as const }]),
      ...(row.wheelchairs <= bus.wheelchairPlaces ? [] : [{ kind: 'wheelchairs' as const }]),
      ...occupancies.filter(({ vehicleId }) => vehicleId === bus.id).map(busyWith),
    ],
  }));
  return {
    trip: tripInShort(order, booking),
    buses: judged.filter(({ hindrances }) => hindrances.length === 0).map(({ hindrances: _, ...bus }) => bus),
    others: judged.filter(({ hindrances }) => hindrances.length > 0),
    passengers: row.passengers,
    wheelchairs: row.wheelchairs,
    revision: revisionOf(factsOf(row)),
    isOver: !canBeSwapped(row, journey?.status),
    onCall: await onCallPhone(row),
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
