import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { reconcile, sendRefund } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { DAY, MINUTE } from '@bff/domain/shared/time';
import { type Payments, startPayments } from '@bff/integrations/payments';
import { clock } from '@bff/platform/clock';
import { env } from '@bff/platform/env';
import { checkInvariants, compareCharges } from '@db/check-invariants';
import { select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { seedReference } from '../../reference';
import { seedDemo } from '..';
import { customerNamed } from './demo-actors';
import { wantedOrders } from './wanted-orders';

const count = async (rows: string): Promise<number> =>
  (await selectOne<{ n: number }>(`SELECT COUNT(*) AS n FROM ${rows}`))?.n ?? 0;

describe('orders of the demo', () => {
  const database = useTestDatabase();
  let dataFolder: string;
  let payments: Payments;

  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'demo-orders-'));
    await seedReference(database.sequelize);
    expect(await seedDemo(database.sequelize, { dataFolder })).toBe(true);
    payments = await startPayments({ ...env(), DATA_DIR: dataFolder, SANDBOX_PORT: 0 }, {
      publicOrigin: 'http://localhost:3000',
      webhookUrl: 'http://127.0.0.1:9/nobody',
    }); // prettier-ignore
    provide({ payments: payments.provider });
  });
  afterAll(async () => {
    await payments.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('are all there, and loaded once', async () => {
    expect(await count('orders')).toBe(wantedOrders.length);
    expect(await seedDemo(database.sequelize, { dataFolder })).toBe(false);
    expect(await count('orders')).toBe(wantedOrders.length);
    expect(clock.millis()).toBeGreaterThan(Date.now() - MINUTE);
    const databaseTime = await selectOne<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
    expect(Math.abs((databaseTime?.now.getTime() ?? 0) - Date.now())).toBeLessThan(MINUTE);
  });

  it('show a newcomer one of every kind', async () => {
    const found = await select<{ username: string; status: string; phase: string; buses: number; countries: string }>(
      `SELECT u.username, o.countries, (SELECT COUNT(*) FROM bookings b WHERE b.order_id = o.id) AS buses,
         (SELECT MIN(CAST(b.status AS CHAR)) FROM bookings b WHERE b.order_id = o.id) AS status,
         CASE WHEN COALESCE(o.return_at, o.departure_at) < UTC_TIMESTAMP(3) THEN 'past'
              WHEN o.departure_at > UTC_TIMESTAMP(3) + INTERVAL 1 DAY THEN 'upcoming' ELSE 'today' END AS phase
       FROM orders o JOIN users u ON u.id = o.user_id ORDER BY o.id`,
    );
    const has = (wanted: Partial<(typeof found)[number]>) =>
      expect(found).toContainEqual(expect.objectContaining(wanted));
    // Driven, whoever's bus it is; one has been reported by nobody.
    expect(found.filter(({ phase, status }) => phase === 'past' && status === 'booked')).toMatchObject([
      { username: 'demokund8' },
    ]);
    // On the road since yesterday, home tomorrow.
    has({ username: 'private', status: 'started', phase: 'today' });
    has({ username: 'private', status: 'booked', phase: 'upcoming', countries: 'SE,NO' });
    has({ username: 'private', status: 'preliminaryBooked', phase: 'upcoming' });
    has({ username: 'private', status: 'canceled' });
    has({ username: 'corporate', status: 'booked', phase: 'upcoming', buses: 2 });
    has({ username: 'corporate', status: 'paymentFailed' });
    has({ username: 'customer', status: 'started', phase: 'past' });
    expect(new Set((await select<{ l: string }>('SELECT language AS l FROM orders')).map(({ l }) => l))).toEqual(
      new Set(['sv', 'en']),
    );
    expect(await count("bookings WHERE cancellation_fee > 0 AND canceled_by = 'customer'")).toBe(1);
    expect(await select('SELECT status, COUNT(*) AS n FROM refunds GROUP BY status ORDER BY status')).toEqual([
      { status: 'succeeded', n: 3 },
      { status: 'failed', n: 1 },
    ]);
  });

  it('leave something to choose, a deviation to handle, and purchases of three units', async () => {
    expect(
      await count("booking_choices WHERE status = 'waiting' AND deadline_at > UTC_TIMESTAMP(3) + INTERVAL 1 HOUR"),
    ).toBe(1);
    expect(await count("deviations WHERE handling = 'notHandled'")).toBe(1);
    expect(await count("booking_changes WHERE status = 'proposed' AND expires_at > UTC_TIMESTAMP(3)")).toBe(1);
    expect(
      await select(
        'SELECT u.name, COUNT(*) AS n FROM orders o JOIN deal_units u ON u.id = o.deal_unit_id GROUP BY u.id, u.name ORDER BY u.id',
      ),
    ).toEqual([
      { name: 'Utbildningsförvaltningen', n: 1 },
      { name: 'Demoskolan', n: 2 },
      { name: 'Kulturförvaltningen', n: 2 },
      { name: 'Demotåg AB', n: 2 },
    ]);
  });

  it('have a quote that a newcomer can accept beside them, and a request to answer', async () => {
    const asked = await select(
      `SELECT u.username, a.status, a.expires_at > UTC_TIMESTAMP(3) AS waits FROM quote_request_companies a
         JOIN quote_requests r ON r.id = a.quote_request_id JOIN users u ON u.id = r.user_id
         JOIN users staff ON staff.company_id = a.company_id AND staff.username = 'company' ORDER BY a.id`,
    );
    expect(asked).toEqual([
      { username: 'deal.user', status: 'answered', waits: 1 },
      { username: 'deal.booker', status: 'answered', waits: 1 },
      { username: 'private', status: 'answered', waits: 1 },
      { username: 'deal.booker', status: 'new', waits: 1 },
      { username: 'corporate', status: 'new', waits: 1 },
    ]);
    expect(await count("quotes WHERE status = 'open' AND expires_at > UTC_TIMESTAMP(3) + INTERVAL 1 HOUR")).toBe(3);
  });

  it('are dated when they were made', async () => {
    const dates = await select<{ held: Date; created: Date; logged: Date; paid: Date | null }>(
      `SELECT o.first_held_at AS held, o.created_at AS created,
         (SELECT MIN(e.at) FROM event_log e JOIN bookings b ON b.id = e.entity_id WHERE e.entity = 'booking' AND b.order_id = o.id) AS logged,
         (SELECT MIN(p.succeeded_at) FROM payments p WHERE p.order_id = o.id) AS paid FROM orders o`,
    );
    for (const { held, created, logged, paid } of dates) {
      expect(created).toEqual(held);
      expect(logged).toEqual(held);
      if (paid) expect(paid.getTime() - held.getTime()).toBeLessThan(10 * MINUTE);
    }
    expect(Math.min(...dates.map(({ held }) => held.getTime()))).toBeLessThan(Date.now() - 40 * DAY);
    expect(await count('event_log WHERE at > UTC_TIMESTAMP(3)')).toBe(0);
  });

  it('have what a real one has', async () => {
    expect(
      await select(
        `SELECT b.id FROM bookings b WHERE b.total <> (SELECT SUM(l.amount) FROM booking_price_lines l WHERE l.booking_id = b.id)
          OR NOT EXISTS (SELECT 1 FROM booking_cancellation_tiers t WHERE t.booking_id = b.id)
          OR (SELECT COUNT(*) FROM booking_segments s WHERE s.booking_id = b.id) < 3
          OR NOT EXISTS (SELECT 1 FROM journeys j WHERE j.booking_id = b.id) OR b.passenger_metres < 10000`,
      ),
    ).toEqual([]);
    expect(await count('payment_events WHERE handled_at IS NULL')).toBe(0);
    expect(await count('payment_events')).toBeGreaterThanOrEqual(wantedOrders.length);
    // What is promised is done; some mails are left for the product to send, and a declined card is looked at again in ten minutes.
    expect(
      await select("SELECT id FROM outbox WHERE sent_at IS NULL AND kind NOT IN ('mail', 'payment.failed')"),
    ).toEqual([]);
    const waiting = await count('outbox WHERE sent_at IS NULL');
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(20);
  });

  it('give a driver one trip at a time', async () => {
    expect(await count('journeys WHERE driver_user_id IS NOT NULL')).toBeGreaterThan(0);
    expect(
      await count(
        `journeys j JOIN bookings b ON b.id = j.booking_id
           JOIN journeys k ON k.driver_user_id = j.driver_user_id AND k.id > j.id JOIN bookings c ON c.id = k.booking_id
          WHERE b.planned_start_at < c.planned_end_at AND c.planned_start_at < b.planned_end_at`,
      ),
    ).toBe(0);
  });

  it('agree with the invariants and with the sandbox', async () => {
    expect(await checkInvariants()).toEqual([]);
    const captured = await payments.provider.listCaptured(new Date(Date.now() - 30 * DAY));
    expect(captured.length).toBeGreaterThan(10);
    const charges = captured.map(({ paymentIntentId, amountReceived, amountRefunded, isDisputed }) => ({
      paymentIntentId,
      captured: amountReceived,
      refunded: amountRefunded,
      disputed: isDisputed,
    }));
    expect(await compareCharges(charges)).toEqual([]);
    expect((await reconcile('nightly')).differences).toEqual([]);
  });

  it('can be canceled by their customer, and the money comes back', async () => {
    const customer = await customerNamed('private', 'sv');
    const order = await selectOne<{ number: string }>(
      `SELECT o.number FROM orders o JOIN bookings b ON b.order_id = o.id
       WHERE o.customer_id = :customerId AND b.status = 'booked' AND o.countries = 'SE,NO'`,
      { customerId: customer.customerId },
    );
    const { refund } = await cancelOrder(customer, { orderNumber: order!.number });
    expect(refund).toBeGreaterThan(0);
    const newest = await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM refunds');
    await sendRefund(newest!.id);
    expect(await selectOne('SELECT status, amount FROM refunds WHERE id = :id', newest)).toEqual({
      status: 'succeeded',
      amount: refund,
    });
    expect(await checkInvariants()).toEqual([]);
  });
});

describe('orders of the demo in the night when the clock changes', () => {
  const database = useTestDatabase();

  it('are all there', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'demo-orders-'));
    try {
      await seedReference(database.sequelize);
      clock.freeze('2027-03-27T22:30:00Z');
      await seedDemo(database.sequelize, { dataFolder });
      expect(await count('orders')).toBe(wantedOrders.length);
      expect(await checkInvariants()).toEqual([]);
    } finally {
      clock.release();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});
