// Traces: S4-067
import { Op } from 'sequelize';
import { databaseNow, hasCome } from '@db/database-clock';
import { AccountDeletion, Booking, BookingCancellationTier, Customer, EventLogEntry, Order, User } from '@db/models';
import type { EventCode } from '@states/event-codes';
import type { ShownJourneyStatus } from '@states/journey-states';
import type { ContactInfo } from '../customers';
import type { Actor } from '@bff/domain/shared/actor';
import type { Purchase } from '@bff/domain/shared/buying-units';
import { changeState } from '@bff/domain/shared/change-state.store';
import { isNumberText } from '@bff/domain/shared/numbers';
import { JOURNEY_STATE, shownJourneyOf } from '@bff/domain/shared/shown-journey';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import { announceBooking, bookingEventOf } from './booking-events';
import {
  bookingStates,
  type BookingStatus,
  type CanceledBy,
  CONFIRMED,
  FIRM,
  HOLDING,
  isConfirmed,
} from './booking-states';

/** What the booking rules look at. Amounts in öre. */
export interface BookingRow {
  id: number;
  number: string;
  orderId: number;
  vehicleId: number;
  companyId: number;
  status: BookingStatus;
  /** How far its trip is, as people read it. */
  journeyStatus: ShownJourneyStatus | null;
  passengers: number;
  wheelchairs: number;
  seats: number;
  wheelchairPlaces: number;
  departure: Date;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  customerPrice: number;
  tax: number;
  total: number;
  /** Without tax. */
  operatorPrice: number;
  canceledBy: CanceledBy | null;
  cancellationFee: number | null;
}

export interface OrderRow extends Purchase {
  id: number;
  number: string;
  purchaseType: 'direct' | 'quote';
  /** The companies whose buses it has or had. */
  operators: number[];
  language: 'sv' | 'en';
  adults: number;
  children: number;
  wheelchairs: number;
  total: number;
  currency: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  termsAcceptedAt: Date | null;
  departure: Date;
  firstHeldAt: Date;
  holdExpiresAt: Date | null;
  holdExtendedAt: Date | null;
  /** By the database clock, when it was read. */
  holdIsOver: boolean;
  /** Paid now, or before it was canceled. */
  wasConfirmed: boolean;
}

/** An order with its bookings, locked or not. */
export interface OrderWithBookings {
  order: OrderRow;
  bookings: BookingRow[];
}

const orderOf = (order: Order): Omit<OrderRow, 'wasConfirmed' | 'operators' | 'unitLine'> => ({
  id: order.id,
  number: order.number,
  purchaseType: order.purchaseType,
  customerId: order.customerId,
  userId: order.userId,
  dealOrganisationId: order.dealOrganisationId,
  language: order.language,
  adults: order.adults,
  children: order.children,
  wheelchairs: order.wheelchairs,
  total: order.total,
  currency: order.currency,
  contactName: order.contactName,
  contactEmail: order.contactEmail,
  contactPhone: order.contactPhone,
  termsAcceptedAt: order.termsAcceptedAt,
  departure: order.departureAt,
  firstHeldAt: order.firstHeldAt,
  holdExpiresAt: order.holdExpiresAt,
  holdExtendedAt: order.holdExtendedAt,
  holdIsOver: Boolean(order.get('holdIsOver')),
});

const bookingOf = (booking: Booking): BookingRow => ({
  id: booking.id,
  number: booking.number,
  orderId: booking.orderId,
  vehicleId: booking.vehicleId,
  companyId: booking.companyId,
  status: booking.status,
  journeyStatus: shownJourneyOf(booking),
  passengers: booking.passengers,
  wheelchairs: booking.wheelchairs,
  seats: booking.vehicle!.seats,
  wheelchairPlaces: booking.vehicle!.wheelchairPlaces,
  departure: booking.departureAt,
  pickupAt: booking.pickupAt,
  plannedStart: booking.plannedStartAt,
  plannedEnd: booking.plannedEndAt,
  customerPrice: booking.customerPrice,
  tax: booking.tax,
  total: booking.total,
  operatorPrice: booking.operatorPrice,
  canceledBy: booking.canceledBy,
  cancellationFee: booking.cancellationFee,
});

