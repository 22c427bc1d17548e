// Traces: S2-134, S3-024, S5-039, S8-664, S8-665
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdOffer, registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip, createFleet, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import { clock } from '@bff/platform/clock';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { Customer, Occupancy, Order, OutboxMessage, Quote, QuoteRequestCompany, Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { acceptQuote, expireQuotes, orderedQuotesOfRequests, quotesOfRequest, sellQuote, soldPrice } from '.';

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; message?: string }) => error.key ?? error.message ?? 'no domain error',
  );

describe('a trip that an administrator sells', () => {
  useTestDatabase();
  beforeAll(() => {
    useRoads();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  afterEach(() => clock.release());

  async function called(buses = 1) {
    const [admin, customer] = [await createUser({ roles: ['SYSTEM_ADMIN'] }), await createCustomer()];
    const { vehicleId } = buses === 1 ? await createBookableVehicle() : await createFleet(buses);
    const { offer } = await findOffer(aTrip({ adults: 40 * buses }), vehicleId);
    const sum = (of: (bus: (typeof offer.buses)[number]) => number) =>
      offer.buses.reduce((all, bus) => all + of(bus), 0);
    const [operatorPrice, customerPrice] = [sum((bus) => bus.operatorPrice), sum((bus) => bus.customerPrice)];
    const sale = {
      customerId: customer.customerId,
      offer: sealOffer(offer),
      customerPrice,
      expiryHours: 24,
      language: 'en' as const,
      message: 'Som vi sa',
      sendKey: randomUUID(),
    };
    return { admin, customer, vehicleId, offer, operatorPrice, customerPrice, sale };
  }

  it('is a quote: the bus is held, the customer told in their language, and accepting makes an order at that price', async () => {
    const { admin, customer, vehicleId, sale, operatorPrice, customerPrice } = await called();
    const asked = { ...sale, customerPrice: customerPrice - 10_000 };
    const { expiresAt: _, proposedPrice: __, far: ___, ...price } = await soldPrice(admin, asked);
    const { number } = await sellQuote(admin, asked);
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    expect(quote).toMatchObject({ status: 'open', operatorPrice, customerPrice: customerPrice - 10_000 });
    // As it was shown before it was sent.
    expect(quote).toMatchObject(price);
    expect(quote!.proposedPrice).toBe(operatorPrice);
    expect(quote!.expiresAt.getTime()).toBeCloseTo(clock.millis() + 24 * HOUR, -5);
    expect(await Occupancy.count({ where: { vehicleId, quoteId: quote!.id } })).toBe(1);
    expect(await QuoteRequestCompany.findByPk(quote!.quoteRequestCompanyId)).toMatchObject({
      status: 'answered',
      nextStep: null,
    });
    const mails = await OutboxMessage.findAll({
      where: { dedupeKey: `quote:${quote!.id}:${quote!.expiresAt.getTime()}` },
    });
    expect(mails).toHaveLength(1);
    // The company learns why its bus is held, which one and for how much.
    const [offered, ...others] = await OutboxMessage.findAll({ where: { dedupeKey: `quote:${quote!.id}:offered` } });
    const { registrationNumber } = await Vehicle.findByPk(vehicleId, { rejectOnEmpty: true });
    expect(JSON.stringify(offered?.payload)).toContain(`"registrationNumber":"${registrationNumber}"`);
    expect(JSON.stringify(offered?.payload)).toContain(`"operatorPrice":${operatorPrice}`);
    expect(others).toEqual([]);
    for (const bus of quote!.buses) {
      const lines = bus.lines.reduce((all, { amount }) => all + amount, 0);
      expect(lines).toBe(bus.total);
    }

    const { orderNumber } = await acceptQuote(customer, quote!.id);
    expect(await Order.findOne({ where: { number: orderNumber } })).toMatchObject({ total: quote!.total });
    expect(await Occupancy.count({ where: { vehicleId } })).toBe(1);
  });

  it('asks whether a price far from the lists’ is meant, and anew about another', async () => {
    const { admin, sale, customerPrice } = await called();
    const far = customerPrice * 10;
    const sell = (price: number, priceConfirmed?: number | null) =>
      keyOf(sellQuote(admin, { ...sale, customerPrice: price, priceConfirmed }));
    expect(await soldPrice(admin, { ...sale, customerPrice: far })).toMatchObject({
      proposedPrice: customerPrice,
      far: 'above',
    });
    expect(await soldPrice(admin, { ...sale, customerPrice: customerPrice * 2 })).toMatchObject({ far: null });
    await expect(sellQuote(admin, { ...sale, customerPrice: far, priceConfirmed: null })).rejects.toMatchObject({
      key: 'quote.farFromLists',
      params: [far, customerPrice],
      field: 'priceConfirmed',
    });
    expect(await sell(far, customerPrice * 3)).toBe('quote.farFromLists');
    expect(await sell(far, far)).toBe('done');
  });

  it('is made once, however often the form is sent', async () => {
    const { admin, sale } = await called();
    const numbers = [await sellQuote(admin, sale), await sellQuote(admin, sale)];
    expect(numbers[0]).toEqual(numbers[1]);
  });

  it('of several buses divides the price, no part below its operator’s', async () => {
    const { admin, customer, sale, operatorPrice } = await called(2);
    const { number } = await sellQuote(admin, { ...sale, customerPrice: operatorPrice + 3 });
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    expect(quote!.buses).toHaveLength(2);
    expect(quote!.buses.map((bus) => bus.customerPrice - bus.operatorPrice)).toEqual([2, 1]);
    expect(quote!.total).toBe(quote!.customerPrice + quote!.tax);
  });

  it('is refused below the operator price, from others than administrators, and if it was not sealed here', async () => {
    const { admin, customer, sale, operatorPrice } = await called();
    expect(await keyOf(sellQuote(admin, { ...sale, customerPrice: operatorPrice - 1 }))).toBe(
      'quote.priceBelowOperators',
    );
    expect(await keyOf(sellQuote(customer, sale))).toBe('auth.noPermission');
    expect(await keyOf(sellQuote(admin, { ...sale, offer: `${sale.offer}x` }))).toBe('booking.offerInvalid');
    expect(await Quote.count()).toBeGreaterThanOrEqual(0);
    await Customer.update({ userId: null }, { where: { id: customer.customerId } });
    expect(await keyOf(sellQuote(admin, sale))).toBe('quote.customerWithoutLogin');
  });

  it('is refused when somebody else was faster, or the price has expired', async () => {
    const { admin, sale, offer } = await called();
    await holdOffer(await createCustomer(), sealOffer(offer));
    expect(await keyOf(sellQuote(admin, sale))).toBe('booking.occupied');
    const late = await called();
    clock.freeze(new Date(clock.millis() + 21 * MINUTE));
    expect(await keyOf(sellQuote(late.admin, late.sale))).toBe('booking.offerExpired');
  });

  it('ends when its time is over, and frees the bus', async () => {
    const { admin, customer, vehicleId, sale } = await called();
    const { number } = await sellQuote(admin, { ...sale, expiryHours: 1 });
    clock.freeze(new Date(clock.millis() + 2 * HOUR));
    await expireQuotes();
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    expect(quote!.status).toBe('expired');
    expect(await Occupancy.count({ where: { vehicleId } })).toBe(0);
  });
});
