// Traces: S3-026, S3-027, S4-017, S4-018, S4-019, S4-020, S4-021, S4-022
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, expireHolds, orderPaymentsOfBookings, registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip, type Buyer, inDays, useRoads } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { HOUR } from '@bff/domain/shared/time';
import { inTransaction } from '@bff/platform/transaction';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { Occupancy, Order, Quote } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  expireQuotes,
  makeQuote,
  orderedQuotesOfRequests,
  rejectQuote,
  rejectQuoteRequest,
  renewQuote,
  requestQuotes,
  seeQuoteRequest,
  withdrawQuote,
} from '.';

const COMPANIES = 3;
type Status = 'none' | 'refused' | 'open' | 'inProgress' | 'accepted' | 'rejected' | 'expired';

/** The expected state in short: each company's answer, and whether its time ran out during payment. */
interface Model {
  quotes: { status: Status; isOver: boolean }[];
}

/** One request to all companies. */
interface World {
  customer: Buyer;
  asked: number[];
  /** By company. */
  quoteIds: (number | undefined)[];
  orderNumber: string | undefined;
  /** All that were made, in order. */
  orders: string[];
}

interface Operator {
  user: UserActor;
  vehicleId: number;
}

/** An action: the model says whether it succeeds or is refused, and what follows. */
interface Act {
  name: string;
  check?: (model: Readonly<Model>) => boolean;
  /** Undefined: refused. */
  after: (model: Model) => (() => void) | undefined;
  run: (world: World) => Promise<unknown>;
}

const isChosen = ({ quotes }: Model) => quotes.some(({ status }) => status === 'inProgress' || status === 'accepted');
const inProgress = ({ quotes }: Model) => quotes.find(({ status }) => status === 'inProgress');