async function read(where: { id: number } | { number: string }, lock = false): Promise<OrderWithBookings | undefined> {
  if ('number' in where && !isNumberText(where.number)) return undefined;
  const order = await Order.findOne({
    where,
    lock,
    attributes: { include: [[hasCome('hold_expires_at'), 'holdIsOver']] },
  });
  if (!order) return undefined;
  const ofOrder = { where: { orderId: order.id }, order: ['id'] };
  // Lock order inside an order: the order, then its bookings ascending; reading their vehicles and journeys does not lock them.
  if (lock) await Booking.findAll({ ...ofOrder, attributes: ['id'], lock });
  const bookings = await Booking.findAll({
    ...ofOrder,
    include: [
      { association: 'vehicle', attributes: ['seats', 'wheelchairPlaces'] },
      { association: 'journey', attributes: [...JOURNEY_STATE] },
    ],
  });
  return {
    order: {
      ...orderOf(order),
      unitLine: await unitLineOf(order.dealUnitId),
      operators: [...new Set(bookings.map(({ companyId }) => companyId))],
      wasConfirmed: await wasConfirmed(bookings),
    },
    bookings: bookings.map(bookingOf),
  };
}

/** A booking that is still held never was; for an order canceled as a whole, only its history tells. */
async function wasConfirmed(bookings: readonly Booking[]): Promise<boolean> {
  if (bookings.some(({ status }) => status !== 'canceled')) return bookings.some(({ status }) => isConfirmed(status));
  const where = { entity: 'booking', entityId: bookings.map(({ id }) => id), toState: [...CONFIRMED] };
  return (await EventLogEntry.count({ where })) > 0;
}

const find = (number: string) => read({ number });
const findById = (id: number) => read({ id });
/** Locks the order and its bookings for the rest of the transaction (first in the global lock order). */
const lock = (number: string) => read({ number }, true);
const lockById = (id: number) => read({ id }, true);

/** The number of the order that a booking belongs to. */
async function orderNumberOf(bookingNumber: string): Promise<string | undefined> {
  if (!isNumberText(bookingNumber)) return undefined;
  const booking = await Booking.findOne({
    where: { number: bookingNumber },
    attributes: ['id'],
    include: { association: 'order', attributes: ['number'] },
  });
  return booking?.order?.number;
}

interface Cancellation {
  by: CanceledBy;
  userId: number | null;
  reason: string | null;
  fee: number;
}

const machine = { model: Booking, states: bookingStates };

/**
 * The only place that sets a booking's status: refuses what the transition table does not allow, writes the event log and queues the
 * announcement to integrations. The booking's row must be locked.
 */
async function move(
  booking: BookingRow,
  to: BookingStatus,
  { actor, code, cancellation }: { actor: Actor; code?: EventCode | undefined; cancellation?: Cancellation },
): Promise<void> {
  const event = bookingEventOf(booking.status, to);
  await changeState(machine, booking, to, {
    actor,
    code,
    reason: cancellation?.reason ?? null,
    set: {
      canceledAt: cancellation ? databaseNow() : null,
      canceledBy: cancellation?.by ?? null,
      canceledByUserId: cancellation?.userId ?? null,
      cancelReason: cancellation?.reason ?? null,
      cancellationFee: cancellation?.fee ?? null,
    },
  });
  booking.status = to;
  if (event) await announceBooking(event, booking);
}

/** What a booking was before its trip started, according to its history. */
async function statusBeforeStart(bookingId: number): Promise<BookingStatus | undefined> {
  const start = await EventLogEntry.findOne({
    attributes: ['fromState'],
    where: { entity: 'booking', entityId: bookingId, toState: 'started' },
    order: [['id', 'DESC']],
  });
  return FIRM.find((status) => status === start?.fromState);
}

/** Sets when the order's hold ends; null once nothing is held. */
async function setHoldEnd(orderId: number, holdExpiresAt: Date | null): Promise<void> {
  await Order.update({ holdExpiresAt }, { where: { id: orderId } });
}

/** Sets the end of a hold that the customer has extended, which is possible once. */
async function extendHoldEnd(orderId: number, holdExpiresAt: Date): Promise<void> {
  await Order.update({ holdExpiresAt, holdExtendedAt: databaseNow() }, { where: { id: orderId } });
}

