// Traces: S2-104
import { expect, it } from 'vitest';
import { organisationOrders, organisationSpending } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { Order } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { organisationTrip } from './testing/traffic-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const { open } = asking(ask, 'en');

const tripsIn = (html: string) => {
  const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html.slice(html.indexOf('id="trips"')))?.[1] ?? '';
  return [...body.matchAll(/purchases\/details\/(\d+)/g)].map(([, number]) => number);
};

it('a contract customer’s page lists its trips, and each figure of them leads to those that it counts', async () => {
  useRoads();
  const admin = await createPerson('SYSTEM_ADMIN');
  const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
  const other = await createPerson('DEAL_CUSTOMER_BOOKER');
  const on = async (days: number, organisationId = booker.organisationId!) => {
    const { orderId } = await organisationTrip(organisationId, new Date(clock.millis() + days * DAY));
    return (await Order.findByPk(orderId, { rejectOnEmpty: true })).number;
  };
  const [past, soon, later] = [await on(-5), await on(9), await on(20)];
  await on(10, other.organisationId!);
  const page = async (search = '') => {
    const answer = await open(admin, `/dashboard/admin/deal-customers/details/${booker.organisationId!}${search}`);
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  const html = await page();
  expect(tripsIn(html)).toEqual([later, soon, past]);
  expect(html).toContain('Trips (3)');
  const figures = [...html.matchAll(/<dt><a href="[^"]*(\?when=\w+)#trips">[^<]*<\/a><\/dt><dd><bdi>(\d+)</g)];
  expect(figures.map(([, search, count]) => [search, count])).toEqual([
    ['?when=upcoming', '2'],
    ['?when=past', '1'],
  ]);
  expect(tripsIn(await page('?when=upcoming'))).toEqual([later, soon]);
  expect(tripsIn(await page('?when=past'))).toEqual([past]);
  expect(tripsIn(await page(`?q=${soon}`))).toEqual([soon]);
});

it('only administrators read what an organisation has bought', async () => {
  const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
  const query = { when: 'all', text: '', sort: 'departure', descending: true, page: 1, pageSize: 20 } as const;
  const { actor, organisationId } = booker;
  await expect(organisationOrders(actor!, organisationId!, query)).rejects.toMatchObject({ key: 'auth.noPermission' });
  await expect(organisationSpending(actor!, organisationId!)).rejects.toMatchObject({ key: 'auth.noPermission' });
});
