import {
  type BookingDetails,
  bookingPolicy,
  cancelRefusal,
  type ChangeEvent,
  changeEvents,
  type EarlierTrip,
  earlierTrips,
  FIRM,
  isConfirmed,
  isHolding,
  type OrderDetails,
  seeBooking,
  waitingChange,
} from '@bff/domain/bookings';
import { deviationsOfBooking, type DeviationRow } from '@bff/domain/deviations';
import { type BookedJourney, journeyOfBooking } from '@bff/domain/journeys';
import { requestNumberOf } from '@bff/domain/quotes';
import { isBuyer } from '@bff/domain/shared/buying-units';
import { type Actor, isAdmin, hasRole } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhone } from '@bff/domain/shared/shown-phone';
import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { type VehiclePicture, vehiclePictures } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import type { ShownBookingStatus } from '@states/booking-states';
import { SHOWN_ENDS } from '@states/journey-states';
import type { EventCode } from '@states/event-codes';
import { openChange, type OpenChange } from './booking-change';
import { nightsUntil } from './next-trip';
import {
  canceledView,
  type CanceledView,
  disputesOf,
  type DisputeView,
  type PaymentView,
  paymentsOf,
  receiptState,
  type ReceiptState,
  type RefundView,
  refundsOf,
} from './payment-view';
import { searchAgain } from './trip-search-query';
import { type PriceView, priceView, type TripView, tripView } from './trip-view';

/** One bus of an order as its customer, operator or an administrator sees it. */
export interface BookingView {
  number: string;
  orderNumber: string;
  /** The unit of an organisation that it was bought for, which then has the order too. */
  unit: { name: string; costCenter: string } | null;
  /** Number of the quote request that its order was made from, for a customer of their own, whose request it is. */
  requestNumber: string | null;
  /** Other buses of the same order. */
  siblings: string[];
  status: ShownBookingStatus;
  heldUntil: Date | null;
  now: Date;
  trip: TripView;
  /** Until the departure of a trip that is booked and lies ahead; otherwise null. */
  nights: number | null;
  bus: Pick<
    BookingDetails,
    'companyId' | 'busType' | 'model' | 'registrationNumber' | 'seats' | 'fuelType' | 'drivers'
  > & {
    passengers: number;
    wheelchairs: number;
    totalMetres: number;
    emissionsGrams: number | null;
    /** The bus drives home while the passengers stay. */
    waitsAtHome: boolean;
    pictures: Pick<VehiclePicture, 'view' | 'small'>[];
  };
  onTheDay: OnTheDay;
  journey: BookedJourney | null;
  /** Deviations that are charged for. */
  deviations: Pick<DeviationRow, 'cause' | 'extraMetres' | 'extraMinutes' | 'comment' | 'status' | 'reportedAt'>[];
  price: PriceView;
  /** The price lines, for operator and administrator only. */
  lines: BookingDetails['lines'] | null;
  payments: PaymentView[];
  refunds: RefundView[];
  disputes: DisputeView[];
  receipt: ReceiptState;
  cancellation: CanceledView | null;
  /** After the operator's cancellation: a refund or another bus. */
  choice: BookingDetails['choice'];
  /** The versions of the trip before it was changed. */
  earlier: Omit<EarlierTrip, 'operatorPrice'>[];
  /** The buyer's own. */
  change: OpenChange | null;
  tiers: BookingDetails['tiers'];
  /** Whether the terms apply, can no longer be used because the trip has begun, or are history. */
  cancelable: 'until' | 'begun' | 'over' | 'canceled';
  /** Newest first, as everywhere. */
  events: {
    entity: 'booking' | ChangeEvent['entity'];
    to: string;
    at: Date;
    code: EventCode | null;
    reason: string | null;
  }[];
  /** Once the trip is over or canceled: the query of a search for the same trip, if the actor may book it. */
  again: string | null;
  can: {
    cancel: boolean;
    change: boolean;
    complete: boolean;
    calendar: boolean;
    rate: boolean;
    share: boolean;
    reportMissing: boolean;
  };
}

/** Whom to call when the bus is late: on the day the driver, or the operator if no driver is named. */
export type OnTheDay =
  | { kind: 'later'; emergencyPhone: ShownPhone }
  | { kind: 'driver'; name: string; phone: ShownPhone; emergencyPhone: ShownPhone }
  | { kind: 'operator'; emergencyPhone: ShownPhone }
  | { kind: 'none' };

/** The customer is not shown the steps towards a payment, nor attempts that moved no money. */
const NEWS = new Set(['preliminaryBooked', 'booked', 'purchased', 'started', 'canceled']);

/**
 * What became of a change: that it took effect is told of the trip. One that the company was not asked about may be paid for at once, and
 * then that it can be is a step towards the payment.
 */
const isNewsOfChange = ({ entity, from, to }: ChangeEvent): boolean =>
  entity !== 'bookingChange' || (to !== 'applied' && !(to === 'payable' && from === null));

function eventsOf(booking: BookingDetails, changes: readonly ChangeEvent[], seesAll: boolean): BookingView['events'] {
  const own = booking.events
    .filter(({ to }) => seesAll || NEWS.has(to))
    .map(({ to, at, code, reason }) => ({
      entity: 'booking' as const,
      to,
      at,
      ...(seesAll ? { code, reason } : { code: null, reason: null }),
    }));
  const changed = changes
    .filter(isNewsOfChange)
    .map(({ entity, to, at }) => ({ entity, to, at, code: null, reason: null }));
  return [...own, ...changed].sort((one, other) => one.at.getTime() - other.at.getTime()).reverse();
}

