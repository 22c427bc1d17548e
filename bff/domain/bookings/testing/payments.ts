import { startPaymentWorld } from '@bff/domain/payments/testing/payment-world';
import { settleCheckout } from '@bff/domain/payments';
import { system } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { DomainError } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createCustomer, createVehicle } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { type Offer, sealOffer } from '@bff/domain/offers';
import { type BookingStatus, isHolding } from '../booking-states';
import { expireHolds } from '../expire-holds';
import { holdOffer } from '../hold-offer';
import { orderPaymentsOfBookings } from '../order-payments';
import { completeReservation, type ReservationDetails, startPayment } from '../reservation';
import { aTrip, type Buyer, createFleet, findOffer, type Fleet, offerOf, useRoads } from './market';

/** A reservation that a customer of its own holds, for a bus of its own. */
export interface Reservation {
  orderNumber: string;
  orderId: number;
  buyer: Buyer;
  vehicleId: number;
  total: number;
}

export const DETAILS: ReservationDetails = {
  contactName: 'Anna Test',
  contactEmail: 'anna@test.invalid',
  contactPhone: '+46701740605',
  adults: 40,
  children: 0,
  comment: null,
  specialRequests: null,
  stops: [
    { street: 'Stationsgatan 1', stopType: 'pickUp' },
    { street: 'Norra Kungsgatan 2', stopType: 'dropOff' },
  ],
};

/** The sandbox may be slow on a busy machine: the customer is told so, and presses again. */
async function pressPay(buyer: Buyer, orderNumber: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await startPayment(buyer, orderNumber);
      return;
    } catch (error) {
      if (tries === 3 || !(error instanceof DomainError && error.key === 'payment.unavailable')) throw error;
    }
  }
}

