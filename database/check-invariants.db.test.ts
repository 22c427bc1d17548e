import { describe, expect, it } from 'vitest';
import { checkInvariants, compareCharges } from './check-invariants';
import {
  createBookableVehicle,
  createCustomer,
  createOccupancy,
  createOrder,
  type CreatedOrder,
  createQuoteRequest,
} from './factories';
import {
  Booking,
  Dispute,
  EventLogEntry,
  LedgerEntry,
  Occupancy,
  Order,
  OutboxMessage,
  Payment,
  Quote,
  QuoteRequestCompany,
  Refund,
  Setting,
} from './models';
import { execute } from './query';
import { useTestDatabase } from './testing/test-database';

let last = 0;

/** A payment as a real capture leaves it: money, ledger, events. */
async function pay({ order }: CreatedOrder, amount = order.total): Promise<Payment> {
  const key = `test-${++last}`;
  const payment = await Payment.create({
    orderId: order.id,
    status: 'succeeded',
    amount,
    capturedAmount: amount,
    idempotencyKey: key,
    paymentIntentId: `pi_${key}`,
    succeededAt: new Date(),
  });
  const entry = { posting: `capture:${payment.id}`, orderId: order.id, paymentId: payment.id, bookedAt: new Date() };
  await LedgerEntry.bulkCreate([
    { ...entry, account: 'provider', amount },
    { ...entry, account: 'customer', amount: -amount },
  ]);
  await log('payment', payment.id, 'created', 'open', 'succeeded');
  return payment;
}

/** A refund just after it was requested. */
async function promise(payment: Payment, amount: number): Promise<Refund> {
  const refund = await Refund.create({
    paymentId: payment.id,
    amount,
    reason: 'canceled',
    idempotencyKey: `refund-${++last}`,
  });
  await payment.update({ refundedAmount: payment.refundedAmount + amount });
  await OutboxMessage.create({
    kind: 'refund.send',
    payload: { refundId: refund.id },
    dedupeKey: `refund.send:${refund.id}`,
    dueAt: new Date(),
  });
  return refund;
}

async function log(entity: string, entityId: number, ...states: string[]): Promise<void> {
  for (let i = 1; i < states.length; i++) await logMove(entity, entityId, states[i - 1] ?? null, states[i] ?? '');
}

const logMove = (entity: string, entityId: number, fromState: string | null, toState: string) =>
  EventLogEntry.create({
    entity,
    entityId,
    fromState,
    toState,
    actorKind: 'system',
    actorName: 'test',
    at: new Date(),
  });

const BOOKED = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized', 'paymentSucceeded', 'booked'];

/** A booked and paid order that is correct in every respect. */
async function paidOrder(): Promise<CreatedOrder & { payment: Payment }> {
  const made = await createOrder();
  await log('booking', made.booking.id, ...BOOKED);
  return { ...made, payment: await pay(made) };
}

const broken = async () => (await checkInvariants()).map(({ invariant }) => invariant);

/** Each test plants one violation in a database of its own that is otherwise correct. */
function planted(invariant: string, violation: string, plant: () => Promise<unknown>) {
  describe(`${invariant}, planted: ${violation}`, () => {
    useTestDatabase();
    it('is found', async () => {
      await paidOrder();
      expect(await checkInvariants()).toEqual([]);
      await plant();
      expect(await broken()).toEqual([invariant]);
    });
  });
}

/** Writes what a trigger would refuse, with the triggers off. */
async function behindTheTriggers(table: string, work: () => Promise<unknown>): Promise<void> {
  for (const timing of ['before_insert', 'before_update', 'before_delete'])
    await execute(`DROP TRIGGER IF EXISTS ${table}_${timing}`);
  await work();
}

