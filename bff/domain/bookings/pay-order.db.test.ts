// Traces: S1-003, S1-005, S2-041, S4-026, S4-027, S4-028, S4-029, S4-032, S4-067, S5-047, S8-025, S8-026, S8-040,
// S8-093, S8-098, S8-102, S9-024
import { afterEach, describe, expect, it } from 'vitest';
import { issuedReceipt } from '@bff/domain/documents';
import { settleCheckout } from '@bff/domain/payments';
import { brokenPaymentInvariants } from '@bff/domain/payments/testing/payment-invariants';
import { forgetSettings } from '@bff/domain/settings';
import { DomainError } from '@bff/domain/shared/errors';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { formatTime } from '@formats';
import { checkInvariants, compareCharges } from '@db/check-invariants';
import { createCustomer } from '@db/factories';
import { Occupancy } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import { cancelOrder } from './cancel-order';
import { readOrderDetails } from './order-details.store';
import { completeReservation, startPayment } from './reservation';
import { pairsOfWebhookAndReturn, paymentsUnderEvents } from './testing/payment-load';
import { DETAILS, type Reservation } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

/** Enough to meet each order of events; `npm run soak -- p1` and `p2` run the test programme's thousands. */
const PAIRS = 12;
const PAYMENTS = 20;

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.key;
      throw error;
    },
  );

