import {
  type BookingDetails,
  type BookingEventLine,
  type ChangeProposal,
  changeProposal,
  type EarlierTrip,
  earlierTrips,
  historyOfBooking,
  isHolding,
  isToBeDriven,
  legsOf,
  type OrderDetails,
  type OrderLeg,
  type PlannedPiece,
  piecesOf,
  seeHandled,
  type Standing,
  standingOf,
} from '@bff/domain/bookings';
import { abroadOf } from '@bff/domain/documents';
import { movedDifferenceFor, penaltyFor } from '@bff/domain/payments';
import { waysIn } from '@bff/domain/places';
import { datedLines } from '@bff/domain/pricing';
import { requestOfBooking, type RequestOfBooking } from '@bff/domain/quotes';
import { type Actor, isAdmin } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { toMinute } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { readJourney, type ReadJourneyStatus } from '@states/journey-states';
import { type ListedDeviation, listedDeviations } from './listed-deviation';

/** The state of an order's money. */
export type MoneyState = 'unpaid' | 'paid' | 'invoice' | 'beingRefunded' | 'partlyRefunded' | 'refunded';

/** What only administrators see: the customer's side. Amounts in öre. */
export interface OfficeView {
  customerId: number;
  /** Null after the customer's personal data was erased. */
  customerName: string | null;
  /** Lines in addition to the operator's price. */
  lines: BookingDetails['lines'];
  customerPrice: number;
  commissionBasisPoints: number;
  surchargeFee: number;
  taxBasisPoints: number;
  tax: number;
  total: number;
}

/** What all buses of an order have in common: the trip, who travels and whom to call. */
export interface HandledTrip {
  tripType: OrderDetails['tripType'];
  from: string;
  to: string;
  legs: OrderLeg[];
  adults: number;
  children: number;
  wheelchairs: number;
  contact: { name: string; email: string; phone: ShownPhone | null };
  /** The organisation and unit that bought it; null for a customer's own purchase. */
  unit: { organisation: string; name: string; costCenter: string } | null;
  comment: string | null;
  specialRequests: string | null;
  /** Codes of countries passed other than Sweden: with any, the price has no Swedish tax. */
  abroad: string[];
  /** `phone`: where somebody answers while a bus is out. */
  company: Pick<OrderDetails['company'], 'id' | 'name'> & { phone: ShownPhone };
  money: MoneyState;
  /** Until when somebody can pay, as its customer is told, and whether that time has run out; null: no bus is held. */
  held: { until: Date; isOver: boolean } | null;
}

/** One bus of an order for its operator or an administrator: everything that somebody might ask about on the phone. */
export interface HandledBooking extends HandledTrip, Omit<Standing, 'needsDriver'> {
  number: string;
  orderNumber: string;
  /** The quote request that it was bought by, if any. */
  request: RequestOfBooking | null;
  /** Other buses of the same order. */
  siblings: ({ number: string } & Pick<Standing, 'stands'>)[];
  journey: {
    number: string | null;
    status: ReadJourneyStatus | null;
    isStarted: boolean;
    /** How it went, if nobody reported it and an administrator has found out. */
    outcome: BookingDetails['journeyOutcome'];
  };
  /** Versions of the trip before its customer changed it. */
  earlier: Omit<EarlierTrip, 'total'>[];
  /** The change that its customer proposes and its operator has to accept. */
  proposal: ChangeProposal | null;
  /** On this bus. */
  passengers: number;
  bus: Pick<BookingDetails, 'registrationNumber' | 'busType' | 'model' | 'seats' | 'totalMetres' | 'waitsAtHome'>;
  crew: {
    drivers: number;
    name: string | null;
    phone: ShownPhone | null;
    /** Until the trip is over. */
    canBeChanged: boolean;
    isMissing: boolean;
  };
  /** Everything the bus does from leaving its starting position until it is back. */
  pieces: PlannedPiece[];
  /** The lines of the operator's price, and their sum, in öre without tax. `day`: the line's, where there are several of its kind. */
  operatorLines: (BookingDetails['lines'][number] & { day?: Date })[];
  operatorPrice: number;
  cancellation:
    | (Pick<BookingDetails, 'canceledAt' | 'canceledBy' | 'cancelReason' | 'cancellationFee'> & {
        /** What the operator owes for canceling it, in öre. */
        penalty: number;
        /** The additional cost of the bus that replaces it. */
        difference: number;
        /** What its customer may choose or has chosen. */
        choice: BookingDetails['choice'];
      })
    | null;
  tiers: BookingDetails['tiers'];
  /** What was reported on its journey beyond the plan. */
  deviations: ListedDeviation[];
  events: BookingEventLine[];
  office: OfficeView | null;
}

/** Lines between the customer and us. */
const OURS = new Set(['commission', 'surcharge', 'tax', 'moved']);

function moneyOf({ payments, bookings }: OrderDetails): MoneyState {
  const paid = payments.filter(({ status }) => status === 'succeeded');
  if (paid.length === 0) return bookings.some(({ status }) => status === 'purchased') ? 'invoice' : 'unpaid';
  const captured = paid.reduce((sum, { capturedAmount }) => sum + capturedAmount, 0);
  const refunded = paid.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  if (refunded === 0) return 'paid';
  if (paid.some(({ isBeingRefunded }) => isBeingRefunded)) return 'beingRefunded';
  return refunded < captured ? 'partlyRefunded' : 'refunded';
}

