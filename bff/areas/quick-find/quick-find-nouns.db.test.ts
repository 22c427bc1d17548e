import { beforeAll, describe, expect, it } from 'vitest';
import { listBookings } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { listPayments } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { createCompany, createCustomer, createUser } from '@db/factories';
import { Company, Customer, Order, OrderStop, OutboxMessage, Payment, Refund, User } from '@db/models';
import { execute } from '@db/query';
import { statementsOf } from '@db/testing/count-statements';
import { useTestDatabase } from '@db/testing/test-database';
import { part } from './found';
import { quickFind } from './quick-find';

useTestDatabase();

it('finds by a number with its noun what the number alone finds', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { orderNumber, bookings, operator, paymentId } = await orderFixture();
  const { number } = bookings[0]!;
  for (const [typed, id, kind] of [
    [`order ${orderNumber}`, orderNumber, 'order'],
    [`Ordernummer ${orderNumber}`, orderNumber, 'order'],
    [`#${orderNumber}`, orderNumber, 'order'],
    [`bokning ${number}`, number, 'bookingOfOrder'],
    [`booking no. ${number}`, number, 'bookingOfOrder'],
    // What is called something else is known by its number.
    [`bokning ${orderNumber}`, orderNumber, 'order'],
    [`offertförfrågan ${number}`, number, 'bookingOfOrder'],
  ] as const)
    expect(await quickFind(admin, typed), typed).toMatchObject([{ id, kind }]);
  expect(await quickFind(operator, `bokning ${number}`)).toMatchObject([{ id: number, kind: 'booking' }]);

  const listed = { companyId: undefined, when: 'all', sort: 'departure', descending: true, ...part } as const;
  for (const typed of [`order ${orderNumber}`, `bokning ${number.slice(0, 4)} ${number.slice(4)}`, `nr ${number}`])
    expect((await listBookings(admin, { ...listed, text: typed })).rows, typed).toMatchObject([{ number }]);
  const paid = { text: `order ${orderNumber}`, status: undefined, waiting: false, sort: 'created', descending: true, ...part } as const; // prettier-ignore
  expect((await listPayments(admin, paid)).rows.map(({ id }) => id)).toEqual([paymentId]);
});

it('takes the noun at its word where several begin with the number', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { bookings, paymentId, companyId } = await orderFixture();
  const payment = await Payment.findByPk(paymentId!, { rejectOnEmpty: true });
  const id = Number(bookings[0]!.number.slice(0, 4));
  await Payment.create({ id, orderId: payment.orderId, amount: 7, status: 'failed', idempotencyKey: 'same' });
  const kinds = async (typed: string) => (await quickFind(admin, typed)).map(({ kind }) => kind);
  expect(await kinds(String(id))).toEqual(expect.arrayContaining(['payment', 'bookingOfOrder']));
  expect(await kinds(`betalning ${id}`)).toEqual(['payment']);
  expect(new Set(await kinds(`bokning ${id}`))).toEqual(new Set(['bookingOfOrder']));
  expect(await kinds(`återbetalning ${id}`)).toEqual([]);

  const { orgNumber } = await Company.findByPk(companyId, { rejectOnEmpty: true });
  expect(await quickFind(admin, `bolag ${orgNumber}`)).toMatchObject([{ kind: 'company', id: companyId }]);
  await Company.update({ name: 'Kund 12' }, { where: { id: companyId } });
  expect((await quickFind(admin, 'kund 12'))[0]).toMatchObject({ kind: 'company', id: companyId });
});

