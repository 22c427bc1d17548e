// Traces: S8-618
import { afterEach, expect, it } from 'vitest';
import { cancelMissingBuses } from '@bff/domain/journeys';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newJourney } from './testing/journey-subjects';
import { wholeApp } from './testing/whole-app';
import { withoutRoads } from './testing/without-roads';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
withoutRoads();
afterEach(() => clock.release());

it('a missing bus, without scripts: reported, answered, reported again, and canceled if nobody answers', async () => {
  const customer = await createPerson('CUSTOMER');
  const company = await createPerson('COMPANY_ADMIN');
  const { userId, customerId } = customer.actor!;
  const departure = new Date(Date.now() - HOUR);
  const { number, bookingNumber } = await newJourney(company, {
    departure,
    customer: { userId, customerId: customerId! },
  });
  const booking = `/booking/details/${bookingNumber}`;
  const handled = `/dashboard/company/booking/details/${bookingNumber}`;
  const say = `/journey/missing-bus/${number}`;

  expect(await text(open(company, handled))).not.toContain('Bussen är på väg');
  expect(await text(open(customer, booking))).toContain(`/sv${say}`);
  expect(await text(open(customer, say))).toContain('Har bussen inte kommit?');
  const said = await text(send(customer, say, {}));
  expect(said).toContain('Bussbolaget har fått veta att bussen inte kom.');
  expect(said).toContain('Annars avbokas bussen');
  expect(said).not.toContain(`/sv${say}`);

  const asked = await text(open(company, handled));
  expect(asked).toContain('Svara före');
  expect(asked).toContain('Kunden: bussen kom inte');
  const answered = await text(send(company, handled, { intent: 'onItsWay' }));
  expect(answered).toContain('Kunden meddelas om att bussen är på väg.');
  expect(await text(open(customer, booking))).toContain('att bussen är på väg.');
  expect((await open(customer, say)).status).toBe(409);

  clock.freeze(new Date(Date.now() + 31 * MINUTE));
  expect(await text(send(customer, say, {}))).toContain('Annars avbokas bussen');
  clock.advance(15 * MINUTE);
  await cancelMissingBuses();
  expect(await text(open(customer, booking))).toContain('Bussen kom inte');
});