const officeOf = (order: OrderDetails, booking: BookingDetails): OfficeView => ({
  customerId: order.customerId,
  customerName: order.customer.deletedAt ? null : (order.customer.companyName ?? order.customer.name),
  lines: booking.lines.filter(({ kind }) => OURS.has(kind)),
  customerPrice: booking.customerPrice,
  commissionBasisPoints: booking.commissionBasisPoints,
  surchargeFee: booking.surchargeFee,
  taxBasisPoints: booking.taxBasisPoints,
  tax: booking.tax,
  total: booking.total,
});

const unitOf = ({ unit, customer }: OrderDetails): HandledBooking['unit'] =>
  unit && { organisation: customer.companyName ?? customer.name, name: unit.name, costCenter: unit.costCenter };

/** The clock that the customer's pages show (`heldUntil`): whoever asks on the phone is told the same. */
const heldOf = ({ heldUntil, bookings }: OrderDetails): HandledTrip['held'] =>
  heldUntil && bookings.some(({ status }) => isHolding(status))
    ? { until: heldUntil, isOver: heldUntil <= clock.now() }
    : null;

export const handledTrip = (order: OrderDetails): HandledTrip => ({
  tripType: order.tripType,
  from: order.stops[0]?.name ?? '',
  to: order.stops.at(-1)?.name ?? '',
  legs: legsOf(order),
  adults: order.adults,
  children: order.children,
  wheelchairs: order.wheelchairs,
  contact: { name: order.contactName, email: order.contactEmail, phone: shownPhoneIf(order.contactPhone) },
  unit: unitOf(order),
  comment: order.comment,
  specialRequests: order.specialRequests,
  abroad: abroadOf(order),
  company: {
    id: order.company.id,
    name: order.company.name,
    phone: shownPhone(order.company.emergencyPhone || order.company.contactPhone),
  },
  money: moneyOf(order),
  held: heldOf(order),
});

/** How a booking was canceled, and what its customer may choose since then; null if it stands. */
export async function cancellationOf(actor: Actor, booking: BookingDetails): Promise<HandledBooking['cancellation']> {
  if (booking.status !== 'canceled') return null;
  const [penalty, difference] = await Promise.all([penaltyFor(booking.id), movedDifferenceFor(booking.id)]);
  return {
    canceledAt: booking.canceledAt,
    canceledBy: booking.canceledBy,
    cancelReason: booking.cancelReason,
    cancellationFee: booking.cancellationFee,
    penalty,
    difference,
    // The booking that replaces it is between the customer and us.
    choice: booking.choice && { ...booking.choice, ...(isAdmin(actor) ? {} : { newBookingNumber: null }) },
  };
}

/** Everything about a booking. @throws DomainError `booking.notFound` if it is missing or not the actor's to handle */
export async function bookingPage(
  actor: Actor,
  bookingNumber: string,
): Promise<{ order: OrderDetails; booking: BookingDetails; page: HandledBooking }> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const [pieces, deviations, events, cancellation, request] = await Promise.all([
    piecesOf(booking.id).then((found) => waysIn(actor.language, found)),
    listedDeviations(actor, booking),
    historyOfBooking(booking, order.userId),
    cancellationOf(actor, booking),
    requestOfBooking(order, booking),
  ]);
  const proposal = cancellation ? null : await changeProposal(order.id, actor.language);
  const standing = (bus: BookingDetails) =>
    standingOf({
      ...bus,
      hasDriver: bus.driverName !== null,
      isChangeProposed: proposal?.isOpen ?? false,
    });
  const { needsDriver, ...own } = standing(booking);
  const page: HandledBooking = {
    ...handledTrip(order),
    number: booking.number,
    orderNumber: order.number,
    request,
    siblings: order.bookings
      .filter(({ id, companyId }) => id !== booking.id && companyId === booking.companyId)
      .map((sibling) => ({ number: sibling.number, stands: standing(sibling).stands })),
    ...own,
    journey: {
      number: booking.journeyNumber,
      status: booking.journeyStatus && readJourney(booking.journeyStatus, booking.pickupAt, clock.millis()),
      isStarted: booking.journeyStatus !== 'notStarted',
      outcome: booking.journeyOutcome,
    },
    earlier: (await earlierTrips(order.id, actor.language)).map(({ total: _, ...trip }) => trip),
    proposal,
    passengers: booking.passengers,
    bus: {
      registrationNumber: booking.registrationNumber,
      busType: booking.busType,
      model: booking.model,
      seats: booking.seats,
      totalMetres: booking.totalMetres,
      waitsAtHome: booking.waitsAtHome,
    },
    crew: {
      drivers: booking.drivers,
      name: booking.driverName,
      phone: shownPhoneIf(booking.driverPhone),
      canBeChanged: isToBeDriven(booking),
      isMissing: needsDriver,
    },
    pieces: pieces.map((piece) => ({ ...piece, start: toMinute(piece.start), end: toMinute(piece.end) })),
    operatorLines: datedLines(
      booking.lines.filter(({ kind }) => !OURS.has(kind)),
      pieces.map(({ kind, start, end, metres }) => ({ kind, start: start.getTime(), end: end.getTime(), metres })),
    ),
    operatorPrice: booking.operatorPrice,
    cancellation,
    tiers: booking.tiers,
    deviations,
    events,
    office: isAdmin(actor) ? officeOf(order, booking) : null,
  };
  return { order, booking, page };
}