describe('invariants', () => {
  useTestDatabase();

  it('hold for an empty database', async () => {
    expect(await checkInvariants()).toEqual([]);
  });

  it('hold for orders that are paid, canceled with a fee, refunded late or held, and for overlapping locks', async () => {
    await paidOrder();

    const canceled = await paidOrder();
    const fee = 116_600;
    await canceled.occupancy?.destroy();
    await canceled.booking.update({
      status: 'canceled',
      canceledAt: new Date(),
      canceledBy: 'customer',
      cancellationFee: fee,
    });
    await log('booking', canceled.booking.id, 'booked', 'canceled');
    await promise(canceled.payment, canceled.order.total - fee);

    const late = await createOrder({ booking: { status: 'canceled', canceledBy: 'expiry' } });
    await log('booking', late.booking.id, 'preliminaryBooked', 'canceled');
    await promise(await pay(late), late.order.total);

    await createOrder({
      booking: { status: 'preliminaryBooked' },
      order: { holdExpiresAt: new Date(Date.now() + 60_000) },
    });

    const onCredit = await createOrder({ order: { paymentMethod: 'invoice' }, booking: { status: 'purchased' } });
    await log('booking', onCredit.booking.id, 'preliminaryBooked', 'purchased');

    const { vehicleId } = await createBookableVehicle();
    const service = { kind: 'locked' } as const;
    await createOccupancy(vehicleId, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z', service);
    await createOccupancy(vehicleId, '2027-01-01T12:00:00Z', '2027-01-03T00:00:00Z', service);
    expect(await checkInvariants()).toEqual([]);
  });
});

planted('I1', 'two trips at once', async () => {
  const { vehicleId } = await createBookableVehicle();
  await createOccupancy(vehicleId, '2027-01-01T08:00:00Z', '2027-01-01T10:00:00Z');
  await behindTheTriggers('occupancies', () =>
    createOccupancy(vehicleId, '2027-01-01T08:00:00Z', '2027-01-01T09:00:00Z', { kind: 'locked' }),
  );
});
planted('I2', 'paid twice', async () => pay(await paidOrder()));
planted('I2', 'paid, but canceled by expiry and not refunded', async () => {
  const late = await createOrder({ booking: { status: 'canceled', canceledBy: 'expiry' } });
  await log('booking', late.booking.id, 'preliminaryBooked', 'canceled');
  await pay(late);
});
planted('I2', 'canceled, and more given back than the fee leaves', async () => {
  const { occupancy, booking, payment, order } = await paidOrder();
  await occupancy?.destroy();
  await booking.update({ status: 'canceled', canceledAt: new Date(), canceledBy: 'customer', cancellationFee: 100 });
  await log('booking', booking.id, 'booked', 'canceled');
  await promise(payment, order.total);
});
planted('I3', 'booked without money', async () => {
  const { booking } = await createOrder();
  await log('booking', booking.id, ...BOOKED);
});
planted('I3', 'purchased without an invoice', async () => {
  const { booking } = await createOrder({ booking: { status: 'purchased' } });
  await log('booking', booking.id, 'preliminaryBooked', 'purchased');
});
planted('I4', 'a refund that is not counted', async () => {
  const { payment } = await paidOrder();
  const refund = await promise(payment, 500);
  await payment.update({ refundedAmount: 0 });
  expect(refund.amount).toBe(500);
});
planted('I5', 'a posting that does not balance', async () => {
  await LedgerEntry.create({ posting: 'half', account: 'customer', amount: 1, bookedAt: new Date() });
});
planted('I5', 'a capture that is not in the ledger', async () => {
  const made = await createOrder();
  await log('booking', made.booking.id, ...BOOKED);
  const payment = await pay(made);
  await behindTheTriggers('ledger_entries', () => LedgerEntry.destroy({ where: { paymentId: payment.id } }));
});
/** A dispute that has taken the payment, recorded everywhere but in the ledger. */
async function disputed(payment: Payment, counted = payment.amount): Promise<Dispute> {
  const dispute = await Dispute.create({
    paymentId: payment.id,
    providerDisputeId: `dp_${payment.id}`,
    status: 'needsResponse',
    reason: 'fraudulent',
    amount: payment.amount,
    currency: 'SEK',
    withdrawnAmount: payment.amount,
    fee: 150,
    openedAt: new Date(),
  });
  await payment.update({ disputedAmount: counted });
  await logMove('dispute', dispute.id, null, 'needsResponse');
  return dispute;
}

async function bookDispute({ id, paymentId, amount }: Dispute): Promise<void> {
  const entry = { posting: `dispute:txn_${id}`, paymentId, disputeId: id, bookedAt: new Date() };
  await LedgerEntry.bulkCreate([
    { ...entry, account: 'provider', amount: -amount - 150 },
    { ...entry, account: 'customer', amount },
    { ...entry, account: 'disputeFees', amount: 150 },
  ]);
}

planted('I4', 'a dispute that its payment does not know', async () => {
  const { payment } = await paidOrder();
  await bookDispute(await disputed(payment, 0));
});
planted('I5', 'a dispute that is not in the ledger', async () => disputed((await paidOrder()).payment));

describe('a dispute', () => {
  useTestDatabase();

  it('violates nothing, whether its trip goes on or was canceled', async () => {
    await bookDispute(await disputed((await paidOrder()).payment));
    const { payment, booking, occupancy } = await paidOrder();
    await bookDispute(await disputed(payment));
    await occupancy?.destroy();
    await booking.update({ status: 'canceled', canceledAt: new Date(), canceledBy: 'customer', cancellationFee: 0 });
    await log('booking', booking.id, 'booked', 'canceled');
    expect(await checkInvariants()).toEqual([]);
  });
});

planted('I6', 'more on credit than the limit', async () => {
  await Setting.create({ settingKey: 'maximumCreditLimit', value: '1000000' });
  const { booking } = await createOrder({ order: { paymentMethod: 'invoice' }, booking: { status: 'purchased' } });
  await log('booking', booking.id, 'preliminaryBooked', 'purchased');
});
planted('I7', 'a message that was given up', async () => {
  await OutboxMessage.create({ kind: 'mail', payload: {}, dueAt: new Date(), failedAt: new Date(), lastError: 'no' });
});
planted('I7', 'a refund that nothing sends', async () => {
  const { payment, order, booking, occupancy } = await paidOrder();
  await occupancy?.destroy();
  await booking.update({ status: 'canceled', canceledAt: new Date(), canceledBy: 'operator', cancellationFee: 0 });
  await log('booking', booking.id, 'booked', 'canceled');
  await promise(payment, order.total);
  await OutboxMessage.destroy({ where: {} });
});
planted('I8', 'a transition that is not allowed', async () => {
  const { booking } = await createOrder({ booking: { status: 'started' }, order: { paymentMethod: 'invoice' } });
  await log('booking', booking.id, 'preliminaryBooked', 'waitingForPayment', 'started');
});
planted('I8', 'a transition that does not follow from the one before', async () => {
  const { booking } = await createOrder({ booking: { status: 'purchased' }, order: { paymentMethod: 'invoice' } });
  await log('booking', booking.id, 'preliminaryBooked', 'waitingForPayment');
  await log('booking', booking.id, 'preliminaryBooked', 'purchased');
});
planted('I8', 'a status that was set without a word', async () => {
  const { booking } = await paidOrder();
  await Booking.update({ status: 'started' }, { where: { id: booking.id } });
});
describe('I8, a statement that moves nothing', () => {
  useTestDatabase();
  it('is legal in any state: a confirmation is sent again while the trip is under way', async () => {
    const { booking } = await paidOrder();
    await Booking.update({ status: 'started' }, { where: { id: booking.id } });
    await log('booking', booking.id, 'booked', 'started', 'started');
    expect(await checkInvariants()).toEqual([]);
  });
});
/** An open quote with one bus, as the company's answer leaves it. */
async function openQuote() {
  const { companyId, vehicleId } = await createBookableVehicle();
  const { customerId, userId } = await createCustomer();
  const departureAt = new Date(Date.now() + 30 * 86_400_000);
  const expiresAt = new Date(Date.now() + 86_400_000);
  const request = await createQuoteRequest({ customerId, userId }, departureAt);
  const asked = { quoteRequestId: request.id, companyId, position: 1, status: 'answered', expiresAt } as const;
  const { id: quoteRequestCompanyId } = await QuoteRequestCompany.create(asked);
  await log('quoteRequest', quoteRequestCompanyId, 'new', 'answered');
  const quote = await Quote.create({
    quoteRequestId: request.id,
    quoteRequestCompanyId,
    companyId,
    status: 'open',
    expiresAt,
    countries: 'SE',
    buses: [{ vehicleId }],
    proposedPrice: 100,
    operatorPrice: 100,
    customerPrice: 110,
    tax: 0,
    total: 110,
  });
  const end = new Date(departureAt.getTime() + 3_600_000);
  await createOccupancy(vehicleId, departureAt, end, { kind: 'preliminaryBooked', expiresAt, quoteId: quote.id });
  return { quote, request };
}

describe('an open quote with its bus', () => {
  useTestDatabase();
  it('violates nothing', async () => {
    await openQuote();
    expect(await checkInvariants()).toEqual([]);
  });
});
planted('I8', 'an open quote whose bus is not held', async () => {
  const { quote } = await openQuote();
  await Occupancy.destroy({ where: { quoteId: quote.id } });
});
planted('I8', 'a quote that is over and holds its bus', async () => {
  const { quote } = await openQuote();
  await quote.update({ status: 'expired' });
  await log('quote', quote.id, 'open', 'expired');
});
planted('I9', 'a hold that nobody ended', async () => {
  const { vehicleId } = await createBookableVehicle();
  await createOccupancy(vehicleId, '2027-01-01T08:00:00Z', '2027-01-01T10:00:00Z', {
    kind: 'preliminaryBooked',
    expiresAt: new Date(Date.now() - 6 * 60_000),
  });
});
planted('I9', 'an order whose hold is long over', () =>
  createOrder({
    booking: { status: 'preliminaryBooked' },
    order: { holdExpiresAt: new Date(Date.now() - 6 * 60_000) },
  }),
);
planted('I9', 'a booking whose vehicle is not occupied', async () => (await paidOrder()).occupancy?.destroy());

planted('I11', 'an order that never got its bookings', async () => {
  const { order, booking } = await createOrder({ booking: { status: 'canceled', canceledBy: 'expiry' } });
  await log('booking', booking.id, 'preliminaryBooked', 'canceled');
  // A copy of the row alone, as if a transaction had been torn apart.
  const { id, number, ...values } = order.get();
  await Order.create({ ...values, number: String(Number(number) + 1), offerHash: `torn-${id}` });
});

describe('I10', () => {
  useTestDatabase();

  it('compares our charges with the provider’s in both directions', async () => {
    const { payment, order } = await paidOrder();
    const id = payment.paymentIntentId ?? '';
    const right = { paymentIntentId: id, captured: order.total, refunded: 0, disputed: false };
    expect(await compareCharges([right])).toEqual([]);
    expect(await compareCharges([])).toMatchObject([
      { invariant: 'I10', rows: [{ paymentIntentId: id, theirs: null }] },
    ]);
    expect(await compareCharges([right, { ...right, paymentIntentId: 'pi_x' }])).toMatchObject([
      { invariant: 'I10', rows: [{ paymentIntentId: 'pi_x', ours: null }] },
    ]);
    expect(await compareCharges([{ ...right, refunded: 1 }])).toHaveLength(1);
    expect(await compareCharges([{ ...right, captured: 1 }])).toHaveLength(1);
    expect(await compareCharges([{ ...right, disputed: true }])).toHaveLength(1);
  });
});