describe('a noun beside a name or a place', () => {
  const NAME = 'Petronella Wallbom';
  let admin: UserActor;
  let sold: Awaited<ReturnType<typeof orderFixture>>;
  let refundId: number;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    sold = await orderFixture();
    await Customer.update({ name: NAME }, { where: { id: sold.customer.customerId } });
    await User.update({ name: NAME }, { where: { id: sold.customer.userId } });
    await Order.update({ contactName: NAME }, { where: { number: sold.orderNumber } });
    const payment = await Payment.findByPk(sold.paymentId!, { rejectOnEmpty: true });
    const refund = { paymentId: payment.id, amount: 7, reason: 'canceled', status: 'succeeded' } as const;
    refundId = (await Refund.create({ ...refund, idempotencyKey: 'noun' })).id;
    const stops = ['Borlänge', 'Åre'].map((name) => ({ place: { id: name, name, lat: 1, lon: 1, country: 'SE' }, dwellSeconds: 0 })); // prettier-ignore
    await execute(
      `INSERT INTO quote_requests (number, customer_id, user_id, trip_type, stops, departure_at, adults, children, wheelchairs, language, send_key)
        VALUES ('71000014', :customerId, :userId, 'one-way', :stops, '2032-02-03 08:00:00', 40, 0, 0, 'sv', 'n')`,
      { ...sold.customer, stops: JSON.stringify(stops) },
    );
  });
  const found = async (actor: UserActor, text: string, isPhrase = false) =>
    (await quickFind(actor, text, undefined, isPhrase)).map(({ kind, id }) => [kind, id]);

  it('finds of what the name finds what the noun means, before and after it, in both languages', async () => {
    const booking = ['bookingOfOrder', sold.bookings[0]!.number];
    const customer = ['customer', sold.customer.customerId];
    const request = ['quoteRequest', '71000014'];
    for (const [typed, one] of [
      ['bokning petronella', booking],
      ['petronella bokningar', booking],
      ['Petronellas bokning', booking],
      ['booking for petronella', booking],
      ['order petronella', booking],
      ['kund petronella', customer],
      ['petronella customer', customer],
      ['offert petronella', request],
      ['offert borlänge', request],
      ['quote request petronella', request],
      ['offertförfrågan petronella', request],
      ['betalning petronella', ['payment', sold.paymentId]],
      ['payment petronella', ['payment', sold.paymentId]],
      ['återbetalning wallbom', ['refund', refundId]],
      ['refund wallbom', ['refund', refundId]],
      ['användare petronella', ['user', sold.customer.userId]],
    ] as const)
      expect(await found(admin, typed), typed).toEqual([one]);
    const own = ['booking', sold.bookings[0]!.number];
    for (const typed of ['bokning petronella', 'order petronella'])
      expect(await found(sold.operator, typed), typed).toEqual([own]);
    // What the actor may not see is not found by its noun either.
    expect(await found(sold.operator, 'betalning petronella')).toEqual([own]);
  });

  it('finds all that the name finds where nothing is what the noun means', async () => {
    const all = await found(admin, 'petronella');
    expect(all.length).toBeGreaterThan(2);
    for (const typed of ['bussbolag petronella', 'petronella vehicle']) expect(await found(admin, typed)).toEqual(all);
    expect(await found(admin, 'bokning xyzzy')).toEqual([]);
  });

  it('leads on to the list by what it found it by', async () => {
    expect(await quickFind(admin, 'kund petronella')).toMatchObject([{ by: 'petronella' }]);
    expect((await quickFind(admin, 'petronella')).every(({ by }) => by === undefined)).toBe(true);
  });

  it('finds who has such a word in the name as before', async () => {
    const named = await createCompany({ name: 'Bussbolaget Vallonen AB' });
    const andCo = await createCompany({ name: 'Buss & Kvarnby' });
    const other = await createCompany({ name: 'Åkeri & Kvarnby' });
    expect(await found(admin, 'Bussbolaget Vallonen AB')).toEqual([['company', named.id]]);
    expect(await found(admin, 'buss & kvarnby')).toEqual([['company', andCo.id]]);
    expect(await found(admin, 'bolag kvarnby')).toEqual([
      ['company', andCo.id],
      ['company', other.id],
    ]);
  });

  it('takes a genitive for one where only the name has what the noun means', async () => {
    await createCompany({ name: 'Wallboms Verkstad' });
    expect(await found(admin, 'wallboms betalning')).toEqual([['payment', sold.paymentId]]);
    expect(await found(admin, 'wallboms verkstad')).toMatchObject([['company', expect.any(Number)]]);
  });

  it('finds customers by their town with their noun alone, after who is called so', async () => {
    const people = ['Ada Norrby', 'Bo Luleå'];
    for (const [at, name] of people.entries()) {
      const { customerId } = await createCustomer();
      await Customer.update({ name, city: at === 0 ? 'Luleå' : 'Boden' }, { where: { id: customerId } });
    }
    const names = async (typed: string) => (await quickFind(admin, typed)).map(({ name }) => name);
    for (const typed of ['kund luleå', 'kunder i Luleå', 'luleå customers'])
      expect(await names(typed)).toEqual(['Bo Luleå', 'Ada Norrby']);
    expect(await names('kund norrby luleå')).toEqual(['Ada Norrby']);
    expect(await names('luleå')).toEqual(['Bo Luleå']);
    const company = await createCompany({ name: 'Buss i Norr AB', city: 'Kiruna' });
    expect(await found(admin, 'bolag kiruna')).toEqual([['company', company.id]]);
  });

  it('finds outgoing messages by who they went to, with their noun alone', async () => {
    const email = 'ottilia@demo.invalid';
    const { customerId } = await createCustomer();
    await Customer.update({ name: 'Ottilia Brevdal', email }, { where: { id: customerId } });
    const sent = {
      kind: 'mail',
      template: 'bookingConfirmation',
      payload: {},
      bookingNumber: sold.bookings[0]!.number,
    };
    const { id } = await OutboxMessage.create({ ...sent, recipient: email, dueAt: new Date(), sentAt: new Date() });
    const waiting = await OutboxMessage.create({ kind: 'mail', payload: { to: email }, dueAt: new Date() });
    const mine = [
      ['message', waiting.id],
      ['message', id],
    ];
    for (const typed of ['utskick ottilia', 'mejl till ottilia', 'brevdal emails', `mail ${email}`])
      expect(await found(admin, typed), typed).toEqual(mine);
    expect(await found(admin, `utskick ${sold.bookings[0]!.number}`)).toEqual([['message', id]]);
    expect((await found(admin, 'ottilia')).map(([kind]) => kind)).toEqual(['customer']);
    expect(await found(sold.operator, 'utskick ottilia')).toEqual([]);
  });

  it('says how each stands, and whose it is', async () => {
    const first = async (typed: string) => (await quickFind(admin, typed))[0];
    const trip = { of: 'trip', stands: { status: 'booked' } };
    for (const typed of ['bokning petronella', sold.bookings[0]!.number, sold.orderNumber])
      expect(await first(typed), typed).toMatchObject({
        detail: `${NAME}, Uppsala – Gävle`,
        at: sold.departure,
        state: trip,
      });
    expect(await first('offert petronella')).toMatchObject({
      detail: `${NAME}, Borlänge – Åre`,
      state: { of: 'request', status: 'noQuote', isOffered: false },
    });
    expect(await first('betalning petronella')).toMatchObject({ state: { of: 'payment', status: 'succeeded' } });
    const { customerId, userId } = sold.customer;
    expect(await first('kund petronella')).not.toHaveProperty('state');
    await User.update({ status: 'inactive' }, { where: { id: userId } });
    expect(await first('kund petronella')).toMatchObject({
      id: customerId,
      state: { of: 'account', standing: 'inactive' },
    });
    await User.update({ status: 'active' }, { where: { id: userId } });
  });

  it('asks with a noun only what the noun means beside what is called all of it', async () => {
    const typed = await statementsOf(() => quickFind(admin, 'petronella'));
    const meant = await statementsOf(() => quickFind(admin, 'kund petronella'));
    expect(meant).toBeLessThan(typed + 5);
  });

  it('looks for no name in what a screen or an act is called by', async () => {
    expect(await found(admin, 'wallbom kund', true)).toEqual([]);
    expect(await found(admin, 'wallbom', true)).not.toEqual([]);
  });

  it('finds the drivers of a name by their noun', async () => {
    const driver = await createUser({ roles: ['DRIVER'] });
    const clerk = await createUser({ roles: ['SYSTEM_ADMIN'] });
    for (const { userId } of [driver, clerk]) await User.update({ name: 'Rurik Quist' }, { where: { id: userId } });
    expect(await found(admin, 'förare rurik')).toEqual([['user', driver.userId]]);
    expect((await found(admin, 'användare rurik')).length).toBe(2);
  });
});

it('puts the trips in the typed order of places first', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const contactName = 'Valfrid Vändåter';
  const sold = [];
  for (const day of [3, 4, 5, 6, 7, 8]) {
    const one = await orderFixture({ departure: new Date(`2033-05-0${day}T06:00:00Z`) });
    await Order.update({ contactName }, { where: { number: one.orderNumber } });
    sold.push(one);
  }
  // All but the last lead the other way.
  for (const { orderId } of sold.slice(0, -1)) {
    const stops = await OrderStop.findAll({ where: { orderId }, order: ['position'] });
    const names = stops.map(({ name }) => name).reverse();
    for (const [at, stop] of stops.entries()) await stop.update({ name: names[at]! });
  }
  const first = async (actor: UserActor, typed: string) => (await quickFind(actor, typed))[0]?.id;
  const { bookings, operator } = sold.at(-1)!;
  for (const actor of [admin, operator]) expect(await first(actor, 'uppsala gävle valfrid')).toBe(bookings[0]!.number);
  expect(await first(admin, 'gävle uppsala valfrid')).toBe(sold[0]!.bookings[0]!.number);
  expect(await first(admin, 'bokning uppsala gävle valfrid')).toBe(bookings[0]!.number);
});
