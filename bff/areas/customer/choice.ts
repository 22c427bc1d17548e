import {
  type BookingChoiceDetails,
  bookingPolicy,
  type ReplacementBus,
  replacementBuses,
  seeBooking,
} from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';

/** Nobody reads more, and the rest cost more. */
const MOST_SHOWN = 10;

/** A bus that may be taken instead, without its operator's price, which is not what the customer pays. */
type ChoiceBus = Omit<ReplacementBus, 'offer'>;

/** What a customer may choose after an operator's cancellation. Amounts in öre. */
export interface ChoiceView extends Omit<BookingChoiceDetails, 'id'> {
  bookingNumber: string;
  /** The order has no other bus. */
  isOnly: boolean;
  operator: string;
  from: string;
  to: string;
  departure: Date;
}

async function seeChoice(actor: Actor, bookingNumber: string) {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.choose(actor, order), 'auth.noPermission');
  must(booking.choice, 'booking.notFound');
  const { id: _, ...choice } = booking.choice;
  const view: ChoiceView = {
    ...choice,
    bookingNumber,
    isOnly: order.bookings.length === 1,
    operator: booking.company.name,
    from: order.stops[0]?.name ?? '',
    to: order.stops.at(-1)?.name ?? '',
    departure: order.departure,
  };
  const buses = async () => (view.status === 'waiting' ? (await replacementBuses(order, booking)).map(busOf) : []);
  return { view, buses };
}

const busOf = ({ offer: _, ...bus }: ReplacementBus): ChoiceBus => bus;

/** The choice with the buses that are free now. @throws DomainError `booking.notFound` */
export async function choicePage(
  actor: Actor,
  bookingNumber: string,
): Promise<{ view: ChoiceView; buses: ChoiceBus[]; more: number }> {
  const { view, buses } = await seeChoice(actor, bookingNumber);
  const all = await buses();
  return { view, buses: all.slice(0, MOST_SHOWN), more: Math.max(0, all.length - MOST_SHOWN) };
}

/** The confirmation page for a bus or the refund; `bus` is null if it is no longer free. @throws DomainError `booking.notFound` */
export async function choiceOfOne(
  actor: Actor,
  bookingNumber: string,
  vehicleId: number | undefined,
): Promise<{ view: ChoiceView; bus: ChoiceBus | null }> {
  const { view, buses } = await seeChoice(actor, bookingNumber);
  if (vehicleId === undefined) return { view, bus: null };
  return { view, bus: (await buses()).find((bus) => bus.vehicleId === vehicleId) ?? null };
}