/** Bookings that are paid at the sandbox, with its webhooks; every reservation gets its own bus and customer. */
export async function startBookingWorld() {
  useRoads();
  const payments = await startPaymentWorld(orderPaymentsOfBookings);
  const fleet: Fleet = await createFleet(1);
  const offered: Offer = (await findOffer(aTrip(), fleet.vehicleId)).offer;

  const world = {
    payments,
    fleet,
    offered,
    press: (sessionId: string, action: 'pay' | 'decline') => payments.sandbox.sandbox.customer(sessionId, action),

    async held(buyer?: Buyer, vehicleId?: number): Promise<Reservation> {
      const owner = buyer ?? (await createCustomer());
      // Retried after a deadlock, like every write of the product.
      const id = vehicleId ?? (await inTransaction(() => createVehicle(fleet.companyId, fleet.depotId))).id;
      const { orderNumber } = await holdOffer(owner, sealOffer(offerOf(offered, id)));
      const order = await selectOne<{ id: number; total: number }>(
        'SELECT id, total FROM orders WHERE number = :orderNumber',
        { orderNumber },
      );
      return { orderNumber, orderId: order!.id, buyer: owner, vehicleId: id, total: order!.total };
    },

    /** Held, filled in, and the hosted page open. */
    async opened(buyer?: Buyer): Promise<Reservation & { sessionId: string }> {
      const reservation = await world.held(buyer);
      await completeReservation(reservation.buyer, reservation.orderNumber, DETAILS);
      return { ...reservation, sessionId: await world.open(reservation) };
    },

    /** Opens the hosted page; returns its session. */
    async open({ buyer, orderNumber, orderId }: Reservation): Promise<string> {
      await pressPay(buyer, orderNumber);
      const row = await selectOne<{ sessionId: string }>(
        'SELECT session_id AS sessionId FROM payments WHERE order_id = :orderId ORDER BY id DESC LIMIT 1',
        { orderId },
      );
      return row!.sessionId;
    },

    async paid(buyer?: Buyer): Promise<Reservation & { sessionId: string }> {
      const reservation = await world.opened(buyer);
      await world.press(reservation.sessionId, 'pay');
      await settleCheckout(reservation.sessionId);
      return reservation;
    },

    async status({ orderId }: Reservation): Promise<BookingStatus> {
      const row = await selectOne<{ status: BookingStatus }>('SELECT status FROM bookings WHERE order_id = :orderId', {
        orderId,
      });
      return row!.status;
    },

    async occupancy({ vehicleId }: Reservation): Promise<{ kind: string; expires: Date | null }[]> {
      return select('SELECT kind, expires_at AS expires FROM occupancies WHERE vehicle_id = :vehicleId', { vehicleId });
    },

    /** The queued mails of that order's confirmation, by key. */
    async mails({ orderNumber }: Reservation, about = 'booked'): Promise<string[]> {
      const rows = await select<{ key: string }>(
        "SELECT dedupe_key AS `key` FROM outbox WHERE kind = 'mail' AND dedupe_key LIKE :like ORDER BY dedupe_key",
        { like: `%${about}:${orderNumber}%` },
      );
      return rows.map(({ key }) => key);
    },

    /** Ends the hold by the database clock, this long ago. */
    // Only what is still held: concurrent work may have confirmed it a moment ago.
    async runOut({ orderId }: Reservation, secondsAgo = 1): Promise<void> {
      await execute(
        'UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL :secondsAgo SECOND, first_held_at = first_held_at - INTERVAL 65 MINUTE WHERE id = :orderId AND hold_expires_at IS NOT NULL',
        { orderId, secondsAgo },
      );
      await execute(
        'UPDATE occupancies o JOIN bookings b ON b.id = o.booking_id SET o.expires_at = UTC_TIMESTAMP(3) - INTERVAL :secondsAgo SECOND WHERE b.order_id = :orderId AND o.expires_at IS NOT NULL',
        { orderId, secondsAgo },
      );
    },

    /**
     * Releases a hold although it has been paid: as after a crash between closing the page and writing it down, our payment is already
     * closed, while the provider was paid before.
     */
    async letGoUnseen(reservation: Reservation): Promise<void> {
      await world.runOut(reservation);
      const row = await selectOne<{ id: number }>('SELECT id FROM payments WHERE order_id = :orderId', {
        orderId: reservation.orderId,
      });
      await execute("UPDATE payments SET status = 'expired' WHERE id = :id", { id: row!.id });
      await logTransition({ entity: 'payment', entityId: row!.id, from: 'open', to: 'expired', by: system('test') });
      await expireHolds();
      if ((await world.status(reservation)) !== 'canceled') throw new Error('the hold is still there');
    },

    /** Paid at the provider, but released here before the news arrived. Webhooks are held back from now on. */
    async paidUnseen(vehicleId?: number): Promise<Reservation & { sessionId: string }> {
      const reservation = await world.held(undefined, vehicleId);
      await completeReservation(reservation.buyer, reservation.orderNumber, DETAILS);
      const sessionId = await world.open(reservation);
      payments.sandbox.sandbox.control({ isPaused: true });
      await world.press(sessionId, 'pay');
      await world.letGoUnseen(reservation);
      return { ...reservation, sessionId };
    },

    /** Whether its bus is held for a customer who has not paid. */
    isHeld: async (reservation: Reservation): Promise<boolean> => isHolding(await world.status(reservation)),

    async refunded({ orderId }: Reservation): Promise<number> {
      const row = await selectOne<{ sum: number }>(
        'SELECT CAST(COALESCE(SUM(refunded_amount), 0) AS SIGNED) AS sum FROM payments WHERE order_id = :orderId',
        { orderId },
      );
      return row!.sum;
    },

    /** Waits until all webhooks are handled and all promised refunds are sent. */
    async settle(): Promise<void> {
      await payments.settleWebhooks();
      await payments.sendRefunds();
      await payments.settleWebhooks();
    },
    stop: async () => {
      clock.release();
      await payments.stop();
    },
  };
  return world;
}

export type BookingWorld = Awaited<ReturnType<typeof startBookingWorld>>;