describe('paying an order', () => {
  useBookingWorld({ pool: 30 });
  afterEach(async () => {
    clock.release();
    world.payments.sandbox.sandbox.control({
      outage: 'none',
      copies: 1,
      minDelayMs: 0,
      maxDelayMs: 0,
      isPaused: false,
    });
    await world.settle();
    expect(await checkInvariants()).toEqual([]);
    expect(await brokenPaymentInvariants()).toEqual([]);
    const captured = await world.payments.sandbox.provider.listCaptured(new Date(Date.now() - 60 * MINUTE));
    expect(
      await compareCharges(
        captured.map((one) => ({
          paymentIntentId: one.paymentIntentId,
          captured: one.amountReceived,
          refunded: one.amountRefunded,
          disputed: one.isDisputed,
        })),
      ),
    ).toEqual([]);
  });

  const path = async ({ orderId }: Reservation): Promise<string[]> => {
    const row = await selectOne<{ id: number }>('SELECT id FROM bookings WHERE order_id = :orderId', { orderId });
    return (await transitionsOf('booking', row!.id)).map(({ to }) => to);
  };
  const holdEnd = async ({ orderId }: Reservation): Promise<{ first: Date; end: Date | null }> =>
    (await selectOne<{ first: Date; end: Date | null }>(
      'SELECT first_held_at AS first, hold_expires_at AS end FROM orders WHERE id = :orderId',
      { orderId },
    ))!;

  it('goes from the held bus to the booked trip', async () => {
    const order = await world.opened();
    expect(await world.status(order)).toBe('paymentInitialized');
    const { first, end } = await holdEnd(order);
    expect(end!.getTime() - first.getTime()).toBeGreaterThan(34 * MINUTE);
    expect(end!.getTime() - first.getTime()).toBeLessThanOrEqual(65 * MINUTE);
    await world.press(order.sessionId, 'pay');
    await world.payments.settleWebhooks();
    expect(await settleCheckout(order.sessionId)).toMatchObject({ status: 'succeeded', isNew: false });
    expect(await world.status(order)).toBe('booked');
    expect(await world.occupancy(order)).toEqual([{ kind: 'booked', expires: null }]);
    expect(await holdEnd(order)).toMatchObject({ end: null });
    expect(await world.mails(order)).toEqual([
      `booked:${order.orderNumber}:customer`,
      `booked:${order.orderNumber}:operator`,
    ]);
    const steps = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized', 'paymentSucceeded', 'booked'];
    expect(await path(order)).toEqual(steps);
    const ledger = await select<{ account: string; amount: number }>(
      `SELECT l.account, CAST(SUM(l.amount) AS SIGNED) AS amount FROM ledger_entries l JOIN payments p ON p.id = l.payment_id
       WHERE p.order_id = :orderId GROUP BY l.account`,
      { orderId: order.orderId },
    );
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(ledger.find(({ account }) => account === 'provider')?.amount).toBe(order.total);
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('booking.alreadyConfirmed');
  });

  it('the payment page says which trip is paid, and until when: the time that the reservation’s own page says', async () => {
    const { sessionId, orderNumber } = await world.opened();
    const page = await (await world.payments.sandbox.sandbox.pages.request(`/sandbox-payment/${sessionId}`)).text();
    expect(page).toMatch(/Uppsala – Gävle, \p{L}+\s\d+\s\p{L}+\s20\d\d\skl\.\u00a0\d\d:\d\d</u);
    const order = await readOrderDetails(orderNumber);
    expect(page.match(/\d\d:\d\d/g)).toEqual([formatTime(order!.departure), formatTime(order!.heldUntil!)]);
  });

  it('the receipt names the seller that the pages name', async () => {
    const settings = {
      sellerName: 'Provbussar AB',
      sellerOrgNumber: '5560360793',
      sellerAddress: 'Gatan 1, Uppsala',
      supportPhone: '+46846500412',
    };
    const name = async (values: Record<string, string>) => {
      for (const [key, value] of Object.entries(values))
        await execute(
          `INSERT INTO settings (setting_key, valid_from, value) VALUES (:key, '2020-01-01', :value)
           ON DUPLICATE KEY UPDATE value = :value`,
          { key, value },
        );
      forgetSettings();
    };
    await name(settings);
    try {
      expect((await issuedReceipt((await world.paid()).orderId))?.seller).toEqual({
        name: 'Provbussar AB',
        orgNumber: '5560360793',
        vatNumber: 'SE556036079301',
        address: 'Gatan 1, Uppsala',
        phone: '+46846500412',
      });
    } finally {
      await name({ sellerName: '', sellerOrgNumber: '', sellerAddress: '', supportPhone: '' });
    }
    // Nothing is filled in: the environment's.
    expect((await issuedReceipt((await world.paid()).orderId))?.seller).toMatchObject({ name: 'Bussplats' });
  });

  it('cannot be done before the details are filled in, nor by another customer', async () => {
    const order = await world.held();
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('booking.detailsMissing');
    expect(await refusal(startPayment(await createCustomer(), order.orderNumber))).toBe('booking.notFound');
    expect(await refusal(completeReservation(await createCustomer(), order.orderNumber, DETAILS))).toBe(
      'booking.notFound',
    );
    const crowded = { ...DETAILS, adults: 51 };
    expect(await refusal(completeReservation(order.buyer, order.orderNumber, crowded))).toBe(
      'booking.passengersExceedSeats',
    );
    expect(await world.status(order)).toBe('preliminaryBooked');
  });

  it('is over for a reservation that was called off: it can neither be changed nor paid', async () => {
    const order = await world.opened();
    await cancelOrder(order.buyer, { orderNumber: order.orderNumber });
    expect(await refusal(completeReservation(order.buyer, order.orderNumber, DETAILS))).toBe('booking.notActive');
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('booking.notActive');
  });

  it('is refused while card payment is turned off, and the bus stays held', async () => {
    const order = await world.held();
    await completeReservation(order.buyer, order.orderNumber, DETAILS);
    const cardPayment = async (value: 'true' | 'false') => {
      await execute(
        `INSERT INTO settings (setting_key, valid_from, value) VALUES ('cardPayment', '2020-01-01', :value)
         ON DUPLICATE KEY UPDATE value = :value`,
        { value },
      );
      forgetSettings();
    };
    await cardPayment('false');
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('payment.cardOff');
    expect(await world.status(order)).toBe('waitingForPayment');
    expect(await select('SELECT id FROM payments WHERE order_id = :orderId', { orderId: order.orderId })).toEqual([]);
    await cardPayment('true');
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('done');
  });

  it('keeps the bus after a declined card, at most 65 minutes in all, and takes the next card', async () => {
    const order = await world.opened();
    await world.press(order.sessionId, 'decline');
    await world.payments.settleWebhooks();
    expect(await world.status(order)).toBe('paymentFailed');
    const { first, end } = await holdEnd(order);
    expect(end!.getTime()).toBeGreaterThan(clock.millis() + 19 * MINUTE);
    expect(end!.getTime() - first.getTime()).toBeLessThanOrEqual(65 * MINUTE);
    const [occupancy] = await world.occupancy(order);
    expect(occupancy!.expires).toEqual(end);
    const again = await world.open(order);
    expect(again).not.toBe(order.sessionId);
    // The page of the first card is closed: nobody can pay there either.
    expect(await world.press(order.sessionId, 'pay')).toMatchObject({ status: 'expired' });
    await world.press(again, 'pay');
    await settleCheckout(again);
    expect(await world.status(order)).toBe('booked');
    expect(await world.mails(order)).toHaveLength(2);
  });

  it('a card that is declined in the last minutes holds no longer than 65 minutes in all', async () => {
    const order = await world.opened();
    const { first } = await holdEnd(order);
    clock.freeze(new Date(first.getTime() + 29 * MINUTE));
    const late = await world.open(order);
    clock.freeze(new Date(first.getTime() + 58 * MINUTE));
    await world.press(late, 'decline');
    await world.payments.settleWebhooks();
    expect(await world.status(order)).toBe('paymentFailed');
    expect((await holdEnd(order)).end!.getTime() - first.getTime()).toBe(65 * MINUTE);
  });

  it('never holds longer than 65 minutes, and opens no page later than 30 minutes after the first hold', async () => {
    const order = await world.opened();
    const { first } = await holdEnd(order);
    clock.freeze(new Date(first.getTime() + 29 * MINUTE));
    const late = await world.open(order);
    expect((await holdEnd(order)).end!.getTime() - first.getTime()).toBeLessThanOrEqual(65 * MINUTE);
    clock.freeze(new Date(first.getTime() + 31 * MINUTE));
    expect(await refusal(startPayment(order.buyer, order.orderNumber))).toBe('booking.holdExpired');
    expect((await holdEnd(order)).end!.getTime() - first.getTime()).toBeLessThanOrEqual(65 * MINUTE);
    expect(await world.press(late, 'pay')).toMatchObject({ status: 'expired' });
  });

  it('lets a customer who turned back change the details and then pay', async () => {
    const order = await world.opened();
    await completeReservation(order.buyer, order.orderNumber, { ...DETAILS, adults: 30 });
    expect(await world.status(order)).toBe('waitingForPayment');
    expect(await world.press(order.sessionId, 'pay')).toMatchObject({ status: 'expired' });
    await world.payments.settleWebhooks();
    expect(await world.status(order)).toBe('waitingForPayment');
    const session = await world.open(order);
    await world.press(session, 'pay');
    await world.payments.settleWebhooks();
    expect(await world.status(order)).toBe('booked');
    const row = await selectOne<{ passengers: number }>('SELECT passengers FROM bookings WHERE order_id = :orderId', {
      orderId: order.orderId,
    });
    expect(row!.passengers).toBe(30);
  });

  it('tells a customer who turns back after paying that it is paid', async () => {
    const order = await world.opened();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(order.sessionId, 'pay');
    expect(await refusal(completeReservation(order.buyer, order.orderNumber, DETAILS))).toBe(
      'booking.alreadyConfirmed',
    );
    expect(await world.status(order)).toBe('booked');
  });

  it('closes the page at the provider before a cancellation, so that nobody is charged after it', async () => {
    const order = await world.opened();
    expect(await cancelOrder(order.buyer, { orderNumber: order.orderNumber })).toMatchObject({ fee: 0, refund: 0 });
    expect(await world.press(order.sessionId, 'pay')).toMatchObject({ status: 'expired' });
    await world.settle();
    expect(await world.status(order)).toBe('canceled');
    expect(await world.occupancy(order)).toEqual([]);
    expect(await world.mails(order)).toEqual([]);
  });

  it('has one winner when canceling and paying coincide: charged and booked or refunded, or neither', async () => {
    const outcomes = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const order = await world.opened();
      const [, answer] = await Promise.all([
        world.press(order.sessionId, 'pay').then(() => settleCheckout(order.sessionId)),
        refusal(cancelOrder(order.buyer, { orderNumber: order.orderNumber })),
      ]);
      await world.settle();
      const status = await world.status(order);
      expect(answer).toBe('done');
      // The departure is a month away: canceling after paying costs nothing.
      expect(status).toBe('canceled');
      const kept = await selectOne<{ kept: number }>(
        'SELECT CAST(COALESCE(SUM(captured_amount), 0) - COALESCE(SUM(refunded_amount), 0) AS SIGNED) AS kept FROM payments WHERE order_id = :orderId',
        { orderId: order.orderId },
      );
      expect(kept!.kept).toBe(0);
      outcomes.add((await world.refunded(order)) > 0 ? 'charged and refunded' : 'never charged');
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('books after all when the money comes after the expiry and the bus is still free', async () => {
    const order = await world.opened();
    const interval = async () => {
      const occupancy = await Occupancy.findOne({ where: { vehicleId: order.vehicleId } });
      return occupancy && [occupancy.startsAt, occupancy.endsAt];
    };
    const held = await interval();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(order.sessionId, 'pay');
    await world.letGoUnseen(order);
    expect(await interval()).toBeNull();
    await settleCheckout(order.sessionId);
    expect(await world.status(order)).toBe('booked');
    expect(await world.occupancy(order)).toEqual([{ kind: 'booked', expires: null }]);
    // From leaving the depot to the end of the buffer after the trip, as before.
    expect(await interval()).toEqual(held);
    expect((await path(order)).slice(-3)).toEqual(['canceled', 'paymentSucceeded', 'booked']);
    expect(await world.mails(order)).toHaveLength(2);
    const row = await selectOne<{ by: string | null; at: Date | null }>(
      'SELECT canceled_by AS `by`, canceled_at AS at FROM bookings WHERE order_id = :orderId',
      { orderId: order.orderId },
    );
    expect(row).toEqual({ by: null, at: null });
  });

  it('refunds a late payment in full when somebody else has the bus by then', async () => {
    const order = await world.opened();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(order.sessionId, 'pay');
    await world.letGoUnseen(order);
    const other = await world.held(undefined, order.vehicleId);
    await settleCheckout(order.sessionId);
    expect(await world.status(order)).toBe('canceled');
    world.payments.sandbox.sandbox.control({ isPaused: false });
    await world.settle();
    expect(await world.refunded(order)).toBe(order.total);
    expect(await world.mails(order)).toEqual([]);
    expect(await world.status(other)).toBe('preliminaryBooked');
    await cancelOrder(other.buyer, { orderNumber: other.orderNumber });
  });

  it('refunds a late payment in full when the operator is no longer sold by then', async () => {
    const order = await world.opened();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(order.sessionId, 'pay');
    await world.letGoUnseen(order);
    const ofOrder = 'id = (SELECT company_id FROM orders WHERE id = :orderId)';
    const setStatus = (status: string) =>
      execute(`UPDATE companies SET status = :status WHERE ${ofOrder}`, { status, orderId: order.orderId });
    await setStatus('suspended');
    try {
      await settleCheckout(order.sessionId);
      expect(await world.status(order)).toBe('canceled');
    } finally {
      await setStatus('active');
    }
    world.payments.sandbox.sandbox.control({ isPaused: false });
    await world.settle();
    expect(await world.refunded(order)).toBe(order.total);
  });

  it('opens one page when pay is pressed twice at once, and takes the money once', async () => {
    for (let i = 0; i < 5; i++) {
      const order = await world.held();
      await completeReservation(order.buyer, order.orderNumber, DETAILS);
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => refusal(startPayment(order.buyer, order.orderNumber))),
      );
      expect(answers).toContain('done');
      // Nobody is told to fill in what is filled in.
      expect(answers).not.toContain('booking.detailsMissing');
      const sessions = await select<{ sessionId: string }>(
        'SELECT session_id AS sessionId FROM payments WHERE order_id = :orderId AND session_id IS NOT NULL',
        { orderId: order.orderId },
      );
      for (const { sessionId } of sessions) await world.press(sessionId, 'pay');
      await world.settle();
      const row = await selectOne<{ n: number }>(
        "SELECT COUNT(*) AS n FROM payments WHERE order_id = :orderId AND status = 'succeeded'",
        { orderId: order.orderId },
      );
      expect(row!.n).toBe(1);
      expect(await world.status(order)).toBe('booked');
      expect(await world.refunded(order)).toBe(0);
    }
  });

  it(`P2: webhook against return page, ${PAIRS} pairs: one booking, one capture, one mail each`, async () => {
    expect(await pairsOfWebhookAndReturn(world, PAIRS)).toEqual([]);
  }, 120_000);

  it(`P1: ${PAYMENTS} payments with events repeated, shuffled and late: each booked once, one mail each`, async () => {
    expect(await paymentsUnderEvents(world, PAYMENTS)).toEqual([]);
  }, 150_000);
});
