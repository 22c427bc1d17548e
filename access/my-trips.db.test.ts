// Traces: S2-032
import { expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 5 });
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const LIST = '/booking/list';

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
