import { Op } from 'sequelize';
import { Booking, BookingChoice, Journey, Order, OrderStop, Payment, Refund } from '@db/models';
import { eraseReasons } from '@bff/domain/shared/event-log.store';
import { changeStore } from './change.store';
import type { DataSubject } from '../erasure';

const GIVEN = { [Op.not]: null };

/** Including what they bought for their organisation. */
const ordersOf = ({ userId, customerId }: DataSubject) => ({
  [Op.or]: [{ userId }, ...(customerId === null ? [] : [{ customerId }])],
});

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Their own only: an organisation's orders stay with the organisation (leaving-buyer.ts). */
async function orderIds(subject: DataSubject): Promise<number[]> {
  const own = { ...ordersOf(subject), dealOrganisationId: null };
  return idsOf(await Order.findAll({ attributes: ['id'], where: own }));
}

async function bookingIds(orderId: number[]): Promise<number[]> {
  return idsOf(await Booking.findAll({ attributes: ['id'], where: { orderId } }));
}

export const personalDataStore = {
  /** When the last of the subject's trips that are not canceled, including held ones, is over. */
  async lastTripEnd(subject: DataSubject): Promise<Date | null> {
    const last = await Booking.scope('live').findOne({
      attributes: ['plannedEndAt'],
      where: { orderId: await orderIds(subject) },
      order: [['plannedEndAt', 'DESC']],
    });
    return last?.plannedEndAt ?? null;
  },

  async hasOpenRefunds(subject: DataSubject): Promise<boolean> {
    const payments = await Payment.findAll({ attributes: ['id'], where: { orderId: await orderIds(subject) } });
    const paymentId = idsOf(payments);
    if (await Refund.scope('unsettled').findOne({ attributes: ['id'], where: { paymentId } })) return true;
    // Money that waits for a choice will be refunded or become another trip.
    const bookingId = await bookingIds(await orderIds(subject));
    return (await BookingChoice.scope('waiting').findOne({ attributes: ['id'], where: { bookingId } })) !== null;
  },

  /** The last day on which money was paid or refunded. */
  async lastMoney(subject: DataSubject): Promise<Date | null> {
    const payments = await Payment.findAll({
      where: { orderId: await orderIds(subject), capturedAmount: { [Op.gt]: 0 } },
      include: { association: 'refunds', separate: true },
    });
    const days = payments.flatMap(({ succeededAt, updatedAt, refunds }) => {
      const came = succeededAt ?? updatedAt;
      return [came, ...refunds!.map(({ completedAt }) => completedAt ?? came)];
    });
    return days.reduce<Date | null>((last, day) => (last === null || day > last ? day : last), null);
  },

  /** Removes the person from their orders, and what anybody wrote about them from the event log. */
  async pseudonymise(subject: DataSubject): Promise<void> {
    const orderId = await orderIds(subject);
    const bookingId = await bookingIds(orderId);
    await Order.update(
      { contactName: '', contactEmail: '', contactPhone: '', comment: null, specialRequests: null },
      { where: { id: orderId } },
    );
    await OrderStop.update({ street: null, homeStreet: null }, { where: { orderId } });
    await changeStore.eraseStreets(orderId);
    await Booking.update({ cancelReason: null }, { where: { orderId, cancelReason: GIVEN } });
    await Journey.update({ ratingComment: null }, { where: { bookingId, ratingComment: GIVEN } });
    await Payment.update({ cardBrand: null, cardLast4: null, declineMessage: null }, { where: { orderId } });
    await eraseReasons('booking', bookingId);
  },

  /** Orders as stored, newest first. Amounts in öre. */
  async orders(subject: DataSubject) {
    const orders = await Order.findAll({ where: ordersOf(subject), order: [['id', 'DESC']] });
    return orders.map((order) => ({
      id: order.id,
      number: order.number,
      tripType: order.tripType,
      departure: order.departureAt,
      return: order.returnAt,
      adults: order.adults,
      children: order.children,
      wheelchairs: order.wheelchairs,
      total: order.total,
      currency: order.currency,
      contactName: order.contactName,
      contactEmail: order.contactEmail,
      contactPhone: order.contactPhone,
      comment: order.comment,
      specialRequests: order.specialRequests,
      termsAccepted: order.termsAcceptedAt,
      paymentMethod: order.paymentMethod,
      created: order.createdAt,
    }));
  },

  async stops(orderId: readonly number[]) {
    const stops = await OrderStop.findAll({ where: { orderId: [...orderId] }, order: ['orderId', 'position'] });
    return stops.map((stop) => ({
      orderId: stop.orderId,
      position: stop.position,
      stopType: stop.stopType,
      name: stop.name,
      street: stop.street,
      homeStreet: stop.homeStreet,
      lat: stop.lat,
      lon: stop.lon,
    }));
  },

  async bookings(orderId: readonly number[]) {
    const bookings = await Booking.findAll({
      where: { orderId: [...orderId] },
      include: { association: 'journey', attributes: ['rating', 'ratingComment'] },
      order: ['id'],
    });
    return bookings.map((booking) => ({
      orderId: booking.orderId,
      number: booking.number,
      status: booking.status,
      total: booking.total,
      canceled: booking.canceledAt,
      cancelReason: booking.cancelReason,
      cancellationFee: booking.cancellationFee,
      rating: booking.journey?.rating ?? null,
      ratingComment: booking.journey?.ratingComment ?? null,
    }));
  },

  async payments(orderId: readonly number[]) {
    const payments = await Payment.findAll({ where: { orderId: [...orderId] }, order: ['id'] });
    return payments.map((payment) => ({
      orderId: payment.orderId,
      status: payment.status,
      amount: payment.amount,
      captured: payment.capturedAmount,
      refunded: payment.refundedAmount,
      cardBrand: payment.cardBrand,
      cardLast4: payment.cardLast4,
      succeeded: payment.succeededAt,
      created: payment.createdAt,
    }));
  },

  async refunds(orderId: readonly number[]) {
    const refunds = await Refund.findAll({
      include: { association: 'payment', attributes: ['orderId'], where: { orderId: [...orderId] } },
      order: ['id'],
    });
    return refunds.map(({ payment, status, amount, reason, createdAt, completedAt }) => ({
      orderId: payment!.orderId,
      status,
      amount,
      reason,
      created: createdAt,
      completed: completedAt,
    }));
  },

  async canceledBookings(userId: number) {
    const bookings = await Booking.findAll({ where: { canceledByUserId: userId }, order: ['id'] });
    return bookings.map(({ number, canceledAt, cancelReason }) => ({
      number,
      canceled: canceledAt,
      reason: cancelReason,
    }));
  },

  /** Journeys that the user drove or is to drive. */
  async journeys(userId: number) {
    const journeys = await Journey.findAll({
      where: { driverUserId: userId },
      include: { association: 'booking', attributes: ['plannedStartAt', 'plannedEndAt'], required: true },
      order: [['id', 'DESC']],
    });
    return journeys.map((journey) => ({
      number: journey.number,
      status: journey.status,
      plannedStart: journey.booking!.plannedStartAt,
      plannedEnd: journey.booking!.plannedEndAt,
      started: journey.startedAt,
      finished: journey.finishedAt,
      returnStarted: journey.returnStartedAt,
      returnCompleted: journey.returnCompletedAt,
      terminated: journey.terminatedAt,
      terminationReason: journey.terminationReason,
      outcome: journey.outcome,
      outcomeSource: journey.outcomeSource,
    }));
  },
};
