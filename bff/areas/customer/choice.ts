import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import {
  type BookingChoiceDetails,
  type BookingDetails,
  bookingPolicy,
  type ReplacementBus,
  replacementBuses,
  seeBooking,
} from '@bff/domain/bookings';
import { suppliedVehicles } from '@bff/domain/offers';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { EquipmentCode } from '@states/equipment';
import { busesToChoose, isNothing, lackingOf, type OnBoard } from './compared-buses';

/** More at once are no choice; the others are at a press. */
const MOST_SHOWN = 10;

/** What a bus has or lacks, with the names of the catalogue. */
interface NamedOnBoard {
  equipment: EquipmentCode[];
  accessibility: AccessibilityProperty[];
}

/** A bus that may be taken instead, without its operator's price, which is not what the customer pays. */
export interface ChoiceBus extends Omit<ReplacementBus, 'offer' | keyof OnBoard>, NamedOnBoard {
  /** What the canceled bus had and this one lacks; null if nothing is known of what that one had. */
  lacks: (NamedOnBoard & { isNothing: boolean }) | null;
}

/** What a customer may choose after an operator's cancellation. Amounts in öre. */
export interface ChoiceView extends Omit<BookingChoiceDetails, 'id'> {
  bookingNumber: string;
  /** The order has no other bus. */
  isOnly: boolean;
  /** What its operator canceled. */
  booked: Pick<BookingDetails, 'busType' | 'model' | 'seats' | 'fuelType'>;
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
    booked: { busType: booking.busType, model: booking.model, seats: booking.seats, fuelType: booking.fuelType },
    operator: booking.company.name,
    from: order.stops[0]?.name ?? '',
    to: order.stops.at(-1)?.name ?? '',
    departure: order.departure,
  };
  const buses = async () => (view.status === 'waiting' ? replacementBuses(order, booking) : []);
  return { view, booking, buses };
}

/** What the canceled bus has, whether or not it is still for sale. What it had when it was booked is not kept. */
async function bookedOnBoard({ companyId, vehicleId, departure }: BookingDetails): Promise<OnBoard> {
  const vehicle = (await suppliedVehicles([companyId], departure)).get(vehicleId);
  return { equipment: vehicle?.equipment ?? [], accessibility: vehicle?.accessibility ?? [] };
}

/** Buses as the customer reads them, beside the one that was booked. */
async function compared(buses: readonly ReplacementBus[], booked: OnBoard): Promise<ChoiceBus[]> {
  const catalogue = await accessibilityCatalogue();
  const named = ({ equipment, accessibility }: OnBoard): NamedOnBoard => ({
    equipment: [...equipment],
    accessibility: catalogue.filter(({ code }) => accessibility.includes(code)),
  });
  // Field by field: to spread a bus would calculate its offer.
  const lacksOf = (bus: ReplacementBus): ChoiceBus['lacks'] => {
    const lacks = lackingOf(bus, booked);
    return isNothing(booked) ? null : { ...named(lacks), isNothing: isNothing(lacks) };
  };
  return buses.map((bus) => ({
    vehicleId: bus.vehicleId,
    companyId: bus.companyId,
    companyName: bus.companyName,
    rating: bus.rating,
    ratings: bus.ratings,
    isOwn: bus.isOwn,
    busType: bus.busType,
    model: bus.model,
    seats: bus.seats,
    wheelchairPlaces: bus.wheelchairPlaces,
    fuelType: bus.fuelType,
    startMetres: bus.startMetres,
    emissionsGrams: bus.emissionsGrams,
    ...named(bus),
    lacks: lacksOf(bus),
  }));
}

/**
 * The choice with the buses that are free now, identical ones once: the first of them, or all. `more` tells how many are left out, and
 * which is the first of those.
 * @throws DomainError `booking.notFound`
 */
export async function choicePage(
  actor: Actor,
  bookingNumber: string,
  isWhole: boolean,
): Promise<{ view: ChoiceView; buses: ChoiceBus[]; more: { count: number; first: number } | null }> {
  const { view, booking, buses } = await seeChoice(actor, bookingNumber);
  const [found, booked] = await Promise.all([buses(), bookedOnBoard(booking)]);
  const all = busesToChoose(found, booked);
  const shown = isWhole ? all : all.slice(0, MOST_SHOWN);
  const next = all[shown.length];
  return {
    view,
    buses: await compared(shown, booked),
    more: next ? { count: all.length - shown.length, first: next.vehicleId } : null,
  };
}

/** The confirmation page for a bus or the refund; `bus` is null if it is no longer free. @throws DomainError `booking.notFound` */
export async function choiceOfOne(
  actor: Actor,
  bookingNumber: string,
  vehicleId: number | undefined,
): Promise<{ view: ChoiceView; bus: ChoiceBus | null }> {
  const { view, booking, buses } = await seeChoice(actor, bookingNumber);
  if (vehicleId === undefined) return { view, bus: null };
  const found = (await buses()).filter((bus) => bus.vehicleId === vehicleId);
  const [bus] = found.length === 0 ? [] : await compared(found, await bookedOnBoard(booking));
  return { view, bus: bus ?? null };
}
