// Traces: S2-114, S2-134
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { cancelOrder, registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip, type Buyer, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { createBookableVehicle, createUser } from '@db/factories';
import { Quote, QuoteRequest } from '@db/models';
import { statementsOf } from '@db/testing/count-statements';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  orderedQuotesOfRequests,
  quotesOfRequest,
  rejectQuote,
  requestOfSale,
  seeQuoteRequest,
  sellQuote,
  soldAfter,
  standingOffers,
  withdrawQuoteAsOffice,
} from '.';
import { asked, keyOf, pay, quoted } from './testing/quoted-market';

useTestDatabase({ pool: 10 });
beforeAll(() => {
  useRoads();
  registerOrderedQuotes(orderedQuotesOfRequests);
});

/** Offers the customer the trip, from the page of one of their requests. */
async function offered(admin: UserActor, { customerId }: Buyer, previous?: string) {
  const { vehicleId } = await createBookableVehicle();
  const { offer } = await findOffer(aTrip(), vehicleId);
  const { number } = await sellQuote(admin, {
    customerId: customerId,
    offer: sealOffer(offer),
    customerPrice: offer.buses[0]!.customerPrice,
    expiryHours: 24,
    language: 'sv',
    message: null,
    sendKey: randomUUID(),
    previous,
  });
  const { id } = await seeQuoteRequest(admin, number);
  const quote = await Quote.findOne({ where: { quoteRequestId: id }, rejectOnEmpty: true });
  return { number, id, quote };
}

const statesOf = async (admin: UserActor, id: number) =>
  ((await soldAfter(admin, [id])).get(id) ?? []).map(({ status, isStanding }) => [status, isStanding]);

it('what was offered after a request has the state of its quote, and stands while it can be accepted or is', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { customer, number } = await asked();
  const { id } = await seeQuoteRequest(admin, number);
  expect(await statesOf(admin, id)).toEqual([]);
  const { quote: refused } = await offered(admin, customer, number);
  expect(await statesOf(admin, id)).toEqual([['open', true]]);
  await rejectQuote(customer, refused.id, 'För dyrt');
  const { quote: withdrawn } = await offered(admin, customer, number);
  await withdrawQuoteAsOffice(admin, withdrawn.id, 'Fel pris');
  const { quote: late } = await offered(admin, customer, number);
  await late.update({ expiresAt: new Date(0) });
  const { quote: chosen } = await offered(admin, customer, number);
  const { orderNumber } = await acceptQuote(customer, chosen.id);
  const gone = [
    ['rejected', false],
    ['withdrawn', false],
    ['expired', false],
  ];
  expect(await statesOf(admin, id)).toEqual([...gone, ['inProgress', true]]);
  await pay(orderNumber);
  expect(await statesOf(admin, id)).toEqual([...gone, ['accepted', true]]);
  const [standing, ...others] = await standingOffers(admin, { number, customerId: customer.customerId });
  expect([standing?.status, standing?.total, others]).toEqual(['accepted', chosen.total, []]);
  const { quotes } = await quotesOfRequest(customer, standing!.number);
  expect(quotes.map((quote) => quote.id)).toEqual([chosen.id]);
  await cancelOrder(customer, { orderNumber });
  expect(await statesOf(admin, id)).toEqual([...gone, ['canceled', false]]);
  expect(await standingOffers(admin, { number, customerId: customer.customerId })).toEqual([]);
});

it('an offer that was begun from an earlier offer is the first request’s too, and each of them tells of it', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { customer, number } = await asked();
  const first = await seeQuoteRequest(admin, number);
  const earlier = await offered(admin, customer, number);
  await withdrawQuoteAsOffice(admin, earlier.quote.id, 'Fel pris');
  const later = await offered(admin, customer, earlier.number);
  const found = await soldAfter(admin, [first.id, earlier.id, later.id]);
  const numbers = (id: number) => found.get(id)?.map((sold) => sold.number);
  expect([numbers(first.id), numbers(earlier.id), numbers(later.id)]).toEqual([
    [earlier.number, later.number],
    [later.number],
    undefined,
  ]);
  for (const from of [number, earlier.number, later.number])
    expect(await standingOffers(admin, { number: from, customerId: customer.customerId }), from).toMatchObject([
      { number: later.number, isStanding: true },
    ]);
  // An offer to a customer who has called, which nobody has asked for, stands for its own trip.
  const called = await offered(admin, customer);
  const ofCall = await standingOffers(admin, { number: called.number, customerId: customer.customerId });
  expect(ofCall.map((sold) => sold.number)).toEqual([called.number]);
});

it('a sale knows the request that it was begun from: what was asked, and what companies offer for it themselves', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { customer, number, id } = await quoted();
  const { customerId } = customer;
  await QuoteRequest.update({ message: 'Tolv notställ' }, { where: { number } });
  const quote = await Quote.findByPk(id, { rejectOnEmpty: true });
  expect(await requestOfSale(admin, { number, customerId })).toMatchObject({
    message: 'Tolv notställ',
    open: [{ company: expect.stringMatching(/./) as string, total: quote.total }],
    offered: [],
  });
  await withdrawQuoteAsOffice(admin, id, 'Fel pris');
  expect(await requestOfSale(admin, { number, customerId })).toMatchObject({ open: [] });
  expect(await requestOfSale(admin, { number, customerId: customerId + 1 })).toBeNull();
  expect(await keyOf(requestOfSale(customer, { number, customerId }))).toBe('auth.noPermission');
});

it('is read for administrators alone, of the same customer, and for all rows at once', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { customer, number } = await asked();
  const other = await asked();
  await offered(admin, customer, number);
  const ids = [(await seeQuoteRequest(admin, number)).id, (await seeQuoteRequest(admin, other.number)).id];
  const asking = { number, customerId: customer.customerId };
  expect(await keyOf(soldAfter(customer, ids))).toBe('auth.noPermission');
  expect(await keyOf(standingOffers(customer, asking))).toBe('auth.noPermission');
  expect(await standingOffers(admin, { ...asking, customerId: other.customer.customerId })).toEqual([]);
  expect(await standingOffers(admin, { ...asking, number: '123' })).toEqual([]);
  const ofOne = await statementsOf(() => soldAfter(admin, ids));
  await offered(admin, other.customer, other.number);
  expect(await statementsOf(() => soldAfter(admin, ids))).toBe(ofOne);
});
