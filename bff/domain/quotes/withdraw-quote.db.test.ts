// Traces: S3-024, S4-019
import { beforeAll, describe, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Customer, EventLogEntry, OutboxMessage, Quote, QuoteRequestCompany } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  orderedQuotesOfRequests,
  quotesOfRequest,
  renewQuote,
  seeAsked,
  seeQuoteRequest,
  withdrawQuote,
} from '.';
import { held, keyOf, type Operator, pay, quoteBy, quoted, statusOf } from './testing/quoted-market';

describe('quotes that are withdrawn', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  const withdrawalMail = async (id: number) => {
    const where = { dedupeKey: `quote:${id}:withdrawn` };
    return (await OutboxMessage.findOne({ where, rejectOnEmpty: true })).payload;
  };

  it('are told to the customer, free the bus, and can be followed by another', async () => {
    const { customer, number, id, first } = await quoted();
    await withdrawQuote(first.user, first.askedId, 'Vi skrev fel pris');
    expect([await statusOf(id), await held(first.vehicleId)]).toEqual(['rejected', []]);
    const mail = await withdrawalMail(id);
    expect(mail).toMatchObject({
      to: (await Customer.findByPk(customer.customerId))!.email,
      data: {
        total: 1_166_000,
        message: 'Vi skrev fel pris',
        others: 0,
        nextUrl: null,
        answerBy: expect.any(String) as string,
      },
    });
    const event = {
      entity: 'quote',
      entityId: id,
      toState: 'rejected',
      code: 'quoteWithdrawn',
      reason: 'Vi skrev fel pris',
    };
    expect(await EventLogEntry.count({ where: { ...event, actorUserId: first.user.userId } })).toBe(1);
    // Asked again, with the reminders and the end that are left.
    const asked = await seeAsked(first.user, first.askedId);
    expect(asked).toMatchObject({ shown: 'new', nextStep: 'halfTime' });
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.notOpen');
    expect(await keyOf(withdrawQuote(first.user, first.askedId, 'igen'))).toBe('quote.notOpen');
    expect(await keyOf(renewQuote(first.user, first.askedId))).toBe('state.notAllowed');
    const { quoteId } = await quoteBy(first, 1_200_000);
    const { quotes } = await quotesOfRequest(customer, number);
    expect(quotes.map((quote) => [quote.id, quote.shown])).toEqual([[quoteId, 'open']]);
    // A page that still shows the old price does not sell at the new one.
    expect(await keyOf(acceptQuote(customer, id))).toBe('quote.notOpen');
    expect(await keyOf(quoteBy(first))).toBe('state.notAllowed');
    await pay((await acceptQuote(customer, quoteId)).orderNumber);
    expect([await statusOf(id), await statusOf(quoteId)]).toEqual(['rejected', 'accepted']);
  });

  it('after the request’s deadline are not followed by another; the customer is told whom else to ask', async () => {
    const { customer, number, id, first } = await quoted();
    const over = new Date(clock.millis() - HOUR);
    await QuoteRequestCompany.update({ expiresAt: over }, { where: { id: first.askedId } });
    await withdrawQuote(first.user, first.askedId, 'Bussen är trasig');
    expect(await keyOf(quoteBy(first))).toBe('quoteRequest.expired');
    expect((await seeQuoteRequest(customer, number)).companies[0]!.shown).toBe('expired');
    const mail = await withdrawalMail(id);
    expect(mail).toMatchObject({ data: { answerBy: null, nextUrl: expect.stringContaining(number) as string } });
  });

  it('are their company’s own, not being paid for, and not over', async () => {
    const { customer, ids, operators } = await quoted(2);
    const [first, rival] = operators as [Operator, Operator];
    const withdraw = ({ user }: { user: UserActor }, askedId = first.askedId) =>
      keyOf(withdrawQuote(user, askedId, 'x'));
    expect(await withdraw(rival)).toBe('quoteRequest.notFound');
    expect(await withdraw({ user: customer })).toBe('quoteRequest.notFound');
    const { orderNumber } = await acceptQuote(customer, ids[0]!);
    expect(await withdraw(first)).toBe('quote.notOpen');
    // The other one is nobody's yet.
    expect(await withdraw(rival, rival.askedId)).toBe('done');
    await pay(orderNumber);
    expect(await keyOf(quoteBy(rival))).toBe('quoteRequest.expired');
    const late = await quoted();
    await Quote.update({ expiresAt: new Date(clock.millis() - HOUR) }, { where: { id: late.id } });
    expect(await withdraw(late.first, late.first.askedId)).toBe('quote.expired');
  });

  it('are not accepted as well when both are pressed at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, id, first } = await quoted();
      const [accepted, withdrawn] = await Promise.all([
        keyOf(acceptQuote(customer, id)),
        keyOf(withdrawQuote(first.user, first.askedId, 'Fel pris')),
      ]);
      const isAccepted = accepted === 'done';
      expect([accepted, withdrawn]).toEqual(isAccepted ? ['done', 'quote.notOpen'] : ['quote.notOpen', 'done']);
      expect(await statusOf(id)).toBe(isAccepted ? 'inProgress' : 'rejected');
      expect(await held(first.vehicleId)).toHaveLength(isAccepted ? 1 : 0);
    }
  });
});
