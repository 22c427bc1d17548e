// Traces: S2-032
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { rateJourney, reportJourney } from '@bff/domain/journeys';
import { type JourneyFixture, journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { BookingChoice } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const LIST = '/booking/list';
beforeAll(useRoads);
afterEach(() => clock.release());

const customerOf = async () => {
  const person = await createPerson('PRIVATE_CUSTOMER');
  return { person, customer: { ...person.actor!, customerId: person.actor!.customerId! } };
};
/** The list's rows as HTML. */
async function rowsOf(of: Person, language: 'sv' | 'en', query = '') {
  const page = await (await asking(ask, language).open(of, LIST + query)).text();
  const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(page)?.[1] ?? '';
  return body
    .replace(/<!-- -->/g, '')
    .split('<tr')
    .slice(1);
}

it('my trips have a search and a file above ten trips, and neither up to ten', async () => {
  const person = await createPerson('PRIVATE_CUSTOMER');
  const { userId, customerId } = person.actor!;
  const customer = { ...person.actor!, userId, customerId: customerId! };
  const shows = async (query = '') => {
    const page = await (await open(person, LIST + query)).text();
    const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(page)?.[1] ?? '';
    return {
      trips: body.split('<tr').length - 1,
      search: page.includes('name="q"'),
      file: page.includes('/booking/list.csv'),
    };
  };
  expect(await shows()).toEqual({ trips: 0, search: false, file: false });
  for (let made = 0; made < 10; made++) await orderFixture({ customer });
  expect(await shows()).toEqual({ trips: 10, search: false, file: false });
  await orderFixture({ customer });
  expect(await shows()).toEqual({ trips: 11, search: true, file: true });
  // Another tab is as short as it is; a search that found little can be changed.
  expect(await shows('?when=past')).toEqual({ trips: 0, search: false, file: false });
  expect(await shows('?q=Kiruna')).toMatchObject({ trips: 0, search: true });
});

describe.each([
  [
    'sv',
    { by: 'Välj senast', choose: 'Gör ditt val', canceled: 'Avbokad', rate: 'Betygsätt resan', ended: 'Avslutad' },
  ],
  [
    'en',
    { by: 'Choose by', choose: 'Make your choice', canceled: 'Cancelled', rate: 'Rate the trip', ended: 'Completed' },
  ],
] as const)('a row of my trips, in %s', (language, said) => {
  it('of a trip that its operator canceled says until when its customer may choose, until they have', async () => {
    const { person, customer } = await customerOf();
    const order = await canceledByOperator({ customer });
    const link = `/${language}/booking/choice/${order.number}"`;
    const [row] = await rowsOf(person, language, '?when=canceled');
    expect(row).toMatch(new RegExp(`>${said.by} \\d+\\s\\p{L}+</span>`, 'u'));
    expect(row).toContain(link);
    expect(row).toContain(said.choose);
    expect(row).not.toContain(`>${said.canceled}<`);
    const file = await (await asking(ask, language).open(person, `${LIST}.csv?when=canceled`)).text();
    expect(file).toMatch(new RegExp(`${said.by} \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d`));
    await BookingChoice.update({ deadlineAt: new Date(Date.now() - 1000) }, { where: { bookingId: order.bookingId } });
    const [over] = await rowsOf(person, language, '?when=canceled');
    expect(over).toContain(`>${said.canceled}<`);
    expect(over).not.toContain(link);
  });

  it('of several buses says it of the canceled one beside the state of the others', async () => {
    const { person, customer } = await customerOf();
    const order = await orderFixture({ customer, seats: [50, 50] });
    const { number } = order.bookings[0]!;
    await cancelOrder(order.operator, { orderNumber: order.orderNumber, bookingNumber: number });
    const [row] = await rowsOf(person, language);
    expect(row).toContain(said.by);
    expect(row).toContain(`/${language}/booking/choice/${number}"`);
  });

  it('of a trip that its customer may rate leads there, once it has ended and until it is rated', async () => {
    const { person, customer } = await customerOf();
    const trip = await journeyFixture({ customer, hasReturn: false, departure: new Date(clock.millis() + HOUR) });
    const unfinished = await journeyFixture({ customer, hasReturn: false, departure: new Date(clock.millis() + HOUR) });
    const report = ({ driver, number }: JourneyFixture, act: 'start' | 'finish') =>
      reportJourney(driver, { number, act });
    const shown = async () => (await rowsOf(person, language)).join('');
    await report(trip, 'start');
    await report(unfinished, 'start');
    expect(await shown()).not.toContain(said.rate);
    await report(trip, 'finish');
    const ended = await shown();
    expect(ended).toContain(said.ended);
    expect(ended.split(said.rate)).toHaveLength(2);
    expect(ended).toContain(`/${language}/journey/rate/${trip.number}"`);
    await rateJourney(customer, trip.number, { rating: 5, comment: null });
    expect(await shown()).not.toContain(said.rate);
  });
});
