// Traces: S5-012, S6-031, S2-148
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireHolds, registerOrderedQuotes } from '@bff/domain/bookings';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { settleCheckout } from '@bff/domain/payments';
import { acceptQuote, orderedQuotesOfRequests, rejectQuote, sendQuoteAgain } from '@bff/domain/quotes';
import { createBookableVehicle } from '@db/factories';
import { DealRight, DealUnit, Order, OutboxMessage, User } from '@db/models';
import { select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { amountsIn } from './testing/amounts';
import { createPerson, type Person } from './testing/people';
import { callApi, openPage, sendForm } from './testing/probe';
import { newQuote } from './testing/quote-subjects';
import { RESERVATION_FORM, startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** A user of a unit asks for quotes; whoever buys for the unit chooses and pays, and whoever buys for other units knows nothing of it. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
beforeAll(async () => {
  registerOrderedQuotes(orderedQuotesOfRequests);
  market = await startMarket();
});
afterAll(stopMarket);

const userOf = ({ actor }: Person) => User.findByPk(actor!.userId, { rejectOnEmpty: true });
const mailOf = async (person: Person) => (await userOf(person)).email;
const nameOf = async (person: Person) => (await userOf(person)).name;

/** Who is told what of who answered for them: the operator's quote that was paid for, or why one was rejected. */
async function answersMailed(number: string): Promise<[to: string, reason: string | null, buyer: string][]> {
  const mails = await select<{ to: string; reason: string | null; buyer: string }>(
    `SELECT JSON_VALUE(payload, '$.to') AS \`to\`, JSON_VALUE(payload, '$.data.reason') AS reason,
      JSON_VALUE(payload, '$.data.buyer') AS buyer
    FROM outbox WHERE JSON_VALUE(payload, '$.template') = 'quoteAnswered' AND payload LIKE :number ORDER BY id`,
    { number: `%${number}%` },
  );
  return mails.map(({ to, reason, buyer }) => [to, reason, buyer]);
}

/** Moves the person's only right to another unit of the organisation. */
async function moveTo(person: Person, unitId: number): Promise<void> {
  const [right] = person.actor!.deal!.rights;
  const one = { userId: person.actor!.userId, organisationId: person.organisationId!, role: right!.role };
  await DealRight.destroy({ where: { userId: one.userId } });
  await DealRight.create({ ...one, unitId });
  person.actor!.deal = { organisationId: person.organisationId!, rights: [{ ...right!, unitId }] };
}

/** A unit's user and booker, the booker of the unit beside it, and the administrator of the whole. */
async function people() {
  const admin = await createPerson('DEAL_CUSTOMER_ADMIN');
  const organisationId = admin.organisationId!;
  const of = { organisationId };
  const [user, colleague, booker, other] = [
    await createPerson('DEAL_CUSTOMER_USER', of),
    await createPerson('DEAL_CUSTOMER_USER', of),
    await createPerson('DEAL_CUSTOMER_BOOKER', of),
    await createPerson('DEAL_CUSTOMER_BOOKER', of),
  ];
  const parentId = admin.actor!.deal!.rights[0]!.unitId;
  const school = await DealUnit.create({ ...of, parentId, name: 'Skolan', costCenter: '2' });
  const museum = await DealUnit.create({ ...of, parentId, name: 'Museet', costCenter: '3' });
  for (const person of [user, colleague, booker]) await moveTo(person, school.id);
  await moveTo(other, museum.id);
  return { admin, user, colleague, booker, other, school };
}

it('a user asks and reads the prices, their booker accepts and pays; the booker of another unit finds nothing', async () => {
  const { admin, user, colleague, booker, other, school } = await people();
  const [company, rival] = [await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const { number, id, otherId } = await newQuote(user, company, rival);
  const page = `/quotes/details/${number}`;
  const accept = { intent: 'accept', quote: String(id) };
  const reject = { intent: 'reject', quote: String(otherId), reason: 'För dyrt' };

  // The user reads everything, chooses nothing, and is told who does.
  expect((await openPage(ask, user, '/quotes/list')).body).toContain(`/sv${page}`);
  const own = await openPage(ask, user, page);
  expect([own.status, amountsIn(own.body, [1_439_427]).length > 0]).toEqual([200, true]);
  expect(own.body).not.toMatch(/value="(accept|reject)"/);
  expect(own.body).toContain(`mailto:${await mailOf(booker)}`);
  expect((await sendForm(ask, user, page, accept)).status).toBe(403);
  expect((await sendForm(ask, user, page, reject)).status).toBe(403);
  await expect(acceptQuote(user.actor!, id)).rejects.toMatchObject({ key: 'auth.noPermission' });
  await expect(rejectQuote(user.actor!, otherId, 'Nej')).rejects.toMatchObject({ key: 'auth.noPermission' });
  expect((await callApi(ask, user, 'GET', `/quote-requests/${number}`, undefined)).status).toBe(200);
  expect((await callApi(ask, user, 'POST', `/quotes/${id}/accept`, {})).status).toBe(403);

  // The user is mailed who accepts, and that person that a quote waits.
  const mails = await select<{ payload: string }>(
    "SELECT CAST(payload AS CHAR) AS payload FROM outbox WHERE payload LIKE '%quoteReceived%' ORDER BY id",
  );
  const [toUser, toBooker] = [await mailOf(user), await mailOf(booker)];
  const payloads = mails.map(({ payload }) => payload).filter((payload) => payload.includes(number));
  // One of each quote to the user, which names the booker, and one to the booker, which names the user.
  const sent = [toUser, toBooker].map((address) => payloads.filter((payload) => payload.includes(address)).length);
  expect([payloads.length, ...sent]).toEqual([4, 2, 4]);
  // Sent again, it goes to both.
  await sendQuoteAgain((await createPerson('SYSTEM_ADMIN')).actor!, id);
  const again = await OutboxMessage.findAll({ where: { requestNumber: number }, order: [['id', 'DESC']], limit: 2 });
  expect(again.map(({ recipient }) => recipient)).toEqual([toBooker, toUser].map((address) => address.toLowerCase()));

  // Neither a colleague in the same unit nor who buys for another one, or for another organisation.
  for (const stranger of [colleague, other, await createPerson('DEAL_CUSTOMER_ADMIN')]) {
    expect((await openPage(ask, stranger, page)).status).toBe(404);
    expect((await sendForm(ask, stranger, page, accept)).status).toBe(404);
    await expect(acceptQuote(stranger.actor!, id)).rejects.toMatchObject({ key: 'quote.notFound' });
  }
  expect((await openPage(ask, other, '/dashboard/organisation/quotes')).body).not.toContain(number);
  expect((await openPage(ask, other, '/dashboard/organisation')).body).not.toContain('offerter att ta ');

  // Whoever buys for the unit, or for all, finds who asked, and the buttons.
  for (const buyer of [booker, admin]) {
    const list = await openPage(ask, buyer, '/dashboard/organisation/quotes');
    expect([list.body.includes(`/sv${page}`), list.body.includes('gat av')]).toEqual([true, true]);
    expect((await openPage(ask, buyer, '/dashboard/organisation')).body).toContain('2 offerter att ta ');
    expect((await openPage(ask, buyer, `/dashboard/organisation/find?q=${number}`)).body).toContain(`/sv${page}`);
    const seen = await openPage(ask, buyer, page);
    expect(seen.body.match(/value="accept"/g)).toHaveLength(2);
    expect(seen.body).toContain(`mailto:${toUser}`);
  }
  expect((await sendForm(ask, admin, page, reject)).status).toBe(303);
  const rejected = [toUser, 'För dyrt', await nameOf(admin)];
  expect(await answersMailed(number)).toEqual([rejected]);

  // The order is the booker's own until the unit is chosen: nobody else is led to it.
  const accepted = await sendForm(ask, booker, page, accept);
  expect(accepted.status).toBe(303);
  const order = new URL(accepted.location!, 'http://self.invalid').searchParams.get('order')!;
  expect((await openPage(ask, booker, page)).body).toContain(`order=${order}`);
  for (const reader of [user, admin]) {
    expect((await openPage(ask, reader, page)).body).not.toContain(order);
    expect((await openPage(ask, reader, '/quotes/list')).body).toContain('Betalas,');
  }
  await expect(acceptQuote(admin.actor!, id)).rejects.toMatchObject({ key: 'quote.notOpen' });
  expect(await acceptQuote(booker.actor!, id)).toEqual({ orderNumber: order });

  const form = { ...RESERVATION_FORM, unitId: String(school.id), intent: 'pay' };
  const paid = await sendForm(ask, booker, `/booking/edit?order=${order}`, form);
  expect(paid.status).toBe(303);
  const payment = await selectOne<{ sessionId: string }>(
    'SELECT p.session_id AS sessionId FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = :order',
    { order },
  );
  await market.press(payment!.sessionId, 'pay');
  await settleCheckout(payment!.sessionId);
  expect(
    await selectOne(
      'SELECT q.status, o.user_id AS user, o.deal_unit_id AS unit FROM quotes q JOIN orders o ON o.id = q.order_id WHERE q.id = :id',
      { id },
    ),
  ).toEqual({ status: 'accepted', user: booker.actor!.userId, unit: school.id });
  expect(await answersMailed(number)).toEqual([rejected, [toUser, null, await nameOf(booker)]]);
  // Whoever buys for the unit opens the order; the user reads that it is accepted.
  expect((await openPage(ask, admin, page)).body).toContain(`/purchases/details/${order}`);
  const after = await openPage(ask, user, page);
  expect([/Godk.+nd/.test(after.body), after.body.includes(order)]).toEqual([true, false]);
});

it('a user finds the way to a request in the results, but no booking', async () => {
  const { user } = await people();
  const query = 'tripType=one-way&stop=se-uppsala&stop=se-gavle&departure=2090-05-04T10:00';
  await createPlaces(['uppsala', 'gavle']);
  await createBookableVehicle();
  for (const adults of ['40', '800']) {
    const { body } = await openPage(ask, user, `/buses/search?${query}&adults=${adults}`);
    const leads = [body.includes('/sv/quotes/request?'), body.includes('/booking/hold'), /total"|kr</.test(body)];
    expect([adults, ...leads]).toEqual([adults, true, false, adults === '40']);
  }
  const form = await openPage(ask, user, `/quotes/request?${query}&adults=40`);
  expect([form.status, form.body.includes('name="sendKey"')]).toEqual([200, true]);
});

it('who accepts a quote reads until when to pay, and finds the quote again when that time has run out', async () => {
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const [company, rival] = [await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const { number, id } = await newQuote(customer, company, rival);
  const page = `/quotes/details/${number}`;
  const accepted = await sendForm(ask, customer, page, { intent: 'accept', quote: String(id) });
  const order = new URL(accepted.location!, 'http://self.invalid').searchParams.get('order')!;
  expect((await openPage(ask, customer, page)).body).toContain('Betala senast kl.');
  const reservation = `/booking/edit?order=${order}`;
  expect((await openPage(ask, customer, reservation)).body).toContain('offerten igen till');

  await Order.update({ holdExpiresAt: new Date(Date.now() - 60_000) }, { where: { number: order } });
  expect(await expireHolds()).toBe(1);
  const over = await openPage(ask, customer, reservation);
  expect([over.status, over.body.includes('ller fortfarande, till'), over.body.includes(`/sv${page}`)]).toEqual([
    409,
    true,
    true,
  ]);
  const again = await sendForm(ask, customer, page, { intent: 'accept', quote: String(id) });
  expect(again.location).not.toContain(order);
});