/** Numbers of orders whose hold has ended by the database clock; with `vehicleIds`, only those that hold one of them. */
async function overdueHolds(limit: number, vehicleIds?: readonly number[]): Promise<string[]> {
  const orders = await Order.findAll({
    attributes: ['number'],
    where: { holdExpiresAt: { [Op.lte]: databaseNow() }, ...(vehicleIds && { id: await ordersHolding(vehicleIds) }) },
    order: ['holdExpiresAt'],
    limit,
  });
  return orders.map(({ number }) => number);
}

/** How many orders hold a bus within their time, and how many past it. */
async function holdBacklog(): Promise<{ running: number; overdue: number }> {
  const [running, overdue] = await Promise.all([
    Order.count({ where: { holdExpiresAt: { [Op.gt]: databaseNow() } } }),
    Order.count({ where: { holdExpiresAt: { [Op.lte]: databaseNow() } } }),
  ]);
  return { running, overdue };
}

/** The pending orders whose bookings have one of the vehicles. */
async function ordersHolding(vehicleIds: readonly number[]): Promise<number[]> {
  const bookings = await Booking.findAll({
    attributes: ['orderId'],
    where: { vehicleId: [...vehicleIds], status: [...HOLDING] },
  });
  return bookings.map(({ orderId }) => orderId);
}

/** The customer record that a new order's contact is taken from. */
export interface OrderingCustomer extends Pick<ContactInfo, 'customerType' | 'name' | 'email' | 'phone'> {
  /** Their account is awaiting deletion. */
  awaitsDeletion: boolean;
}

/** Reads and locks the customer's record: one customer's holds are made one at a time, so that their limit works. */
async function lockCustomer({ customerId, userId }: HoldingBuyer): Promise<OrderingCustomer | undefined> {
  const customer = await Customer.findByPk(customerId, {
    attributes: ['id', 'customerType', 'organisationId', ...CONTACT],
    lock: true,
  });
  if (!customer) return undefined;
  const { customerType, organisationId } = customer;
  const awaitsDeletion = (await AccountDeletion.count({ where: { userId } })) > 0;
  // The contact of an organisation's purchase is the person who bought it, until they change that.
  const { name, email, phone } =
    (organisationId ? await User.findByPk(userId, { attributes: CONTACT }) : null) ?? customer;
  return { customerType, name, email, phone, awaitsDeletion };
}
const CONTACT = ['name', 'email', 'phone'];

/** Who holds: people of an organisation share a customer record, but each holds for themselves. */
export interface HoldingBuyer {
  customerId: number;
  userId: number;
}

/** The buyer's live order made from this very offer: a double click or a repeated request finds the first one's order. */
async function findLiveByOffer(buyer: HoldingBuyer, offerHash: string): Promise<string | undefined> {
  return (await liveOrders(buyer, offerHash)).ofOffer;
}

/**
 * How many holds a customer has, and the live order made from this very offer, if any. One statement, because every hold runs it under its
 * lock.
 */
async function liveOrders(
  { customerId, userId }: HoldingBuyer,
  offerHash: string,
): Promise<{ holds: number; ofOffer: string | undefined }> {
  const isInTime = { holdExpiresAt: { [Op.gt]: databaseNow() } };
  const orders = await Order.findAll({
    attributes: ['id', 'number', 'offerHash', [hasCome('hold_expires_at'), 'holdIsOver']],
    where: { customerId, userId, [Op.or]: [isInTime, { offerHash }] },
    include: { association: 'bookings', attributes: ['status'], required: true },
    order: [['id', 'DESC']],
  });
  const held = orders.filter(
    (order) => order.get('holdIsOver') === 0 && order.bookings!.some(({ status }) => status !== 'canceled'),
  );
  const ofOffer = orders.find(
    (order) =>
      order.offerHash === offerHash &&
      (held.includes(order) || order.bookings!.some(({ status }) => isConfirmed(status))),
  );
  return { holds: held.length, ofOffer: ofOffer?.number };
}

async function cancellationTiers(bookingId: number): Promise<{ hours: number; basisPoints: number }[]> {
  const tiers = await BookingCancellationTier.findAll({ where: { bookingId }, order: ['hours'] });
  return tiers.map(({ hours, basisPoints }) => ({ hours, basisPoints }));
}

export const bookingStore = {
  find,
  findById,
  lock,
  lockById,
  orderNumberOf,
  move,
  statusBeforeStart,
  setHoldEnd,
  extendHoldEnd,
  overdueHolds,
  holdBacklog,
  lockCustomer,
  findLiveByOffer,
  liveOrders,
  cancellationTiers,
};
