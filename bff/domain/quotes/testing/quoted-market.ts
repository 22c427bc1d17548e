import { randomUUID } from 'node:crypto';
import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { aTrip, type Buyer } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { Occupancy, Order, Quote } from '@db/models';
import { makeQuote, requestQuotes, seeQuoteRequest } from '..';

/** The refusal's key, or «done». */
export const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; message?: string }) => error.key ?? error.message ?? 'no domain error',
  );

export interface Operator {
  user: UserActor;
  vehicleId: number;
  askedId: number;
}

/** A request to that many companies with a bus each. */
export async function asked(companies = 1): Promise<{ customer: Buyer; number: string; operators: Operator[] }> {
  const customer = await createCustomer();
  const operators: Operator[] = [];
  for (let index = 0; index < companies; index++) {
    const { companyId, vehicleId } = await createBookableVehicle();
    operators.push({ user: await createUser({ roles: ['COMPANY_ADMIN'], companyId }), vehicleId, askedId: 0 });
  }
  const { number } = await requestQuotes(customer, {
    trip: aTrip(),
    message: null,
    specialRequests: null,
    companyIds: operators.map(({ user }) => user.companyId!),
    sendKey: randomUUID(),
  });
  const { companies: answers } = await seeQuoteRequest(customer, number);
  for (const [place, operator] of operators.entries()) operator.askedId = answers[place]!.id;
  return { customer, number, operators };
}
/** The company's quote with its bus. */
export const quoteBy = ({ user, vehicleId, askedId }: Operator, operatorPrice = 1_000_000) =>
  makeQuote(user, askedId, { vehicleIds: [vehicleId], operatorPrice, message: 'Välkomna' });
/** The same, answered by all of them. */
export async function quoted(companies = 1) {
  const world = await asked(companies);
  const ids: number[] = [];
  for (const operator of world.operators) ids.push((await quoteBy(operator)).quoteId);
  return { ...world, ids, first: world.operators[0]!, id: ids[0]! };
}
export const statusOf = async (id: number) => (await Quote.findByPk(id))?.status;
export const held = (vehicleId: number) => Occupancy.findAll({ where: { vehicleId } });
export const pay = async (orderNumber: string) => {
  const { id, total } = (await Order.findOne({ where: { number: orderNumber } }))!;
  await inTransaction(async () => {
    await orderPaymentsOfBookings.lock(id);
    await orderPaymentsOfBookings.onOrderPaid(id, {
      bookingChangeId: null,
      paymentId: 0,
      amount: total,
      paidAt: clock.now(),
    });
  });
};
