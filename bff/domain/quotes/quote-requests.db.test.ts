// Traces: S1-004, S3-028, S4-023, S4-024, S4-025, S5-043, S6-035, S8-033, S8-045, S8-650, S8-651, S8-652, S9-012, S9-014, S8-042
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { aTrip, type Buyer, useRoads } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { isInTime, type TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { Company, CompanyCountry, OutboxMessage, QuoteRequest, QuoteRequestCompany } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  advanceQuoteRequests,
  allQuoteRequests,
  listAsked,
  listQuoteRequests,
  operatorsToAsk,
  rejectQuoteRequest,
  requestQuotes,
  seeAsked,
  seeQuoteRequest,
} from '.';

const NOW = '2027-03-01T08:00:00Z';
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; faults?: { key: string }[] }) => error.key ?? error.faults?.[0]?.key ?? 'no domain error',
  );

describe('four days before a departure', () => {
  const local = (text: string) => new Date(text);
  it.each([
    ['over the end of summer time', '2027-10-28T09:00:00+02:00', '2027-11-01T08:00:00+01:00', true],
    ['over its beginning', '2027-03-26T08:00:00+01:00', '2027-03-30T08:00:00+02:00', false],
    ['to the millisecond', '2027-05-01T08:00:00.000Z', '2027-05-05T08:00:00.000Z', true],
    ['a millisecond too late', '2027-05-01T08:00:00.001Z', '2027-05-05T08:00:00.000Z', false],
  ])('are 96 hours: %s', (_, now, departure, expected) => {
    expect(isInTime(local(departure), local(now), 4)).toBe(expected);
  });
});

