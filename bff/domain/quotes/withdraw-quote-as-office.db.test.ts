// Traces: S2-134, S3-024, S4-019
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { EventLogEntry, OutboxMessage, Quote, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  expireQuotes,
  officeQuote,
  officeQuotes,
  orderedQuotesOfRequests,
  renewQuote,
  seeAsked,
  seeQuoteRequest,
  sellQuote,
  withdrawQuote,
  withdrawQuoteAsOffice,
} from '.';
import { held, keyOf, quoteBy, quoted, statusOf } from './testing/quoted-market';

describe('quotes that an administrator withdraws', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });

  async function sold() {
    const [admin, customer] = [await createUser({ roles: ['SYSTEM_ADMIN'] }), await createCustomer()];
    const { companyId, vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const { number } = await sellQuote(admin, {
      customerId: customer.customerId,
      offer: sealOffer(offer),
      customerPrice: offer.buses[0]!.customerPrice,
      expiryHours: 48,
      language: 'sv',
      message: 'Som vi sa',
      sendKey: randomUUID(),
    });
    const { quotes, request } = await officeQuotes(admin, number);
    const company = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    return { admin, customer, company, vehicleId, number, id: quotes[0]!.id, askedId: request.companies[0]!.id };
  }
  const mail = async (dedupeKey: string) =>
    (await OutboxMessage.findOne({ where: { dedupeKey }, rejectOnEmpty: true })).payload;

  it('and has made are free of the bus and told to both; the company that nobody asked is not asked now', async () => {
    const { admin, customer, company, vehicleId, number, id, askedId } = await sold();
    expect(await held(vehicleId)).toHaveLength(1);
    await withdrawQuoteAsOffice(admin, id, 'Fel pris');
    expect([await statusOf(id), await held(vehicleId)]).toEqual(['rejected', []]);
    expect(await mail(`quote:${id}:withdrawn`)).toMatchObject({
      data: { message: 'Fel pris', isByOffice: true, answerBy: null, nextUrl: null },
    });
    expect(await mail(`quote:${id}:closed`)).toMatchObject({ data: { isWithdrawn: true, reason: 'Fel pris' } });
    const event = { entity: 'quote', entityId: id, toState: 'rejected', code: 'quoteWithdrawn', reason: 'Fel pris' };
    expect(await EventLogEntry.count({ where: { ...event, actorUserId: admin.userId } })).toBe(1);
    expect(await seeAsked(company, askedId)).toMatchObject({ shown: 'expired', reads: 'withdrawn', nextStep: null });
    expect((await seeQuoteRequest(customer, number)).companies[0]!.shown).toBe('expired');
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.notOpen');
    expect(await keyOf(withdrawQuoteAsOffice(admin, id, 'igen'))).toBe('quote.notOpen');
  });

  it('and a company has made free the bus, and the company is asked again', async () => {
    const admin = await createUser({ roles: ['SYSTEM_OWNER'] });
    const { id, first, number } = await quoted();
    expect((await officeQuotes(admin, number)).quotes[0]!.isSold).toBe(false);
    await withdrawQuoteAsOffice(admin, id, 'Bolaget ringde');
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['rejected', []]);
    expect(await seeAsked(first.user, first.askedId)).toMatchObject({ shown: 'new', nextStep: 'halfTime' });
    expect(await mail(`quote:${id}:withdrawn`)).toMatchObject({ data: { answerBy: expect.any(String) as string } });
    expect(await keyOf(quoteBy(first))).toBe('done');
  });

  it('are told to the customer as the office’s, also renewed by the company; its own are not', async () => {
    const { company, id, askedId } = await sold();
    const { expiresAt } = await Quote.findByPk(id, { rejectOnEmpty: true });
    expect(await mail(`quote:${id}:${expiresAt.getTime()}`)).toMatchObject({ data: { isByOffice: true } });
    await Quote.update({ expiresAt: new Date(0) }, { where: { id } });
    await expireQuotes();
    await renewQuote(company, askedId);
    const renewed = await Quote.findByPk(id, { rejectOnEmpty: true });
    expect(await mail(`quote:${id}:${renewed.expiresAt.getTime()}`)).toMatchObject({ data: { isByOffice: true } });
    const own = await quoted();
    const quote = await Quote.findByPk(own.id, { rejectOnEmpty: true });
    expect(await mail(`quote:${own.id}:${quote.expiresAt.getTime()}`)).toMatchObject({ data: { isByOffice: false } });
  });

  it('are administrators’ to withdraw, open, and not being paid for', async () => {
    const { admin, customer, company, id, vehicleId } = await sold();
    for (const other of [customer, company, await createUser({ roles: ['TRAFFIC_CONTROLLER'] })]) {
      expect(await keyOf(withdrawQuoteAsOffice(other, id, 'x'))).toBe('quote.notFound');
      expect(await keyOf(officeQuote(other, id))).toBe('quote.notFound');
    }
    expect(await keyOf(withdrawQuoteAsOffice(admin, 0, 'x'))).toBe('quote.notFound');
    await acceptQuote(customer, id);
    expect(await keyOf(withdrawQuoteAsOffice(admin, id, 'x'))).toBe('quote.notOpen');
    expect(await held(vehicleId)).toHaveLength(1);
    const late = await sold();
    await Quote.update({ expiresAt: new Date(0) }, { where: { id: late.id } });
    expect(await keyOf(withdrawQuoteAsOffice(admin, late.id, 'x'))).toBe('quote.expired');
  });

  it('are known from what the company sends after it has withdrawn the first', async () => {
    const { admin, company, vehicleId, number, id, askedId } = await sold();
    const { name } = await User.findByPk(admin.userId, { rejectOnEmpty: true });
    const before = await officeQuotes(admin, number);
    expect(before.request.seller).toEqual({ name });
    expect(before.quotes.map((quote) => [quote.id, quote.isSold])).toEqual([[id, true]]);
    await withdrawQuote(company, askedId, 'Bussen är trasig');
    const { quoteId } = await quoteBy({ user: company, vehicleId, askedId });
    const { quotes } = await officeQuotes(admin, number);
    expect(quotes.map((quote) => [quote.id, quote.isSold])).toEqual([
      [id, true],
      [quoteId, false],
    ]);
    await withdrawQuoteAsOffice(admin, quoteId, 'Bolaget ringde');
    expect((await seeAsked(company, askedId)).shown).toBe('new');
  });
});
