// Traces: S2-134
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { mailsOfRequest } from '@bff/domain/outgoing-messages';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Customer, EventLogEntry, OutboxMessage, Quote } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { acceptQuote, orderedQuotesOfRequests, sendQuoteAgain, withdrawQuoteAsOffice } from '.';
import { keyOf, quoted } from './testing/quoted-market';

describe('a quote that is sent again', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  afterEach(() => clock.release());
  const office = () => createUser({ roles: ['SYSTEM_ADMIN'] });
  /** The customer's mails about the quotes of a request, the first one first. */
  const mailed = (requestNumber: string) =>
    OutboxMessage.findAll({ where: { requestNumber, template: 'quoteReceived' }, order: ['id'] });
  const logged = (entityId: number) => EventLogEntry.findAll({ where: { entityId, code: 'quoteSentAgain' } });

  it('is the mail about it, to the customer, with its deadline as it was; once a minute; the log says who', async () => {
    const [{ id, number }, admin] = [await quoted(), await office()];
    const before = await Quote.findByPk(id, { rejectOnEmpty: true });
    clock.freeze(new Date());
    for (let times = 0; times < 2; times++) await sendQuoteAgain(admin, id);
    const [first, again, ...more] = await mailed(number);
    expect(more).toEqual([]);
    expect(again!.recipient).toBe(first!.recipient);
    expect(again!.payload).toEqual(first!.payload);
    expect(again!.payload).toMatchObject({ data: { validUntil: before.expiresAt.toISOString() } });
    const { status, expiresAt } = await Quote.findByPk(id, { rejectOnEmpty: true });
    expect([status, expiresAt]).toEqual(['open', before.expiresAt]);
    expect((await logged(id)).map(({ actorUserId }) => actorUserId)).toEqual([admin.userId]);
    clock.freeze(new Date(clock.millis() + MINUTE));
    await sendQuoteAgain(admin, id);
    expect(await mailed(number)).toHaveLength(3);
    expect(await logged(id)).toHaveLength(2);
  });

  it('is an administrator’s to send, open, to a customer who is not deleted', async () => {
    const [{ id, customer, first }, admin] = [await quoted(), await office()];
    for (const other of [customer, first.user, await createUser({ roles: ['TRAFFIC_CONTROLLER'] })])
      expect(await keyOf(sendQuoteAgain(other, id))).toBe('quote.notFound');
    expect(await keyOf(sendQuoteAgain(admin, 0))).toBe('quote.notFound');
    await Customer.update({ pseudonymisedAt: new Date() }, { where: { id: customer.customerId } });
    expect(await keyOf(sendQuoteAgain(admin, id))).toBe('customer.notFound');
    await Customer.update({ pseudonymisedAt: null }, { where: { id: customer.customerId } });
    await acceptQuote(customer, id);
    expect(await keyOf(sendQuoteAgain(admin, id))).toBe('quote.notOpen');

    const [late, withdrawn] = [await quoted(), await quoted()];
    await Quote.update({ expiresAt: new Date(0) }, { where: { id: late.id } });
    expect(await keyOf(sendQuoteAgain(admin, late.id))).toBe('quote.expired');
    await withdrawQuoteAsOffice(admin, withdrawn.id, 'Fel pris');
    expect(await keyOf(sendQuoteAgain(admin, withdrawn.id))).toBe('quote.notOpen');
    for (const one of [id, late.id, withdrawn.id]) expect(await logged(one)).toEqual([]);
  });

  it('stands among the mails about its request, newest first, for administrators', async () => {
    const [{ id, number, customer }, other, admin] = [await quoted(), await quoted(), await office()];
    await sendQuoteAgain(admin, id);
    const mails = await mailsOfRequest(admin, number);
    expect(mails.map(({ template }) => template)).toEqual(['quoteReceived', 'quoteReceived', 'quoteRequested']);
    expect(mails[0]).toMatchObject({ state: 'waiting', subject: expect.stringContaining('Uppsala') as string });
    expect(await mailsOfRequest(admin, other.number)).toHaveLength(2);
    expect(await keyOf((async () => mailsOfRequest(customer, number))())).toBe('auth.noPermission');
  });
});
