// Traces: S2-036
import { beforeAll, expect, it } from 'vitest';
import { passengersRevision } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Order, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
beforeAll(useRoads);
const text = async (answer: Promise<Response>) => (await answer).text();

const booked = async (departure?: Date) => {
  const customer = await createPerson('CUSTOMER');
  const buyer = { ...customer.actor!, customerId: customer.actor!.customerId! };
  const order = await orderFixture({ customer: buyer, ...(departure ? { departure } : {}) });
  return { customer, order, number: order.bookings[0]!.number };
};

it('the number of passengers is changed without scripts; the company sees it in its booking', async () => {
  const { customer, order, number } = await booked();
  const page = `/booking/change-book?booking=${number}`;
  expect(await text(open(customer, `/booking/details/${number}`))).toContain(`/sv${page}`);
  const form = await text(open(customer, page));
  expect(form).toContain('Ändra bokningen');
  const revision = passengersRevision((await Order.findByPk(order.orderId))!);
  const wanted = { intent: 'passengers', adults: '45', children: '0', wheelchairs: '0', revision };
  const tooMany = await send(customer, page, { ...wanted, adults: '51' });
  expect(tooMany.status).toBe(422);
  expect(await tooMany.text()).toContain('value="51"');
  expect((await send(customer, page, { ...wanted, adults: '0' })).status).toBe(422);
  expect(await text(send(customer, page, wanted))).toContain('Antalet resenärer är ändrat.');
  const second = await send(customer, page, { ...wanted, adults: '44' });
  expect([second.status, (await second.text()).includes('Någon annan har ändrat')]).toEqual([409, true]);

  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId: order.companyId }, { where: { id: company.actor!.userId } });
  const handled = await text(open(company, `/dashboard/company/booking/details/${number}`));
  expect(handled).toContain('Antalet resenärer ändrades');
});

it('with less than four days left the page says whom to write to', async () => {
  const { customer, number } = await booked(new Date(clock.millis() + 3 * DAY));
  const answer = await open(customer, `/booking/change-book?booking=${number}`);
  expect(answer.status).toBe(409);
  const page = await answer.text();
  expect(page).toContain('Kontakta support@');
  expect(page).toMatch(/href="mailto:support@[^"]+subject=%C3%84ndra%20order%20\d+"/);
});

it('with several buses the page says in both languages what to do, with the address', async () => {
  const customer = await createPerson('CUSTOMER');
  const buyer = { ...customer.actor!, customerId: customer.actor!.customerId! };
  const { bookings } = await orderFixture({ customer: buyer, seats: [50, 50] });
  const page = `/booking/change-book?booking=${bookings[0]!.number}`;
  const swedish = await open(customer, page);
  expect([swedish.status, await swedish.text()]).toEqual([200, expect.stringContaining('så frågar vi bussbolaget')]);
  const english = await text(asking(ask, 'en').open(customer, page));
  expect(english).toContain('we will ask the bus company');
  expect(english).toMatch(/href="mailto:support@[^"]+subject=Change%20order%20\d+"/);
});
