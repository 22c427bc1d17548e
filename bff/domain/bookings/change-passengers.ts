// Traces: S2-036
import { seatPassengers } from '@bff/domain/offers';
import type { Actor } from '@bff/domain/shared/actor';
import { editRecord } from '@bff/domain/shared/edit-record';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { revisionOf } from '@bff/domain/shared/revision';
import { announceBooking } from './booking-events';
import { bookingPolicy } from './booking.policy';
import { bookingStore, type BookingRow, type OrderRow } from './booking.store';
import { mailChange } from './change-mail';
import { changeStore } from './change.store';
import { changedTripOf } from './changed-trip';
import { liveOf, mustBeChangeable } from './changeable';
import { readOrderDetails } from './order-details.store';
import { savePassengersOf } from './reservation.store';
import { seeBooking } from './see-order';

export interface Passengers {
  adults: number;
  children: number;
  wheelchairs: number;
}

const factsOf = ({ adults, children, wheelchairs }: Passengers) => ({ adults, children, wheelchairs });
/** The revision of the passenger numbers that an editor saw. */
export const passengersRevision = (of: Passengers): string => revisionOf(factsOf(of));

type Kept = Passengers & { order: OrderRow; live: BookingRow[] };

/**
 * Changes the number of passengers within the booked seats: the price is per bus, so no money moves and it takes effect at once. The
 * company is told.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.notActive`, `booking.changeTooLate`, `booking.changeWaiting`,
 * `booking.passengersExceedSeats`, `booking.wheelchairsExceedPlaces`, `input.changedMeanwhile`
 */
export async function changePassengers(
  actor: Actor,
  { bookingNumber, revision, ...wanted }: Passengers & { bookingNumber: string; revision?: string },
): Promise<void> {
  const { order: seen } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, seen), 'auth.noPermission');
  const before = await readOrderDetails(seen.number);
  await editRecord<Kept, Passengers>({
    entity: 'order',
    entityId: seen.id,
    by: actor,
    seen: revision,
    lock: async () => {
      const locked = await bookingStore.lock(seen.number);
      must(locked && before, 'booking.notFound');
      await mustBeChangeable(locked.order.departure, locked.bookings);
      must(!(await changeStore.waiting(seen.id, { lock: true })), 'booking.changeWaiting');
      return { ...factsOf(locked.order), order: locked.order, live: liveOf(locked.bookings) };
    },
    facts: factsOf,
    change: ({ live }) => {
      const sum = (pick: (booking: BookingRow) => number) => live.reduce((total, booking) => total + pick(booking), 0);
      const [seats, places] = [sum((one) => one.seats), sum((one) => one.wheelchairPlaces)];
      must(wanted.adults + wanted.children <= seats, 'booking.passengersExceedSeats', [seats], 'adults');
      must(wanted.wheelchairs <= places, 'booking.wheelchairsExceedPlaces', [places], 'wheelchairs');
      return factsOf(wanted);
    },
    write: async (_, { order, live }) => {
      const seated = seatPassengers(live, wanted);
      await savePassengersOf(
        order.id,
        wanted,
        live.map(({ id }, index) => {
          const { adults = 0, children = 0, wheelchairs = 0 } = seated[index] ?? {};
          return { bookingId: id, passengers: adults + children, wheelchairs };
        }),
      );
      for (const booking of live) {
        await logTransition({ entity: 'passengers', entityId: booking.id, from: null, to: 'changed', by: actor });
        await announceBooking('booking.changed', booking);
      }
      await mailChange(order.number, changedTripOf(before!));
    },
    told: ['adults', 'children', 'wheelchairs'],
  });
}