describe('quotes, orders and payments in any order', () => {
  useTestDatabase();
  const operators: Operator[] = [];
  let days = 10;
  beforeAll(async () => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
    for (let index = 0; index < COMPANIES; index++) {
      const { companyId, vehicleId } = await createBookableVehicle();
      operators.push({ user: await createUser({ roles: ['COMPANY_ADMIN'], companyId }), vehicleId });
    }
  });

  async function newWorld(): Promise<World> {
    const customer = await createCustomer();
    // A day of its own, because the buses are shared.
    const { number } = await requestQuotes(customer, {
      trip: aTrip({ departure: inDays((days += 2)) }),
      message: null,
      specialRequests: null,
      sendKey: randomUUID(),
      companyIds: operators.map(({ user }) => user.companyId!),
    });
    const { companies } = await seeQuoteRequest(customer, number);
    return { customer, asked: companies.map(({ id }) => id), quoteIds: [], orderNumber: undefined, orders: [] };
  }

  /** The order ends without a payment: the quote is open again, or expired if its time is over. */
  const reopened = (model: Model) => {
    const quote = inProgress(model);
    return quote && (() => void (quote.status = quote.isOver ? 'expired' : 'open'));
  };
  const idOf = ({ quoteIds }: World, at: number) => quoteIds[at] ?? 999_999_999;

  /** What happens to a payment for an order. */
  async function paid(orderNumber: string | undefined): Promise<'confirmed' | 'refund'> {
    const order = await Order.findOne({ where: { number: orderNumber ?? '' } });
    if (!order) return 'refund';
    const payment = { paymentId: 0, bookingChangeId: null, amount: order.total, paidAt: clock.now() };
    return inTransaction(async () => {
      await orderPaymentsOfBookings.lock(order.id);
      return orderPaymentsOfBookings.onOrderPaid(order.id, payment);
    });
  }

  const acts = {
    quote: (at: number): Act => ({
      name: `quote ${at}`,
      after: ({ quotes }) => (quotes[at]!.status === 'none' ? () => (quotes[at]!.status = 'open') : undefined),
      async run(world) {
        const { user, vehicleId } = operators[at]!;
        const wanted = { vehicleIds: [vehicleId], operatorPrice: 1_000_000 + at, message: null };
        world.quoteIds[at] = (await makeQuote(user, world.asked[at]!, wanted)).quoteId;
      },
    }),
    refuse: (at: number): Act => ({
      name: `refuse ${at}`,
      after: ({ quotes }) => (quotes[at]!.status === 'none' ? () => (quotes[at]!.status = 'refused') : undefined),
      run: (world) => rejectQuoteRequest(operators[at]!.user, world.asked[at]!, 'Fullbokat'),
    }),
    accept: (at: number): Act => ({
      name: `accept ${at}`,
      after(model) {
        const quote = model.quotes[at]!;
        // Pressed again, it is the same order.
        if (quote.status === 'inProgress') return () => undefined;
        return quote.status === 'open' && !isChosen(model) ? () => (quote.status = 'inProgress') : undefined;
      },
      async run(world) {
        const { orderNumber } = await acceptQuote(world.customer, idOf(world, at));
        if (orderNumber !== world.orderNumber) world.orders.push(orderNumber);
        world.orderNumber = orderNumber;
      },
    }),
    reject: (at: number): Act => ({
      name: `reject ${at}`,
      after: ({ quotes }) => (quotes[at]!.status === 'open' ? () => (quotes[at]!.status = 'rejected') : undefined),
      run: (world) => rejectQuote(world.customer, idOf(world, at), 'För dyrt'),
    }),
    withdraw: (at: number): Act => ({
      name: `withdraw ${at}`,
      after(model) {
        const quote = model.quotes[at]!;
        if (quote.status !== 'open') return undefined;
        // Asked again, as before the first answer.
        return () => (quote.status = 'none');
      },
      async run(world) {
        await withdrawQuote(operators[at]!.user, world.asked[at]!, 'Fel pris');
        const id = world.quoteIds[at]!;
        expect((await Quote.findByPk(id))?.status).toBe('rejected');
        expect(await Occupancy.count({ where: { quoteId: id } })).toBe(0);
        world.quoteIds[at] = undefined;
      },
    }),
    renew: (at: number): Act => ({
      name: `renew ${at}`,
      after: (model) => {
        const quote = model.quotes[at]!;
        if (quote.status !== 'expired' || isChosen(model)) return undefined;
        return () => Object.assign(quote, { status: 'open', isOver: false });
      },
      run: (world) => renewQuote(operators[at]!.user, world.asked[at]!),
    }),
    time: (at: number): Act => ({
      name: `time is over for ${at}`,
      after:
        ({ quotes }) =>
        () => {
          const quote = quotes[at]!;
          if (quote.status === 'inProgress') quote.isOver = true;
          if (quote.status === 'open') quote.status = 'expired';
        },
      async run(world) {
        const where = { id: idOf(world, at), status: ['open', 'inProgress'] };
        await Quote.update({ expiresAt: new Date(clock.millis() - HOUR) }, { where });
        await expireQuotes();
      },
    }),
    pay: (): Act => ({
      name: 'pay',
      after: (model) => {
        const chosen = inProgress(model);
        if (!chosen) return undefined;
        return () => {
          chosen.status = 'accepted';
          for (const other of model.quotes) {
            if (other.status === 'open') other.status = 'rejected';
            // Those who have not answered no longer can.
            if (other.status === 'none') other.status = 'refused';
          }
        };
      },
      async run({ orderNumber }) {
        if ((await paid(orderNumber)) === 'refund') throw new DomainError('booking.notFound');
      },
    }),
    // For an order that ended: the money is refunded, and no quote hears of it.
    payLate: (): Act => ({
      name: 'pay the first order late',
      after: () => () => undefined,
      async run({ orderNumber, orders }) {
        if (orders[0] !== undefined && orders[0] !== orderNumber) expect(await paid(orders[0])).toBe('refund');
      },
    }),
    turnBack: (): Act => ({
      name: 'turn back',
      // Canceling a paid order, with a fee and a refund, is covered by another test.
      check: ({ quotes }) => quotes.every(({ status }) => status !== 'accepted'),
      after: reopened,
      run: ({ customer, orderNumber }) => cancelOrder(customer, { orderNumber: orderNumber ?? '' }),
    }),
    holdEnds: (): Act => ({
      name: 'the hold ends',
      after: (model) => reopened(model) ?? (() => undefined),
      async run({ orderNumber }) {
        const where = { number: orderNumber ?? '' };
        await Order.update({ holdExpiresAt: new Date(clock.millis() - HOUR) }, { where });
        await expireHolds();
      },
    }),
  };

  async function mustAgree({ quotes }: Model, { quoteIds }: World, doing: string): Promise<void> {
    for (const [at, { status }] of quotes.entries()) {
      const id = quoteIds[at];
      const row = id === undefined ? null : await Quote.findByPk(id);
      const isQuote = status !== 'none' && status !== 'refused';
      expect(row?.status, `${doing}: quote ${at}`).toBe(isQuote ? status : undefined);
      const held = id === undefined ? 0 : await Occupancy.count({ where: { quoteId: id } });
      expect(held, `${doing}: buses held for quote ${at}`).toBe(status === 'open' ? 1 : 0);
    }
  }

  const command = ({ name, check = () => true, after, run }: Act): fc.AsyncCommand<Model, World> => ({
    check,
    toString: () => name,
    async run(model, world) {
      const done = after(model);
      const refusal = await run(world).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof DomainError) return error.key;
          throw error;
        },
      );
      expect(refusal === undefined, `${name}: ${refusal ?? 'done'}`).toBe(done !== undefined);
      done?.();
      await mustAgree(model, world, name);
    },
  });

  const at = fc.nat(COMPANIES - 1);
  const one = (act: (index: number) => Act) => at.map((index) => command(act(index)));
  const own = (act: () => Act) => fc.constant(command(act()));

  it('end where the rules lead, whoever does what first', async () => {
    const commands = fc.commands(
      [
        ...[one(acts.quote), one(acts.quote), one(acts.refuse), one(acts.accept), one(acts.accept), one(acts.reject)],
        ...[
          one(acts.withdraw),
          one(acts.renew),
          one(acts.time),
          own(acts.pay),
          own(acts.turnBack),
          own(acts.holdEnds),
          own(acts.payLate),
        ],
      ],
      { maxCommands: 18, size: '+1' },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const real = await newWorld();
        const quotes = Array.from({ length: COMPANIES }, () => ({ status: 'none' as Status, isOver: false }));
        await fc.asyncModelRun(() => ({ model: { quotes }, real }), sequence);
      }),
      { numRuns: 15 },
    );
    // Its payments have no money behind them: invariants about that are covered by another test.
    const broken = (await checkInvariants()).filter(({ invariant }) => ['I1', 'I8', 'I9'].includes(invariant));
    expect(broken).toEqual([]);
  }, 60_000);
});
