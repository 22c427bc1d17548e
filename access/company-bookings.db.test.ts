// Traces: S2-054, S2-055, S5-032
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '@bff/domain/shared/time';
import { orderFixture, type OrderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { Order, OrderStop, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

/** Somebody who runs that company. */
async function adminOf(companyId: number): Promise<Person> {
  const person = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId }, { where: { id: person.actor!.userId } });
  return person;
}

const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

const LIST = '/dashboard/company/booking/list';

describe('a company’s bookings, without scripts', () => {
  useTestDatabase();
  const { ask } = wholeApp();
  const { open } = asking(ask, 'sv');
  const text = async (person: Person, path: string) => {
    const answer = await open(person, path);
    return { status: answer.status, text: (await answer.text()).replaceAll('\u00a0', ' ') };
  };
  let order: OrderFixture;
  let operator: Person;
  let other: Person;
  beforeAll(async () => {
    order = await orderFixture({ departure: new Date(Date.now() + 20 * HOUR) });
    await Order.update(
      { contactName: 'Rut Resenär', contactPhone: '+46701740605', comment: 'Vi har en tuba' },
      { where: { id: order.orderId } },
    );
    await OrderStop.update({ street: 'Stationsgatan 1' }, { where: { orderId: order.orderId, position: 0 } });
    operator = await adminOf(order.companyId);
    other = await createPerson('COMPANY_ADMIN');
  });

  it('lists them by tabs, and says what is to be seen to', async () => {
    const number = order.bookings[0]!.number;
    const shows = async (tab: string) =>
      (await text(operator, LIST + tab)).text.includes(`/booking/details/${number}`) ? tab : '';
    for (const tab of ['', '?when=problems', '?when=all', '?driver=missing', '?status=booked', `?q=${number}`])
      expect(await shows(tab)).toBe(tab);
    for (const tab of ['?when=past', '?driver=assigned', '?status=canceled', '?q=Malmö'])
      expect(await shows(tab)).toBe('');
    const problems = await text(operator, `${LIST}?when=problems`);
    expect(missing(problems.text, ['Förare saknas'])).toEqual([]);
    expect(missing((await text(other, `${LIST}?when=all`)).text, [number])).toEqual([number]);
  });

  it('searches by number with digits alone, and says when one digit is wrong', async () => {
    const number = order.bookings[0]!.number;
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    const refused = await text(operator, `${LIST}?q=${wrong}`);
    expect(refused.status).toBe(422);
    expect(missing(refused.text, ['Kontrollera numret'])).toEqual([]);
    expect(missing((await text(operator, `${LIST}?q=${order.orderNumber}`)).text, [number])).toEqual([]);
    const letters = await text(operator, `${LIST}?q=12a4`);
    expect(letters).toMatchObject({ status: 422 });
  });

  it('is a file too', async () => {
    const file = await text(operator, `${LIST}.csv`);
    expect(missing(file.text, [order.bookings[0]!.number, '10000,00'])).toEqual([]);
    expect(file.text).not.toContain('11660');
  });

  it('tells all that anybody could ask by telephone, and nothing of the customer’s price', async () => {
    const { number } = order.bookings[0]!;
    const page = await text(operator, `/dashboard/company/booking/details/${number}`);
    expect(page.status).toBe(200);
    expect(missing(page.text, ['Stationsgatan 1', 'Rut Resenär', '070-174 06 05', 'Vi har en tuba'])).toEqual([]);
    expect(missing(page.text, ['40 vuxna', 'Tomkörning', 'Ingen förare är utsedd', 'Inte startad'])).toEqual([]);
    expect(missing(page.text, ['10 000 kr', 'Köpet är betalt', 'Bokningen blev klar'])).toEqual([]);
    const theirs = ['11 660', '1166000', '1100000', 'Provision'];
    expect(missing(page.text, theirs)).toEqual(theirs);
  });

  it('is not there for another company, nor for its operator before it is paid', async () => {
    const { number } = order.bookings[0]!;
    expect((await text(other, `/dashboard/company/booking/details/${number}`)).status).toBe(404);
    const held = await orderFixture({ status: 'preliminaryBooked' });
    const theirs = await adminOf(held.companyId);
    const heldNumber = held.bookings[0]!.number;
    expect((await text(theirs, `/dashboard/company/booking/details/${heldNumber}`)).status).toBe(404);
    expect(missing((await text(theirs, `${LIST}?when=all`)).text, [heldNumber])).toEqual([heldNumber]);
  });
});
