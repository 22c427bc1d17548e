// Traces: S2-037
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newJourney } from './testing/journey-subjects';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
// With roads, because the map needs them.
beforeAll(async () => void (await startMarket()));
afterAll(stopMarket);
const { open, send, call } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();

it('a customer sees where the bus is while it is on the road: by refreshing without scripts, live with them', async () => {
  const [driver, customer] = [await createPerson('DRIVER'), await createPerson('PRIVATE_CUSTOMER')];
  const owner = { userId: customer.actor!.userId, customerId: customer.actor!.customerId! };
  const { number, bookingNumber, secrets } = await newJourney(driver, { customer: owner });
  const page = `/booking/vehicle-location/${bookingNumber}`;

  const before = await text(open(customer, page));
  expect(before).toContain('Resan har inte startat.');
  expect(before).not.toContain('http-equiv="refresh"');
  expect((await open(customer, `${page}/live`)).status).toBe(204);

  await send(driver, `/dashboard/driver/journey/${number}`, { intent: 'start' });
  const waiting = await text(open(customer, page));
  expect(waiting).toContain('Föraren har inte delat sin position än.');
  expect(waiting).toMatch(/<noscript><meta http-equiv="refresh" content="30"\/?><\/noscript>/);
  expect(waiting).toContain(`data-live="/sv${page}/live"`);

  const shared = await send(driver, `/dashboard/driver/journey/${number}/position`, {
    at: `${Date.now()}`,
    lat: '60.1',
    lon: '17.55',
    accuracy: '11.6',
  });
  expect(shared.status).toBe(204);
  const seen = await text(open(customer, page));
  expect(seen).toContain('senaste position, kl.');
  expect(seen).toMatch(/Karta över resan med bussen kl\.\s\d\d:\d\d: Uppsala – Gävle/);
  // The booking links to it.
  expect(await text(open(customer, `/booking/details/${bookingNumber}`))).toContain(`href="/sv${page}"`);

  // Shared: anybody with the link sees it too, without names, numbers or streets.
  const share = `/booking/share/${bookingNumber}`;
  const made = await text(send(customer, share, { intent: 'share' }));
  expect(made).toContain('Länken är skapad.');
  const link = /\/sv\/trip\/[\w-]{43}/.exec(made)![0];
  await send(customer, share, { intent: 'share' });
  expect(await text(open(customer, share))).toContain(link);
  const given = await text(ask(link));
  expect(given).toContain('Bussens senaste position, kl.');
  expect(given).toContain('Beräknas vara framme kl.');
  for (const hidden of [...secrets, '+46701740605', '070-174', 'anna@test.invalid', bookingNumber, number])
    expect(given).not.toContain(hidden);
  for (const wrong of [
    `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
    '/sv/trip/x',
    `${link.slice(0, -1)}x/live`,
  ])
    expect((await ask(wrong)).status).toBe(404);

  const live = await ask(`/sv${page}/live`, {
    headers: { ...(await customer.browser()), accept: 'text/event-stream' },
    peer: customer.address,
  });
  expect(live.headers.get('content-type')).toContain('text/event-stream');
  const reader = live.body!.getReader();
  const heard: string[] = [];
  while (!heard.join('').includes('data: ')) {
    const { value, done } = await reader.read();
    if (done) break;
    heard.push(new TextDecoder().decode(value));
  }
  expect(heard.join('')).toMatch(/data: \d{4}-\d\d-\d\dT/);
  await reader.cancel();

  expect(await text(send(customer, share, { intent: 'withdraw' }))).toContain('Länken visar inget längre.');
  expect((await ask(link)).status).toBe(404);
  await send(customer, share, { intent: 'share' });
  expect(await text(open(customer, share))).not.toContain(link);

  await call(driver, 'POST', `/journeys/${number}/finish`, { body: {} });
  const arrived = await text(open(customer, page));
  // Not «has arrived» alone: whoever waits at home would take it for theirs.
  const waits = /Bussen är framme i Gävle\. Hemresan börjar \p{L}{3}/u;
  expect(arrived).toMatch(waits);
  const shownAgain = /\/sv\/trip\/[\w-]{43}/.exec(await text(open(customer, share)))![0];
  expect(await text(ask(shownAgain))).toMatch(waits);
  expect(await text(open(customer, `/booking/details/${bookingNumber}`))).toContain(`href="/sv${page}"`);
  expect(arrived).not.toContain('senaste position');
}, 60_000);

it('the link to a cancelled trip says only that', async () => {
  const [driver, customer] = [await createPerson('DRIVER'), await createPerson('PRIVATE_CUSTOMER')];
  const owner = { userId: customer.actor!.userId, customerId: customer.actor!.customerId! };
  const { bookingNumber } = await newJourney(driver, { customer: owner });
  const made = await text(send(customer, `/booking/share/${bookingNumber}`, { intent: 'share' }));
  const link = /\/sv\/trip\/[\w-]{43}/.exec(made)![0];
  expect(await text(ask(link))).toContain('Resan har inte startat.');
  await send(customer, `/booking/cancel/${bookingNumber}`, { agreedFee: '2000000' });
  const canceled = await text(ask(link));
  expect(canceled).toContain('Resan är avbokad.');
  expect(canceled).not.toContain('Resan har inte startat.');
  expect(canceled).toContain('Gävle');
});
