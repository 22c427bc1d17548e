// Traces: S2-132, S2-133, S2-134
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { settleCheckout } from '@bff/domain/payments';
import { orderedQuotesOfRequests } from '@bff/domain/quotes';
import { publicOrigin } from '@bff/platform/env';
import { createBookableVehicle } from '@db/factories';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { RESERVATION_FORM, startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** A new customer telephones and in the end has paid for a trip, using only pages, forms and mails. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
let market: BookingWorld;
beforeAll(async () => {
  registerOrderedQuotes(orderedQuotesOfRequests);
  market = await startMarket();
  await createPlaces();
  await createBookableVehicle();
}, 60_000);
afterAll(stopMarket);

const SALES = '/dashboard/admin/sales-system';
const EMAIL = 'ring.upp@test.invalid';
const NEW_PASSWORD = { password: 'Nytt-Ord-I-Bussen-3', passwordRepeat: 'Nytt-Ord-I-Bussen-3' };
const text = async (answer: Promise<Response>) => (await answer).text();
/** The newest mail of that kind to the newcomer. */
const mailed = async (kind: string): Promise<string> => {
  const mail = await selectOne<{ payload: unknown }>(
    'SELECT payload FROM outbox WHERE payload LIKE :kind AND payload LIKE :to ORDER BY id DESC LIMIT 1',
    { kind: `%${kind}%`, to: `%${EMAIL}%` },
  );
  return JSON.stringify(mail);
};

it('an administrator takes the call; the newcomer is invited, chooses a password, accepts and pays', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  const caller = { name: 'Ring Upp', email: EMAIL, phone: '070-174 06 05', language: 'sv', street: '', postcode: '', city: '' }; // prettier-ignore
  const form = await text(send(admin, '/dashboard/admin/customers/create?then=sale', caller));
  const customer = /name="customer" value="(\d+)"/.exec(form)![1]!;
  const trip = new URLSearchParams({ customer, tripType: 'one-way', departure: '2090-05-04T10:00', adults: '40' });
  const explained = await text(open(admin, `${SALES}/explain-trip?${trip}&stop=se-uppsala&stop=se-gavle`));
  const offer = /href="\/sv(\/dashboard\/admin\/sales-system\/make-offer\?[^"]*)"/.exec(explained)![1]!;
  const address = offer.replaceAll('&amp;', '&');
  const filled = filledForm(await text(open(admin, address)), 'sendKey');
  filled.set('expiryHours', '48');
  expect(await text(send(admin, address, filled))).toContain('Offerten är skickad till');

  // The newcomer: by the invitation's link, then by the quote's.
  const visitor: Person = await createPerson('visitor');
  const [, invitation = ''] = /(\/auth\/[\w-]+\/[\w-]{43})/.exec(await mailed('invitation')) ?? [];
  const chosen = await ask(`/sv${invitation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin() },
    body: new URLSearchParams(NEW_PASSWORD).toString(),
    peer: visitor.address,
  });
  const cookie = chosen.headers.getSetCookie().map((line) => line.split(';', 1)[0]!).join('; '); // prettier-ignore
  const newcomer: Person = { ...visitor, browser: () => Promise.resolve({ cookie }) };
  const [, quotes = ''] = /(\/quotes\/details\/\d+)/.exec(await mailed('quoteReceived')) ?? [];
  // The password leads to what they were called about.
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `/sv${quotes}`]);
  const accept = filledForm(await text(open(newcomer, quotes)), 'quote');
  accept.set('intent', 'accept');
  const reservation = await text(send(newcomer, quotes, accept));
  expect(reservation).toContain('name="contactName"');

  const { number } = (await selectOne<{ number: string }>('SELECT number FROM orders WHERE customer_id = :customer', { customer }))!; // prettier-ignore
  await send(newcomer, `/booking/edit?order=${number}`, { ...RESERVATION_FORM, intent: 'pay' });
  const payment = await selectOne<{ sessionId: string }>(
    'SELECT p.session_id AS sessionId FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = :number',
    { number },
  );
  await market.press(payment!.sessionId, 'pay');
  await settleCheckout(payment!.sessionId);
  const settled = await selectOne<{ quote: string; booking: string }>(
    `SELECT q.status AS quote, b.status AS booking FROM quotes q JOIN orders o ON o.id = q.order_id JOIN bookings b ON b.order_id = o.id
      WHERE o.number = :number`,
    { number },
  );
  expect(settled).toEqual({ quote: 'accepted', booking: 'booked' });
});
