// Traces: S1-013, S3-024, S3-025, S3-026, S3-027, S4-017, S4-018, S4-019, S4-020, S4-021, S4-022, S4-061, S6-031,
// S8-062, S8-659, S8-660, S8-661, S8-662, S8-663, S8-666, S9-027
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { occupancyStore } from '@bff/domain/availability';
import { cancelOrder, expireHolds, readOrderDetails, registerOrderedQuotes, seeOrder } from '@bff/domain/bookings';
import { aTrip, useRoads } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { removeVehicle } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { createCustomer, createOccupancy } from '@db/factories';
import { Customer, Occupancy, Order, Quote, QuoteRequestCompany, VehicleCostList } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  bestQuotes,
  expireQuotes,
  makeQuote,
  orderedQuotesOfRequests,
  quoteChoices,
  quotedPrice,
  quoteOfAsked,
  quotesOfRequest,
  rejectQuote,
  renewQuote,
  seeQuoteRequest,
} from '.';
import { asked, held, keyOf, type Operator, pay, quoteBy, quoted, statusOf } from './testing/quoted-market';

describe('quotes', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  afterEach(() => clock.release());

  it('show the company its list price, and are made at its own price with commission and tax', async () => {
    const { first, id, customer, number } = await quoted();
    const [choice] = await quoteChoices(first.user, first.askedId);
    expect(choice).toMatchObject({
      isFree: false,
      busy: [{ kind: 'preliminaryBooked', vehicleId: first.vehicleId }],
      price: { offered: true },
    });
    const { quotes } = await quotesOfRequest(customer, number);
    // 10 000 kr + 10 % commission, 6 % tax.
    expect(quotes[0]).toMatchObject({
      operatorPrice: 1_000_000,
      customerPrice: 1_100_000,
      tax: 66_000,
      total: 1_166_000,
    });
    expect(quotes[0]!.proposedPrice).toBe(choice!.price!.operatorPrice);
    expect((await seeQuoteRequest(customer, number)).companies[0]!.shown).toBe('answered');
    const [hold] = await held(first.vehicleId);
    expect(hold).toMatchObject({ kind: 'preliminaryBooked', quoteId: id, bookingId: null });
  });

  it('are valid for as long as the company says, else by the settings', async () => {
    const { customer, number, operators } = await asked(2);
    const [first, second] = operators as [Operator, Operator];
    const wanted = { operatorPrice: 1_000_000, message: null };
    await makeQuote(first.user, first.askedId, { ...wanted, vehicleIds: [first.vehicleId], expiryHours: 5 });
    await makeQuote(second.user, second.askedId, { ...wanted, vehicleIds: [second.vehicleId], expiryHours: null });
    const { quotes } = await quotesOfRequest(customer, number);
    const hours = quotes.map(({ expiresAt }) => Math.round((expiresAt.getTime() - clock.millis()) / HOUR));
    expect(new Set(hours)).toEqual(new Set([5, 48]));
  });

  it('names a company that asks by its name, and a private customer by theirs', async () => {
    const { customer, number } = await asked();
    const nameOf = async () => (await seeQuoteRequest(customer, number)).customerName;
    const { name } = await Customer.findByPk(customer.customerId, { rejectOnEmpty: true });
    expect(await nameOf()).toBe(name);
    await Customer.update(
      { customerType: 'CORPORATE', companyName: 'Skolresor AB', orgNumber: '5560360793' },
      { where: { id: customer.customerId } },
    );
    expect(await nameOf()).toBe('Skolresor AB');
  });

  it('are summed up for the list of requests: how many can be accepted, from what price and until when', async () => {
    const { operators, customer, number } = await asked(3);
    const request = await seeQuoteRequest(customer, number);
    const best = async (actor: UserActor) => (await bestQuotes(actor, [request])).get(request.id);
    expect(await best(customer)).toBeUndefined();
    await quoteBy(operators[0]!, 1_000_000);
    const { quoteId } = await quoteBy(operators[1]!, 900_000);
    const until = new Date(clock.now().getTime() + HOUR);
    await Quote.update({ expiresAt: until }, { where: { id: quoteId } });
    expect(await best(customer)).toMatchObject({ count: 2, total: 1_049_400, until });
    // What has run out is nothing to choose.
    await Quote.update({ expiresAt: new Date(clock.now().getTime() - HOUR) }, { where: { id: quoteId } });
    expect(await best(await createCustomer())).toBeUndefined();
    expect(await best(customer)).toMatchObject({ count: 1, total: 1_166_000 });
    // What is accepted is what counts, also while another company has not answered.
    const [open] = (await quotesOfRequest(customer, number)).quotes.filter(({ shown }) => shown === 'open');
    const { orderNumber } = await acceptQuote(customer, open!.id);
    expect(await best(customer)).toEqual({ chosen: 'inProgress', isCanceled: false, total: 1_166_000, orderNumber });
    await pay(orderNumber);
    expect(await best(customer)).toEqual({ chosen: 'accepted', isCanceled: false, total: 1_166_000, orderNumber });
  });

  it('are made, chosen and paid at the company’s own price where its lists give none', async () => {
    const { customer, number, operators } = await asked();
    const [operator] = operators as [Operator];
    await VehicleCostList.destroy({ where: { companyId: operator.user.companyId! } });
    const [choice] = await quoteChoices(operator.user, operator.askedId);
    expect(choice).toMatchObject({ isFree: true, price: undefined });
    const { quoteId } = await quoteBy(operator);
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    expect(quote).toMatchObject({ proposedPrice: null, operatorPrice: 1_000_000, total: 1_166_000 });
    expect(await held(operator.vehicleId)).toMatchObject([{ kind: 'preliminaryBooked', quoteId }]);
    const { orderNumber } = await acceptQuote(customer, quoteId);
    await pay(orderNumber);
    expect(await readOrderDetails(orderNumber)).toMatchObject({ total: 1_166_000 });
    expect(await statusOf(quoteId)).toBe('accepted');
  });

  it('refuse what cannot be quoted', async () => {
    const { operators } = await asked(2);
    const [first, rival] = operators as [Operator, Operator];
    const make = (vehicleIds: number[]) =>
      keyOf(makeQuote(first.user, first.askedId, { vehicleIds, operatorPrice: 100, message: null }));
    expect(await make([])).toBe('quote.noVehicle');
    expect(await make([rival.vehicleId])).toBe('vehicle.notFound');
    expect(await keyOf(makeQuote(rival.user, first.askedId, { vehicleIds: [], operatorPrice: 1, message: null }))).toBe(
      'quoteRequest.notFound',
    );
    await createOccupancy(first.vehicleId, aTrip().departure, new Date(aTrip().departure.getTime() + HOUR));
    expect(await make([first.vehicleId])).toBe('booking.occupied');
    expect(await keyOf(quoteOfAsked(rival.user, first.askedId))).toBe('quoteRequest.notFound');
  });

  it('of a form ask whether a price far from the lists’ is meant', async () => {
    const { operators } = await asked(3);
    const [first, second, third] = operators as [Operator, Operator, Operator];
    const listed = (await quoteChoices(first.user, first.askedId))[0]!.price!.operatorPrice;
    const make = ({ user, askedId, vehicleId }: Operator, operatorPrice: number, priceConfirmed?: number | null) =>
      keyOf(makeQuote(user, askedId, { vehicleIds: [vehicleId], operatorPrice, message: null, priceConfirmed }));
    const half = Math.ceil(listed / 2);
    const beside = async (operatorPrice: number) => {
      const wanted = { vehicleIds: [first.vehicleId], operatorPrice, message: null };
      return await quotedPrice(first.user, first.askedId, wanted);
    };
    expect(await beside(half - 1)).toMatchObject({ proposedPrice: listed, far: 'below' });
    expect(await beside(half)).toMatchObject({ proposedPrice: listed, far: null });
    expect(await beside(listed * 2 + 1)).toMatchObject({ proposedPrice: listed, far: 'above' });
    expect(await make(first, half - 1, null)).toBe('quote.farFromLists');
    expect(await make(first, listed * 2 + 1, null)).toBe('quote.farFromLists');
    // What was meant of another price says nothing of this one.
    expect(await make(first, listed * 20, listed * 2 + 1)).toBe('quote.farFromLists');
    expect(await make(first, half, null)).toBe('done');
    expect(await make(second, 100, 100)).toBe('done');
    // The API's callers have not been shown a page that could ask.
    expect(await make(third, 100)).toBe('done');
  });

  it('when accepted, become an order at their price; when paid, close the others and free their buses', async () => {
    const { customer, ids, operators } = await quoted(3);
    const { orderNumber } = await acceptQuote(customer, ids[0]!);
    expect(await acceptQuote(customer, ids[0]!)).toEqual({ orderNumber });
    expect(await keyOf(acceptQuote(customer, ids[1]!))).toBe('quote.anotherChosen');
    const order = await readOrderDetails(orderNumber);
    expect(order).toMatchObject({ purchaseType: 'quote', total: 1_166_000 });
    expect(order!.bookings[0]!.lines.map(({ kind }) => kind)).toEqual(['agreed', 'commission', 'tax']);
    expect(await statusOf(ids[0]!)).toBe('inProgress');
    // It does not expire meanwhile.
    clock.freeze(new Date(Date.now() + 3 * DAY));
    await expireQuotes();
    expect(await statusOf(ids[0]!)).toBe('inProgress');
    expect(await statusOf(ids[2]!)).toBe('expired');
    clock.release();
    await pay(orderNumber);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['accepted', 'expired', 'expired']);
    expect(await held(operators[1]!.vehicleId)).toEqual([]);
    expect(await held(operators[0]!.vehicleId)).toMatchObject([{ kind: 'booked', quoteId: null }]);
  });

  it('when paid, expire the request for those who have not answered, and nobody is reminded', async () => {
    const { customer, operators } = await asked(2);
    const { quoteId } = await quoteBy(operators[0]!);
    const { orderNumber } = await acceptQuote(customer, quoteId);
    await pay(orderNumber);
    expect(await keyOf(quoteBy(operators[1]!))).toBe('quoteRequest.expired');
    const row = await QuoteRequestCompany.findByPk(operators[1]!.askedId, { rejectOnEmpty: true });
    expect(row).toMatchObject({ status: 'new', nextStep: null });
    expect(await held(operators[1]!.vehicleId)).toEqual([]);
  });

  it('have one winner of two simultaneous acceptances', async () => {
    const { customer, ids, operators } = await quoted(2);
    const keys = await Promise.all(ids.map((id) => keyOf(acceptQuote(customer, id))));
    expect(keys.sort()).toEqual(['done', 'quote.anotherChosen']);
    const chosen = await Quote.findAll({ where: { id: ids, status: 'inProgress' } });
    expect(chosen).toHaveLength(1);
    const order = await Order.findByPk(chosen[0]!.orderId!);
    await pay(order!.number);
    expect((await Promise.all(ids.map(statusOf))).sort()).toEqual(['accepted', 'rejected']);
    const other = await Quote.findOne({ where: { id: ids, status: 'rejected' } });
    expect(other).toMatchObject({ rejectedBy: 'anotherChosen' });
    const free = operators.find(({ user }) => user.companyId === other!.companyId)!;
    expect(await held(free.vehicleId)).toEqual([]);
  });

  it('make one order when acceptance is pressed twice', async () => {
    const { customer, id } = await quoted();
    const both = await Promise.allSettled([acceptQuote(customer, id), acceptQuote(customer, id)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await Order.count({ where: { customerId: customer.customerId } })).toBe(1);
  });

  it('are open again when the order ends unpaid, with their bus held', async () => {
    const { customer, id, first } = await quoted();
    const canceled = await acceptQuote(customer, id);
    await cancelOrder(customer, { orderNumber: canceled.orderNumber });
    expect(await statusOf(id)).toBe('open');
    expect(await held(first.vehicleId)).toMatchObject([{ quoteId: id }]);
    const { orderNumber } = await acceptQuote(customer, id);
    await Order.update({ holdExpiresAt: new Date(Date.now() - HOUR) }, { where: { number: orderNumber } });
    await expireHolds();
    expect((await seeOrder(customer, orderNumber)).bookings[0]!.status).toBe('canceled');
    expect(await statusOf(id)).toBe('open');
  });

  it('are not revived by a late payment of their order, even if the bus is free', async () => {
    const { customer, id, first } = await quoted();
    const { orderNumber } = await acceptQuote(customer, id);
    const past = new Date(Date.now() - HOUR);
    await Quote.update({ expiresAt: past }, { where: { id } });
    await Order.update({ holdExpiresAt: past }, { where: { number: orderNumber } });
    await expireHolds();
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['expired', []]);
    await pay(orderNumber);
    expect((await seeOrder(customer, orderNumber)).bookings[0]!.status).toBe('canceled');
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['expired', []]);
  });

  it('expire, can then not be accepted, and are renewed while the bus is free and departure is four days away', async () => {
    const { customer, id, first } = await quoted();
    clock.freeze(new Date(Date.now() + 48 * HOUR + 1_000));
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.expired');
    const counts = await Promise.all([expireQuotes(), expireQuotes()]);
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(1);
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['expired', []]);
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.expired');
    expect((await quoteOfAsked(first.user, first.askedId))!.isRenewable).toBe(true);
    const { start, end } = (await quoteOfAsked(first.user, first.askedId))!.quote.buses[0]!;
    const sold = await createOccupancy(first.vehicleId, new Date(start), new Date(end));
    expect(await keyOf(renewQuote(first.user, first.askedId))).toBe('booking.occupied');
    expect(await statusOf(id)).toBe('expired');
    await Occupancy.destroy({ where: { vehicleId: first.vehicleId } });
    expect(sold).toBeDefined();
    await renewQuote(first.user, first.askedId);
    expect(await statusOf(id)).toBe('open');
    await rejectQuote(customer, id, 'För dyrt');
    expect(await keyOf(renewQuote(first.user, first.askedId))).toBe('state.notAllowed');
    expect(
      await occupancyStore.areFree([{ vehicleId: first.vehicleId, start: new Date(start), end: new Date(end) }]),
    ).toBe(true);
  });

  it('are refused, and nothing is ordered, when the bus was sold elsewhere despite the hold', async () => {
    const { customer, id, first } = await quoted();
    const { start, end } = (await quoteOfAsked(first.user, first.askedId))!.quote.buses[0]!;
    await Occupancy.destroy({ where: { quoteId: id } });
    await createOccupancy(first.vehicleId, new Date(start), new Date(end));
    expect(await keyOf(acceptQuote(customer, id))).toBe('booking.occupied');
    expect(await statusOf(id)).toBe('open');
    expect(await Order.count({ where: { customerId: customer.customerId } })).toBe(0);
  });

  it('are over when rejected', async () => {
    const { customer, id, first } = await quoted();
    await rejectQuote(customer, id, 'För dyrt');
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['rejected', []]);
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.notOpen');
    expect(await keyOf(rejectQuote(customer, id, 'x'))).toBe('quote.notOpen');
  });

  it('belong to their customer alone, and keep their bus from being removed', async () => {
    const { id, first } = await quoted();
    const stranger = await createCustomer();
    expect(await keyOf(acceptQuote(stranger, id))).toBe('quote.notFound');
    expect(await keyOf(rejectQuote(stranger, id, 'x'))).toBe('quote.notFound');
    expect(await keyOf(acceptQuote(first.user, id))).toBe('quote.notFound');
    expect(await keyOf(removeVehicle(first.user, first.vehicleId))).toBe('vehicle.activeQuotes');
  });
});
