// Traces: S2-087, S2-114
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createUser } from '@db/factories';
import { QuoteRequest, QuoteRequestCompany } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  allQuoteRequests,
  answersDue,
  listAsked,
  officeQuotes,
  orderedQuotesOfRequests,
  rejectQuoteRequest,
  requestQuotes,
  seeQuoteRequest,
  sellQuote,
  withdrawQuote,
} from '.';
import { asked, quoteBy } from './testing/quoted-market';

describe('answers that are due', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  let admin: UserActor;
  beforeEach(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    await QuoteRequestCompany.update({ expiresAt: new Date(0), nextStep: null, nextStepAt: null }, { where: {} });
  });
  afterEach(() => clock.release());

  const due = async () => {
    const query = { state: undefined, due: true, oldestFirst: true, page: 1, pageSize: 50 };
    const { rows, total } = await allQuoteRequests(admin, query);
    const { count, deadline } = await answersDue(admin);
    expect([count, rows.length]).toEqual([total, total]);
    return { numbers: rows.map(({ number }) => number), deadline };
  };
  const runOut = (askedId: number, left: number) =>
    QuoteRequestCompany.update({ expiresAt: new Date(clock.millis() + left) }, { where: { id: askedId } });

  it('are those whose time runs out within a day, the first deadline told', async () => {
    const { number, operators } = await asked(2);
    const other = await asked();
    for (const { askedId } of [...operators, ...other.operators]) await runOut(askedId, 24 * HOUR + MINUTE);
    expect(await due()).toEqual({ numbers: [], deadline: null });
    await runOut(operators[0]!.askedId, 5 * HOUR);
    await runOut(operators[1]!.askedId, 3 * HOUR);
    const { companies } = await seeQuoteRequest(admin, number);
    expect(await due()).toEqual({ numbers: [number], deadline: companies[1]!.expiresAt });
    // Answered by one, the other’s is still due; answered by both, none is.
    await quoteBy(operators[1]!);
    expect(await due()).toEqual({ numbers: [number], deadline: companies[0]!.expiresAt });
    await rejectQuoteRequest(operators[0]!.user, operators[0]!.askedId, 'Fullbokat');
    expect((await due()).numbers).toEqual([]);
  });

  it('are those that ran out within a week without any quote, until others are asked or the trip is over', async () => {
    const { customer, number, operators } = await asked();
    await runOut(operators[0]!.askedId, -6 * DAY);
    expect(await due()).toEqual({ numbers: [number], deadline: null });
    const { departureAt, id } = await QuoteRequest.findOne({ where: { number }, rejectOnEmpty: true });
    await QuoteRequest.update({ departureAt: new Date(clock.millis() - HOUR) }, { where: { id } });
    expect((await due()).numbers).toEqual([]);
    await QuoteRequest.update({ departureAt }, { where: { id } });
    await runOut(operators[0]!.askedId, -7 * DAY - MINUTE);
    expect((await due()).numbers).toEqual([]);
    await runOut(operators[0]!.askedId, -HOUR);
    expect((await due()).numbers).toEqual([number]);
    const { companyId } = await createBookableVehicle();
    const { trip } = await seeQuoteRequest(customer, number);
    const next = { trip, message: null, specialRequests: null, companyIds: [companyId], sendKey: randomUUID() };
    await requestQuotes(customer, { ...next, previous: number });
    expect((await due()).numbers).toEqual([]);
    expect(await officeQuotes(admin, number)).toMatchObject({ askedOthersIn: [expect.any(String)], sold: [] });
  });

  it('are none once an administrator has offered the trip, also of who still has time', async () => {
    const { customer, number, operators } = await asked(2);
    await runOut(operators[0]!.askedId, HOUR);
    await runOut(operators[1]!.askedId, -HOUR);
    expect((await due()).numbers).toEqual([number]);
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const { number: sold } = await sellQuote(admin, {
      customerId: customer.customerId,
      offer: sealOffer(offer),
      customerPrice: offer.buses[0]!.customerPrice,
      expiryHours: 24,
      language: 'sv',
      message: null,
      sendKey: randomUUID(),
      previous: number,
    });
    expect((await due()).numbers).toEqual([]);
    expect(await officeQuotes(admin, number)).toMatchObject({
      before: null,
      askedOthersIn: [],
      sold: [{ number: sold, status: 'open', isStanding: true }],
    });
    expect(await officeQuotes(admin, sold)).toMatchObject({ before: number, askedOthersIn: [], sold: [] });
  });

  it('are none once a quote is chosen', async () => {
    const { customer, number, operators } = await asked(2);
    const { quoteId } = await quoteBy(operators[0]!);
    await runOut(operators[1]!.askedId, HOUR);
    expect((await due()).numbers).toEqual([number]);
    await acceptQuote(customer, quoteId);
    expect((await due()).numbers).toEqual([]);
  });

  it('are none of a company that has withdrawn what it quoted: it reads so, and is found so', async () => {
    const { operators } = await asked();
    const [{ user, askedId }] = operators as [(typeof operators)[number]];
    await quoteBy(operators[0]!);
    await withdrawQuote(user, askedId, 'Fel pris');
    await runOut(askedId, -MINUTE);
    expect((await due()).numbers).toEqual([]);
    const read = async (reads: 'expired' | 'withdrawn' | 'new') => {
      const { companyId } = user;
      const { rows } = await listAsked(user, { companyId: companyId!, reads, oldestFirst: true, page: 1, pageSize: 9 });
      return rows.map((row) => row.reads);
    };
    expect([await read('withdrawn'), await read('expired'), await read('new')]).toEqual([['withdrawn'], [], []]);
    // A system that asks over the API knows no such word.
    const { rows } = await listAsked(user, { companyId: user.companyId!, status: 'expired', oldestFirst: true, page: 1, pageSize: 9 }); // prettier-ignore
    expect(rows.map(({ shown }) => shown)).toEqual(['expired']);
  });
});