describe('quote requests', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => useRoads());
  afterEach(() => clock.release());

  let customer: Buyer;
  const operators: UserActor[] = [];
  beforeAll(async () => {
    customer = await createCustomer();
    for (let index = 0; index < 5; index++) {
      const { companyId } = await createBookableVehicle();
      operators.push(await createUser({ roles: ['COMPANY_ADMIN'], companyId }));
    }
  }, 60_000);

  const asked = (companies = 3, change: Partial<TripRequest> = {}) => ({
    trip: aTrip({ departure: new Date('2027-03-20T08:00:00Z'), ...change }),
    message: 'Vi är en kör',
    specialRequests: null,
    companyIds: operators.slice(0, companies).map(({ companyId }) => companyId!),
    sendKey: randomUUID(),
  });
  const sentOut = async (companies = 3) => {
    clock.freeze(NOW);
    const { number } = await requestQuotes(customer, asked(companies));
    const { companies: answers } = await seeQuoteRequest(customer, number);
    return { number, ids: answers.map(({ id }) => id) };
  };
  const mails = async (template: string, about: string) =>
    (await OutboxMessage.findAll({ where: { kind: 'mail' } })).filter(
      ({ payload }) =>
        (payload as { template: string }).template === template && JSON.stringify(payload).includes(about),
    );
  const mailed = async (template: string, about: string) => (await mails(template, about)).length;
  const queue = (id: number) => `quote-requests/details/${id}"`;

  it('go to each company, once however often the form is sent', async () => {
    clock.freeze(NOW);
    const form = asked();
    const sent = await Promise.all([requestQuotes(customer, form), requestQuotes(customer, form)]);
    expect(sent[0].number).toBe(sent[1].number);
    expect(await QuoteRequest.count({ where: { sendKey: form.sendKey } })).toBe(1);
    const { companies } = await seeQuoteRequest(customer, sent[0].number);
    expect(companies.map(({ shown }) => shown)).toEqual(['new', 'new', 'new']);
    for (const { id } of companies) {
      expect(await mailed('quoteRequested', queue(id))).toBe(1);
      expect((await transitionsOf('quoteRequest', id)).map(({ to }) => to)).toEqual(['new']);
    }
  });

  it('are refused with what is wrong', async () => {
    clock.freeze('2027-03-26T08:00:00+01:00');
    const soon = { departure: new Date('2027-03-30T08:00:00+02:00') };
    expect(await keyOf(requestQuotes(customer, asked(1, soon)))).toBe('booking.departureTooSoon');
    clock.freeze(NOW);
    expect(await keyOf(requestQuotes(customer, asked(0)))).toBe('quoteRequest.noCompany');
    expect(await keyOf(requestQuotes(customer, asked(4)))).toBe('quoteRequest.tooManyCompanies');
    expect(await keyOf(requestQuotes(operators[0]!, asked(1)))).toBe('auth.noPermission');
    expect(await keyOf(requestQuotes(customer, asked(1, { adults: 0 })))).toBe('input.invalid');
    expect(await keyOf(requestQuotes(customer, { ...asked(1), previous: '12345674' }))).toBe('quoteRequest.notFound');
    const closed = operators[4]!.companyId!;
    await Company.update({ status: 'suspended' }, { where: { id: closed } });
    expect(await keyOf(requestQuotes(customer, { ...asked(0), companyIds: [closed] }))).toBe('company.notFound');
    await Company.update({ status: 'active' }, { where: { id: closed } });
  });

  it('are visible to their customer and to the company that was asked, and to nobody else', async () => {
    const { number, ids } = await sentOut(2);
    expect(await seeAsked(operators[0]!, ids[0]!)).toMatchObject({
      shown: 'new',
      request: { message: 'Vi är en kör' },
    });
    expect(await keyOf(seeAsked(operators[1]!, ids[0]!))).toBe('quoteRequest.notFound');
    expect(await keyOf(rejectQuoteRequest(operators[1]!, ids[0]!, 'Nej'))).toBe('quoteRequest.notFound');
    expect(await keyOf(seeQuoteRequest(await createCustomer(), number))).toBe('quoteRequest.notFound');
    expect(await keyOf(seeQuoteRequest(operators[0]!, number))).toBe('quoteRequest.notFound');
    const query = { status: undefined, oldestFirst: false, page: 1, pageSize: 50 };
    expect(await keyOf(listAsked(operators[0]!, { ...query, companyId: operators[1]!.companyId! }))).toBe(
      'auth.noPermission',
    );
    const { rows } = await listAsked(operators[0]!, { ...query, companyId: operators[0]!.companyId! });
    expect(rows.map(({ id }) => id)).toContain(ids[0]);
    expect(rows.map(({ id }) => id)).not.toContain(ids[1]);
    const own = await listQuoteRequests(customer, { oldestFirst: false, page: 1, pageSize: 1 });
    expect(own.rows.map((row) => [row.number, row.companies.length])).toEqual([[number, 2]]);
  });

  it('that wait for an answer come first, the soonest deadline before the others; then the newest; and all of it backwards', async () => {
    const boss = operators[4]!;
    const companyId = boss.companyId!;
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const numbers: string[] = [];
    const sentAt = async (hoursAgo: number) => {
      clock.freeze(new Date(new Date(NOW).getTime() - hoursAgo * 3_600_000));
      const sent = await requestQuotes(await createCustomer(), { ...asked(0), companyIds: [companyId] });
      numbers.push(sent.number);
      return sent.number;
    };
    // A request waits for 48 hours.
    const [old, over, late, soon] = [await sentAt(90), await sentAt(80), await sentAt(1), await sentAt(40)];
    clock.freeze(NOW);
    const inOrder = [soon, late, over, old];
    for (const oldestFirst of [true, false]) {
      const query = { byDeadline: true, oldestFirst, page: 1, pageSize: 100, status: undefined };
      const own = (await listAsked(boss, { ...query, companyId })).rows
        .map(({ request }) => request.number)
        .filter((number) => numbers.includes(number));
      const all = (await allQuoteRequests(admin, { ...query, state: undefined })).rows
        .map(({ number }) => number)
        .filter((number) => numbers.includes(number));
      expect([own, all]).toEqual(Array(2).fill(oldestFirst ? inOrder : inOrder.toReversed()));
    }
    const page = (nth: number) =>
      allQuoteRequests(admin, { byDeadline: true, oldestFirst: true, page: nth, pageSize: 1, state: undefined });
    const [first, second] = [await page(1), await page(2)];
    expect(first.rows[0]!.number).not.toBe(second.rows[0]!.number);
    expect(first.rows[0]!.companies.length).toBeGreaterThan(0);
  });

  it('are rejected with a message, once; the last rejection suggests others', async () => {
    const { number, ids } = await sentOut(2);
    const both = await Promise.all([
      keyOf(rejectQuoteRequest(operators[0]!, ids[0]!, 'Fullbokat')),
      keyOf(rejectQuoteRequest(operators[0]!, ids[0]!, 'Fullbokat')),
    ]);
    expect(both.sort()).toEqual(['done', 'state.notAllowed']);
    const [first] = await mails('quoteRequestEnded', number);
    expect(first!.payload).toMatchObject({ data: { message: 'Fullbokat', nextUrl: null } });
    await rejectQuoteRequest(operators[1]!, ids[1]!, 'Nej tack');
    const ended = await mails('quoteRequestEnded', number);
    expect(ended.map(({ payload }) => (payload as { data: { nextUrl: string | null } }).data.nextUrl !== null)).toEqual(
      [false, true],
    );
    const request = await seeQuoteRequest(customer, number);
    const next = (await operatorsToAsk(request.trip, request)).map(({ companyId }) => companyId);
    expect(next).toHaveLength(3);
    expect(next).not.toContain(operators[0]!.companyId);
    const again = await requestQuotes(customer, { ...asked(0), companyIds: next, previous: number });
    expect(await operatorsToAsk(request.trip, await seeQuoteRequest(customer, again.number))).toEqual([]);
  });

  it('remind at half time and six hours before, and expire, each once with two processes', async () => {
    const { number, ids } = await sentOut(1);
    const [id] = ids as [number];
    const twice = async () => {
      await Promise.all([advanceQuoteRequests(), advanceQuoteRequests()]);
      return [await mailed('quoteRequestReminder', queue(id)), await mailed('quoteRequestEnded', number)];
    };
    expect(await twice()).toEqual([0, 0]);
    clock.advance(24 * HOUR - 1);
    expect(await twice()).toEqual([0, 0]);
    clock.advance(1);
    expect(await twice()).toEqual([1, 0]);
    clock.advance(18 * HOUR);
    expect(await twice()).toEqual([2, 0]);
    expect((await seeAsked(operators[0]!, id)).shown).toBe('new');
    clock.advance(6 * HOUR);
    expect((await seeAsked(operators[0]!, id)).shown).toBe('expired');
    expect(await keyOf(rejectQuoteRequest(operators[0]!, id, 'För sent'))).toBe('quoteRequest.expired');
    expect(await twice()).toEqual([2, 1]);
    expect(await twice()).toEqual([2, 1]);
    expect(await QuoteRequestCompany.findByPk(id)).toMatchObject({ nextStep: null, status: 'new' });
  });

  it('skip reminders that were missed during an outage', async () => {
    const { number, ids } = await sentOut(1);
    clock.advance(48 * HOUR + MINUTE);
    await advanceQuoteRequests();
    expect(await mailed('quoteRequestReminder', queue(ids[0]!))).toBe(0);
    expect(await mailed('quoteRequestEnded', number)).toBe(1);
  });

  it('find operators for what nobody can book: too many people, all taken; but none that does not drive there', async () => {
    clock.freeze(NOW);
    expect((await operatorsToAsk(aTrip({ adults: 900 }))).length).toBe(5);
    await CompanyCountry.destroy({ where: { companyId: operators[0]!.companyId!, countryCode: 'NO' } });
    const abroad = await operatorsToAsk(aTrip({ via: ['uppsala', 'oslo'] }));
    expect(abroad.map(({ companyId }) => companyId)).not.toContain(operators[0]!.companyId);
    expect(abroad).toHaveLength(4);
  });
});
