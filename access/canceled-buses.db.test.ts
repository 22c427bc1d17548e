import { expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
useRoads();
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');

it('an order’s page says to the office of each canceled bus by whom it was canceled, when, and for what fee', async () => {
  const { orderNumber, customer, bookings } = await orderFixture({
    seats: [50, 50, 50],
    departure: new Date(clock.millis() + 5 * DAY),
  });
  const office = await createPerson('SYSTEM_ADMIN');
  const shown = async () =>
    (await (await open(office, `/dashboard/admin/purchases/details/${orderNumber}`)).text()).replaceAll('<!-- -->', '');
  expect(await shown()).not.toContain('Avbokad av');

  const [first, second, standing] = bookings.map(({ number }) => number) as [string, string, string];
  await cancelOrder(customer, { orderNumber, bookingNumber: first });
  await cancelOrder(office.actor!, { orderNumber, bookingNumber: second, withoutFee: true });
  const page = await shown();
  const told = (number: string, text: string) =>
    new RegExp(`href="/sv/dashboard/admin/booking/details/${number}">Bokning ${number}</a>: ${text}`);
  const at = String.raw`[^<.]*\d{4} kl\.\s\d\d:\d\d\.`;
  expect(page).toMatch(told(first, String.raw`Avbokad av kunden ${at} Avbokningsavgift: 1\s166\skr\.`));
  expect(page).toMatch(told(second, String.raw`Avbokad av kundtjänst ${at} Avbokningsavgift: 0\skr\.`));
  expect(page.match(/Avbokningsavgift: /g)).toHaveLength(2);
  expect(page).not.toMatch(told(standing, ''));
});