function onTheDay({ company }: OrderDetails, booking: BookingDetails): OnTheDay {
  if (!isConfirmed(booking.status)) return { kind: 'none' };
  const today = toLocalDate(clock.now());
  if (today > toLocalDate(booking.plannedEnd)) return { kind: 'none' };
  const emergencyPhone = shownPhone(company.emergencyPhone);
  if (today < toLocalDate(booking.pickupAt)) return { kind: 'later', emergencyPhone };
  const { driverName, driverPhone } = booking;
  return driverName && driverPhone
    ? { kind: 'driver', name: driverName, phone: shownPhone(driverPhone), emergencyPhone }
    : { kind: 'operator', emergencyPhone };
}

/** Whether to show the button; the verb decides again when it is pressed. */
function canCancel(actor: Actor, order: OrderDetails, booking: BookingDetails): boolean {
  if (cancelRefusal(booking) !== undefined || !bookingPolicy.cancel(actor, order)) return false;
  const isStaff = isAdmin(actor) || hasRole(actor, 'COMPANY_ADMIN');
  return isStaff || isHolding(booking.status) || clock.now() < booking.pickupAt;
}

const isOver = ({ status, plannedEnd }: BookingDetails): boolean =>
  status === 'canceled' || (isConfirmed(status) && plannedEnd.getTime() < clock.millis());

/** Confirmed, and not over yet: worth a place in a calendar. */
export const isAhead = (booking: BookingDetails): boolean => isConfirmed(booking.status) && !isOver(booking);

function cancelable(booking: BookingDetails): BookingView['cancelable'] {
  if (booking.status === 'canceled') return 'canceled';
  const isEnded = SHOWN_ENDS.some((end) => end === booking.shown);
  if (isEnded || isOver(booking)) return 'over';
  return booking.status === 'started' || booking.pickupAt <= clock.now() ? 'begun' : 'until';
}

export function bookingIsHeld(
  order: Pick<OrderDetails, 'holdExpiresAt'>,
  { status }: Pick<BookingDetails, 'status'>,
): boolean {
  return isHolding(status) && order.holdExpiresAt !== null && order.holdExpiresAt > clock.now();
}

/** Whether the customer has reported the bus missing and the operator has not answered yet. */
const isWaitedFor = (journey: BookedJourney | null): boolean =>
  (journey?.missing ?? null) !== null && journey?.missing?.answeredAt === null;

/** Leaves out who signed and the operator's price: what the customer pays is on the invoice. */
const told = ({
  cause,
  extraMetres,
  extraMinutes,
  comment,
  status,
  reportedAt,
}: DeviationRow): BookingView['deviations'][number] => ({
  cause,
  extraMetres,
  extraMinutes,
  comment,
  status,
  reportedAt,
});

/** Everything about one booking. Throws `booking.notFound` if it is missing or not the actor's to see. */
export async function bookingDetails(actor: Actor, bookingNumber: string): Promise<BookingView> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  const seesLines = bookingPolicy.seePriceLines(actor, order);
  const isHeld = bookingIsHeld(order, booking);
  const isOwn = isBuyer(actor, order);
  const journey = (await journeyOfBooking(booking.id)) ?? null;
  return {
    number: booking.number,
    orderNumber: order.number,
    unit: order.unit && { name: order.unit.name, costCenter: order.unit.costCenter },
    requestNumber: isOwn && order.dealOrganisationId === null ? await requestNumberOf(order) : null,
    siblings: order.bookings.map(({ number }) => number).filter((number) => number !== booking.number),
    status: booking.shown,
    heldUntil: isHeld ? order.heldUntil : null,
    now: clock.now(),
    trip: await tripView(order),
    nights:
      isConfirmed(booking.status) && order.departure > clock.now() ? nightsUntil(order.departure, clock.now()) : null,
    bus: {
      busType: booking.busType,
      model: booking.model,
      companyId: booking.companyId,
      registrationNumber: booking.registrationNumber,
      seats: booking.seats,
      fuelType: booking.fuelType,
      drivers: booking.drivers,
      passengers: booking.passengers,
      wheelchairs: booking.wheelchairs,
      totalMetres: booking.totalMetres,
      emissionsGrams: booking.emissionsGrams,
      waitsAtHome: booking.waitsAtHome,
      pictures: (await vehiclePictures([booking.vehicleId])).get(booking.vehicleId) ?? [],
    },
    onTheDay: onTheDay(order, booking),
    journey,
    deviations: (await deviationsOfBooking(booking.id)).map(told),
    price: priceView(order, booking),
    lines: seesLines ? booking.lines : null,
    payments: paymentsOf(order),
    refunds: refundsOf(order, booking),
    disputes: disputesOf(actor, order, booking),
    receipt: receiptState(order),
    cancellation: canceledView(actor, order, [booking]),
    choice: bookingPolicy.choose(actor, order) ? booking.choice : null,
    earlier: (await earlierTrips(order.id, actor.language)).map(({ operatorPrice: _, ...trip }) => trip),
    change: isOwn ? openChange(await waitingChange(order.id)) : null,
    tiers: booking.tiers,
    cancelable: cancelable(booking),
    events: eventsOf(booking, await changeEvents(booking.id), seesLines),
    again: isOver(booking) && isOwn && bookingPolicy.create(actor) ? searchAgain(order) : null,
    can: {
      cancel: canCancel(actor, order, booking),
      change: bookingPolicy.change(actor, order) && FIRM.includes(booking.status) && clock.now() < booking.pickupAt,
      complete: isHeld && bookingPolicy.edit(actor, order),
      calendar: isAhead(booking),
      rate: (journey?.canBeRated ?? false) && isOwn,
      reportMissing: (journey?.canBeMissing ?? false) && !isWaitedFor(journey) && isOwn,
      share: isOwn && isConfirmed(booking.status) && booking.plannedEnd.getTime() + DAY > clock.millis(),
    },
  };
}
