// Traces: S5-012, S6-031, S6-035, S2-141, S2-148, S2-176
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { aTrip } from '@bff/domain/bookings/testing/market';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { settleCheckout } from '@bff/domain/payments';
import { orderedQuotesOfRequests, requestQuotes } from '@bff/domain/quotes';
import { DealRight, DealUnit } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { amountsIn } from './testing/amounts';
import { createPerson, type Person } from './testing/people';
import { openPage, sendForm } from './testing/probe';
import { newQuote } from './testing/quote-subjects';
import { RESERVATION_FORM, startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** A booker for units asks for quotes, chooses one and pays it; their administrator reads it, other colleagues and organisations see nothing of it. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
beforeAll(async () => {
  registerOrderedQuotes(orderedQuotesOfRequests);
  market = await startMarket();
});
afterAll(stopMarket);

it('a booker asks, compares, chooses and pays for a unit; the quote is then accepted', async () => {
  const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
  const [company, rival] = [await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const { number, askedId, id, otherId } = await newQuote(booker, company, rival);

  const [list, details, asked] = [
    await openPage(ask, booker, '/dashboard/organisation/quotes'),
    await openPage(ask, booker, `/quotes/details/${number}`),
    await openPage(ask, company, `/dashboard/company/quote-requests/details/${askedId}`),
  ];
  expect([list.status, list.body.includes(`/sv/quotes/details/${number}`)]).toEqual([200, true]);
  expect([details.status, details.body.match(/value="accept"/g)?.length]).toEqual([200, 2]);
  expect((await openPage(ask, booker, '/dashboard/organisation')).body).toContain('2 offerter att ta ');
  // The operator sees which organisation asks, not which person.
  expect(asked.body).toContain('Testkommun');
  const mails = await select<{ payload: string }>(
    "SELECT payload FROM outbox WHERE payload LIKE '%quoteReceived%' ORDER BY id DESC LIMIT 1",
  );
  expect(JSON.stringify(mails)).toContain(
    `"total":${(await selectOne<{ total: number }>('SELECT total FROM quotes ORDER BY id DESC LIMIT 1'))!.total}`,
  );
  expect(JSON.stringify(mails)).toContain(
    (await selectOne<{ email: string }>('SELECT email FROM users WHERE id = :id', { id: booker.actor!.userId }))!.email,
  );

  // The organisation's traffic controller sees the request, but no amount.
  const controller = await createPerson('TRAFFIC_CONTROLLER', { organisationId: booker.organisationId! });
  const stranger = await createPerson('TRAFFIC_CONTROLLER');
  const watched = await openPage(ask, controller, '/dashboard/traffic/quotes');
  expect(watched.body).toContain(number);
  expect(watched.body).not.toMatch(/\d,\d\d.kr/);
  expect((await openPage(ask, stranger, '/dashboard/traffic/quotes')).body).not.toContain(number);
  const request = `/dashboard/traffic/quotes/${number}`;
  expect(watched.body).toContain(`/sv${request}`);
  const seen = await openPage(ask, controller, request);
  expect(seen.status).toBe(200);
  expect(seen.body).toMatch(/Offert: 1.buss, [12] /);
  // Neither an amount nor the company's message to its customer, which may contain one.
  expect(seen.body).not.toMatch(/\d,\d\d.kr|Hemlig offert/);
  expect(amountsIn(seen.body, [1_234_500])).toEqual([]);
  expect((await openPage(ask, stranger, request)).status).toBe(404);
  expect((await openPage(ask, controller, `/quotes/details/${number}`)).status).not.toBe(200);

  // An administrator reads what their people ask for, with the amounts, and chooses nothing.
  const [admin, below] = [
    await createPerson('DEAL_CUSTOMER_ADMIN', { organisationId: booker.organisationId! }),
    await createPerson('DEAL_CUSTOMER_ADMIN', { organisationId: booker.organisationId! }),
  ];
  const { id: part } = await DealUnit.create({ organisationId: booker.organisationId!, parentId: booker.actor!.deal!.rights[0]!.unitId, name: 'Skolan', costCenter: '2' }); // prettier-ignore
  const { userId } = below.actor!;
  await DealRight.create({ userId, unitId: part, role: 'admin', organisationId: booker.organisationId! });
  await DealRight.destroy({ where: { userId, unitId: booker.actor!.deal!.rights[0]!.unitId } });
  const read = `/dashboard/organisation/quote-requests/details/${number}`;
  const { name: asker } = (await selectOne<{ name: string }>('SELECT name FROM users WHERE id = :id', { id: booker.actor!.userId }))!; // prettier-ignore
  const ofAll = await openPage(ask, admin, '/dashboard/organisation/quotes');
  expect([ofAll.status, ofAll.body.includes(`/sv${read}`), ofAll.body.includes(asker)]).toEqual([200, true, true]);
  const one = await openPage(ask, admin, read);
  expect([one.status, one.body.includes(asker)]).toEqual([200, true]);
  expect(one.body).toMatch(/Offert: 1.buss, [12] /);
  expect(amountsIn(one.body, [1_439_427])).not.toEqual([]);
  expect(one.body).not.toContain('Hemlig offert');
  expect((await openPage(ask, admin, `/quotes/details/${number}`)).status).toBe(404);
  const pressed = await sendForm(ask, admin, `/quotes/details/${number}`, { intent: 'accept', quote: String(id) });
  expect(pressed.status).toBe(404);
  // A number leads to its page, which links to itself in the other language.
  expect((await openPage(ask, admin, `/dashboard/organisation/find?q=${number}`)).body).toContain(`/en${read}`);

  const others = [
    // Of a unit below all of the asker's rights.
    below,
    await createPerson('DEAL_CUSTOMER_BOOKER', { organisationId: booker.organisationId! }),
    await createPerson('DEAL_CUSTOMER_ADMIN'),
  ];
  for (const other of others) {
    expect((await openPage(ask, other, `/quotes/details/${number}`)).status).toBe(404);
    expect((await openPage(ask, other, read)).status).toBe(404);
    expect((await openPage(ask, other, `/dashboard/organisation/find?q=${number}`)).body).not.toContain(read);
    expect((await openPage(ask, other, '/dashboard/organisation/quotes')).body).not.toContain(number);
    const press = { intent: 'accept', quote: String(id) };
    expect((await sendForm(ask, other, `/quotes/details/${number}`, press)).status).toBe(404);
  }

  const rejected = { intent: 'reject', quote: String(otherId), reason: 'För dyrt' };
  expect((await sendForm(ask, booker, `/quotes/details/${number}`, rejected)).status).toBe(303);
  const accept = { intent: 'accept', quote: String(id) };
  const accepted = await sendForm(ask, booker, `/quotes/details/${number}`, accept);
  expect(accepted.status).toBe(303);
  const order = new URL(accepted.location!, 'http://self.invalid').searchParams.get('order')!;
  // What the request says need not be written again.
  const asks = (await selectOne<{ message: string }>('SELECT message FROM quote_requests WHERE number = :number', { number }))!; // prettier-ignore
  const kept = (await selectOne<{ comment: string }>('SELECT comment FROM orders WHERE number = :order', { order }))!;
  expect(kept.comment).toBe(asks.message);
  const unit = await selectOne<{ id: number }>(
    'SELECT id FROM deal_units WHERE organisation_id = :id AND parent_id IS NULL',
    { id: booker.organisationId },
  );
  const paid = await sendForm(ask, booker, `/booking/edit?order=${order}`, {
    ...RESERVATION_FORM,
    unitId: String(unit!.id),
    intent: 'pay',
  });
  expect(paid.status).toBe(303);
  const payment = await selectOne<{ sessionId: string }>(
    'SELECT p.session_id AS sessionId FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = :order',
    { order },
  );
  await market.press(payment!.sessionId, 'pay');
  await settleCheckout(payment!.sessionId);
  expect(
    await select('SELECT id, status FROM quotes WHERE id IN (:id, :otherId) ORDER BY id', { id, otherId }),
  ).toEqual([
    { id, status: 'accepted' },
    { id: otherId, status: 'rejected' },
  ]);
  expect(
    await selectOne(
      'SELECT deal_organisation_id AS organisation, deal_unit_id AS unit FROM orders WHERE number = :order',
      { order },
    ),
  ).toEqual({ organisation: booker.organisationId, unit: unit!.id });
});

it('somebody who keeps the accounts, or whose organisation does not pay by card, cannot ask', async () => {
  const booking = await createPerson('DEAL_CUSTOMER_BOOKER');
  const [user, finance, booker, member] = await Promise.all([
    createPerson('DEAL_CUSTOMER_USER', { organisationId: booking.organisationId! }),
    createPerson('DEAL_CUSTOMER_FINANCE'),
    createPerson('DEAL_CUSTOMER_BOOKER'),
    createPerson('DEAL_CUSTOMER_USER'),
  ]);
  await execute('UPDATE deal_organisations SET pays_by_invoice = 1, pays_by_card = 0 WHERE id IN (:ids)', {
    ids: [booker.organisationId, member.organisationId],
  });
  const { companyId } = await createPerson('COMPANY_ADMIN');
  const asked = (person: Person) =>
    requestQuotes(person.actor!, {
      trip: aTrip(),
      message: null,
      specialRequests: null,
      sendKey: randomUUID(),
      companyIds: [companyId!],
    });
  await expect(asked(member)).rejects.toMatchObject({ key: 'dealOrganisation.noCard' });
  await expect(asked(finance)).rejects.toMatchObject({ key: 'auth.noPermission' });
  await expect(asked(booker)).rejects.toMatchObject({ key: 'dealOrganisation.noCard' });
  expect((await openPage(ask, finance, '/dashboard/organisation/quotes')).status).toBe(403);
  // Whoever cannot is told who can.
  const { email } = (await selectOne<{ email: string }>('SELECT email FROM users WHERE id = :id', { id: booking.actor!.userId }))!; // prettier-ignore
  expect((await openPage(ask, user, '/booking/list')).body).toContain(`mailto:${email}`);
});
