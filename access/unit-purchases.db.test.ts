// Traces: S2-146, S2-147, S5-012
import { formatMoney } from '@formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitSpending } from '@bff/areas/organisation';
import { settleCheckout } from '@bff/domain/payments';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { createUser, giveDealRight } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson, type Person } from './testing/people';
import { openPage, sendForm } from './testing/probe';
import { newOffer, RESERVATION_FORM, startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Bookers and administrators buy by card for their units; the unit's finance role can read it; nobody else can do either. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(stopMarket);

const unitsOf = async ({ organisationId }: Person) => {
  const units = await select<{ id: number; parentId: number | null }>(
    'SELECT id, parent_id AS parentId FROM deal_units WHERE organisation_id = :organisationId ORDER BY id',
    { organisationId },
  );
  const [top, middle, low] = units.map(({ id }) => id);
  return { top: top!, middle: middle!, low: low! };
};

/** Another user of the organisation, with one right. */
async function colleagueOf(person: Person, kind: Person['kind'], unitId: number, role: 'booker' | 'finance' | 'user') {
  const colleague = await createPerson(kind);
  const { organisationId } = person;
  const of = { userId: colleague.actor!.userId };
  await execute('DELETE FROM deal_rights WHERE user_id = :userId', of);
  await execute('DELETE FROM deal_users WHERE user_id = :userId', of);
  await giveDealRight(of, { organisationId: organisationId! }, unitId, role);
  return colleague;
}

const holds = async (person: Person): Promise<string> => {
  const { location } = await sendForm(ask, person, '/booking/hold', { offer: await newOffer() });
  return new URL(location ?? '/', 'http://self.invalid').searchParams.get('order') ?? '';
};

describe('a booker of a unit', () => {
  it('holds a bus, chooses the unit and pays by card; the unit’s finance role sees it, others do not', async () => {
    const booker = await createPerson('DEAL_CUSTOMER_BOOKER');
    const { middle, low } = await unitsOf(booker);
    const number = await holds(booker);
    const edit = `/booking/edit?order=${number}`;
    // Their dashboard says it too: who turns to it on the way does not lose the purchase.
    expect((await openPage(ask, booker, '/dashboard/organisation')).body).toContain(`href="/sv${edit}"`);
    const form = await openPage(ask, booker, edit);
    expect([form.status, form.body.includes('name="unitId"'), form.body.includes('Norra skolan')]).toEqual([200, true, true]); // prettier-ignore

    const pay = (unitId: string) => sendForm(ask, booker, edit, { ...RESERVATION_FORM, unitId, intent: 'pay' });
    const strangers = await unitsOf(await createPerson('DEAL_CUSTOMER_ADMIN'));
    expect((await pay('')).status).toBe(422);
    expect((await pay(String(strangers.top))).status).toBe(422);
    const paid = await pay(String(low));
    expect([paid.status, paid.location?.includes('/sandbox/') || paid.location?.startsWith('http')]).toEqual([303, true]); // prettier-ignore
    const row = await selectOne<{ unit: number; customer: string; sessionId: string }>(
      `SELECT o.deal_unit_id AS unit, c.company_name AS customer, p.session_id AS sessionId FROM orders o
        JOIN customers c ON c.id = o.customer_id JOIN payments p ON p.order_id = o.id WHERE o.number = :number`,
      { number },
    );
    expect([row!.unit, row!.customer.startsWith('Testkommun')]).toEqual([low, true]);
    // An order is counted as a trip once it is paid.
    const counted = async () => (await unitSpending(booker.actor!))[0];
    expect(await counted()).toEqual({ when: 'upcoming', count: 0, total: 0, waiting: 1 });
    expect((await openPage(ask, booker, '/dashboard/organisation')).body).toContain(', +1 ');
    await market.press(row!.sessionId, 'pay');
    await settleCheckout(row!.sessionId);
    expect(await counted()).toMatchObject({ count: 1, waiting: 0 });

    const [finance, above, beside, user] = [
      await colleagueOf(booker, 'DEAL_CUSTOMER_FINANCE', low, 'finance'),
      await colleagueOf(booker, 'DEAL_CUSTOMER_BOOKER', middle, 'booker'),
      await createPerson('DEAL_CUSTOMER_BOOKER'),
      await colleagueOf(booker, 'DEAL_CUSTOMER_USER', low, 'user'),
    ];
    await execute('UPDATE deal_units SET cost_center = :costCenter WHERE id = :low', { costCenter: '4711', low });
    // Frozen with the receipt: the unit's name when it was paid.
    const receipt = await selectOne<{ unit: string }>(
      `SELECT JSON_VALUE(r.content, '$.buyer.unit') AS unit FROM receipts r JOIN orders o ON o.id = r.order_id WHERE o.number = :number`,
      { number },
    );
    expect(receipt!.unit).toBe('Norra skolan');
    const booking = await selectOne<{ number: string; companyId: number }>(
      'SELECT b.number, b.company_id AS companyId FROM bookings b JOIN orders o ON o.id = b.order_id WHERE o.number = :number',
      { number },
    );
    // The receipt on the page says the same as the PDF.
    expect((await openPage(ask, booker, `/purchases/details/${number}`)).body).toContain('Norra skolan<');
    // The first page has the next trips, each with a link.
    expect((await openPage(ask, booker, '/dashboard/organisation')).body).toContain(
      `/dashboard/organisation/purchases/details/${number}"`,
    );
    const [operator, office] = [await createPerson('COMPANY_ADMIN'), await createPerson('SYSTEM_ADMIN')];
    await execute('UPDATE users SET company_id = :companyId WHERE id = :userId', {
      companyId: booking!.companyId,
      userId: operator.actor!.userId,
    });
    const handled = await Promise.all([
      openPage(ask, operator, `/dashboard/company/booking/details/${booking!.number}`),
      openPage(ask, office, `/dashboard/admin/booking/details/${booking!.number}`),
    ]);
    expect((await openPage(ask, office, `/dashboard/admin/purchases/details/${number}`)).body).toContain(
      'Norra skolan (4711)',
    );
    expect(handled.map(({ body }) => body.includes(`${row!.customer}, Norra skolan (4711)`))).toEqual([true, true]);

    const list = '/dashboard/organisation/purchases/list';
    const details = `/dashboard/organisation/purchases/details/${number}`;
    const lists = await Promise.all([booker, finance, above, beside].map((one) => openPage(ask, one, list)));
    expect(lists.map(({ body }) => body.includes(number))).toEqual([true, true, true, false]);
    expect(lists[1]!.body).toContain('Norra skolan (4711)');
    // Found by its unit, by one above it, and by its day of departure.
    const { day } = (await selectOne<{ day: string }>(
      "SELECT DATE_FORMAT(DATE_ADD(departure_at, INTERVAL 1 HOUR), '%Y-%m-%d') AS day FROM orders WHERE number = :number",
      { number },
    ))!;
    const elsewhere = (await unitsOf(beside)).low;
    const isFound = async (query: string) =>
      (await openPage(ask, above, `${list}?${query}`)).body.includes(`/purchases/details/${number}`);
    expect(
      await Promise.all(
        [`unit=${low}`, `unit=${middle}`, `unit=${elsewhere}`, `from=${day}&until=${day}`, `until=2020-01-01`].map(
          isFound,
        ),
      ),
    ).toEqual([true, true, false, true, false]);
    expect((await openPage(ask, above, `${list}?from=igår`)).status).toBe(422);
    const pages = await Promise.all([booker, finance, above, beside].map((one) => openPage(ask, one, details)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    // Whoever keeps the accounts gets the receipt, in the dashboard that is theirs.
    const pdf = `/sv${details}/receipt.pdf`;
    expect(pages.map(({ body }) => body.includes(pdf))).toEqual([true, true, true, false]);
    // The finance role is offered no link to cancel it.
    // One bus is changed and canceled on its booking.
    expect(pages.map(({ body }) => body.includes('href="/sv/booking/details/'))).toEqual([true, false, true, false]);
    // What it costs stands in the report of whoever reads its unit's accounts, by month and by unit.
    const report = `/dashboard/organisation/reporting/list?year=${day.slice(0, 4)}`;
    const reports = await Promise.all([finance, above, beside].map((one) => openPage(ask, one, report)));
    const { total } = (await selectOne<{ total: number }>(
      'SELECT CAST(SUM(b.total) AS SIGNED) AS total FROM bookings b JOIN orders o ON o.id = b.order_id WHERE o.number = :number',
      { number },
    ))!;
    // Bodies are read byte by byte.
    const bytes = Buffer.from(formatMoney(total, 'sv', { decimals: false })).toString('latin1');
    expect(reports.map(({ body }) => body.includes(bytes))).toEqual([true, true, false]);
    expect(reports.map(({ body }) => body.includes(`unit=${low}&amp;from=`))).toEqual([true, true, false]);
    const cancel = `/purchases/cancel/${number}`;
    const canceled = [];
    for (const one of [finance, user, beside])
      canceled.push((await sendForm(ask, one, cancel, { agreedFee: '9000000' })).status);
    expect(canceled).toEqual([403, 404, 404]);
    expect((await openPage(ask, booker, `/purchases/details/${number}`)).status).toBe(200);
    expect((await sendForm(ask, above, cancel, { agreedFee: '9000000' })).status).toBe(303);
    const unit = await sendForm(ask, booker, `/dashboard/organisation/manage/remove-unit/${low}`, {});
    expect(unit.status).toBe(404);
  });

  it('sees no button to book without the right', async () => {
    const offer = encodeURIComponent(await newOffer());
    const [user, booker] = await Promise.all([
      createPerson('DEAL_CUSTOMER_USER'),
      createPerson('DEAL_CUSTOMER_BOOKER'),
    ]);
    const pages = await Promise.all([user, booker].map((one) => openPage(ask, one, `/booking/edit?offer=${offer}`)));
    expect(pages.map(({ body }) => body.includes('/sv/booking/hold'))).toEqual([false, true]);
  });
});

describe('the database', () => {
  it("rejects an organisation's order without its organisation, with another’s unit, or paid without a unit", async () => {
    const [one, other] = [await createPerson('DEAL_CUSTOMER_BOOKER'), await createPerson('DEAL_CUSTOMER_BOOKER')];
    const number = await holds(one);
    const set = (change: string) => execute(`UPDATE orders SET ${change} WHERE number = :number`, { number });
    const { low } = await unitsOf(other);
    await expect(set(`deal_unit_id = ${low}`)).rejects.toThrow(/orders_deal_unit/);
    await expect(set("payment_method = 'card'")).rejects.toThrow(/orders_unit_before_payment/);
    await expect(set(`deal_organisation_id = ${other.organisationId}`)).rejects.toThrow(/orders_deal_customer/);
    const private_ = await createUser();
    await expect(
      execute(
        `INSERT INTO orders (number, customer_id, user_id, company_id, customer_type, language, trip_type, departure_at, adults, countries,
           operator_price, customer_price, tax, total, first_held_at)
         SELECT '99', customer_id, :userId, company_id, customer_type, language, 'one-way', departure_at, adults, countries,
           operator_price, customer_price, tax, total, first_held_at FROM orders WHERE number = :number`,
        { number, userId: private_.userId },
      ),
    ).rejects.toThrow(/booking.unitRequired/);
  });
});
