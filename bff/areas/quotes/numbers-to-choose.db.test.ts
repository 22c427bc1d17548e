// Traces: S2-134
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import { rejectQuote, sellQuote } from '@bff/domain/quotes';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { OutboxMessage, Quote, QuoteRequest, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { numbersToChoose } from '.';

useTestDatabase();
beforeAll(() => useRoads());

/** Sells the customer a trip by telephone. */
async function sell(customerId: number): Promise<string> {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { vehicleId } = await createBookableVehicle();
  const { offer } = await findOffer(aTrip({ adults: 40 }), vehicleId);
  const customerPrice = offer.buses.reduce((sum, bus) => sum + bus.customerPrice, 0);
  const sale = { customerId, offer: sealOffer(offer), customerPrice, expiryHours: 24, language: 'sv', message: null, sendKey: randomUUID() } as const; // prettier-ignore
  return (await sellQuote(admin, sale)).number;
}

const isToldOfInvitation = async (requestNumber: string) => {
  const [mail] = await OutboxMessage.findAll({ where: { requestNumber, template: 'quoteReceived' } });
  return (mail!.payload as { data: { isInvited?: boolean } }).data.isInvited;
};

it('an invited customer comes to the quotes that they can accept; the mail says that the invitation comes first', async () => {
  const customer = await createCustomer();
  await User.update({ passwordHash: null }, { where: { id: customer.userId } });
  expect(await numbersToChoose(customer)).toEqual([]);
  const first = await sell(customer.customerId);
  expect(await numbersToChoose(customer)).toEqual([first]);
  expect(await isToldOfInvitation(first)).toBe(true);

  await User.update({ passwordHash: 'chosen' }, { where: { id: customer.userId } });
  const second = await sell(customer.customerId);
  expect(await numbersToChoose(customer)).toEqual([second, first]);
  expect(await isToldOfInvitation(second)).toBe(false);
  expect(await numbersToChoose(await createCustomer())).toEqual([]);

  const { id } = await QuoteRequest.findOne({ where: { number: second }, rejectOnEmpty: true });
  const quote = await Quote.findOne({ where: { quoteRequestId: id }, rejectOnEmpty: true });
  await rejectQuote(customer, quote.id, 'För dyrt');
  expect(await numbersToChoose(customer)).toEqual([first]);
});
