// Traces: S2-130
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingDetails, cancellation } from '@bff/areas/customer';
import { cancelOrder } from '@bff/domain/bookings';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { formatMoney } from '@formats';
import { createUser } from '@db/factories';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { aFailedRefund } from './testing/payment-subjects';
import { createPerson, type Person } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** A payment disputed at the customer's bank, as the pages show it: to its customer and to administrators only. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
let customer: Person;
let administrator: Person;

beforeAll(async () => {
  market = await startMarket();
  customer = await createPerson('PRIVATE_CUSTOMER');
  administrator = await createPerson('SYSTEM_ADMIN');
});
afterAll(stopMarket);

const bank = () => market.payments.sandbox.sandbox;

/** A paid trip, disputed at the bank. */
async function disputed(deed: 'dispute' | 'warn' = 'dispute') {
  const buyer = { ...customer.actor!, customerId: customer.actor!.customerId! };
  const trip = await market.paid(buyer);
  const row = await selectOne<{ booking: string; paymentId: number; intent: string }>(
    `SELECT b.number AS booking, p.id AS paymentId, p.payment_intent_id AS intent
     FROM orders o JOIN bookings b ON b.order_id = o.id JOIN payments p ON p.order_id = o.id WHERE o.id = :orderId`,
    { orderId: trip.orderId },
  );
  const { id } = (await bank().payment(row!.intent, deed))!;
  await market.payments.settleWebhooks();
  return { ...trip, ...row!, disputeId: id };
}

async function decided(disputeId: string, as: 'won' | 'lost' | 'warning_closed') {
  await bank().dispute(disputeId, as);
  await market.payments.settleWebhooks();
}

const read = async (person: Person, path: string, locale: 'sv' | 'en' = 'sv') => {
  const answer = await ask(`/${locale}${path}`, { headers: await person.browser(), peer: person.address });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('&nbsp;', '\u00a0').replaceAll('<!-- -->', '');
};

const SAYS = {
  sv: {
    open: 'Betalningen är bestridd.',
    waits: 'Bokningen gäller medan banken prövar ärendet.',
    reversed: 'har avgjort att betalningen inte gäller.',
    unpaid: 'Resan är därmed inte betald.',
    upheld: 'har avgjort att betalningen gäller.',
    asked: 'frågar om betalningen. Inget har tagits tillbaka.',
    dropped: 'Frågan är avslutad och inget togs tillbaka.',
    taken: (ore: number) => `Banken har tagit tillbaka ${formatMoney(ore, 'sv')}.`,
    notTwice: 'Det betalas inte ut en gång till.',
  },
  en: {
    open: 'The payment is disputed.',
    waits: 'Your booking is unaffected while the bank decides.',
    reversed: 'has reversed it.',
    unpaid: 'The trip is therefore unpaid.',
    upheld: 'has upheld it.',
    asked: 'is asking about the payment. Nothing has been taken back.',
    dropped: 'The question is closed and nothing was taken back.',
    taken: (ore: number) => `The bank has taken back ${formatMoney(ore, 'en')}.`,
    notTwice: 'It will not be paid out again.',
  },
} as const;

describe.each(['sv', 'en'] as const)('a disputed payment, %s', (locale) => {
  const says = SAYS[locale];
  const pagesOf = async ({ orderNumber, booking }: { orderNumber: string; booking: string }) =>
    Promise.all([
      read(customer, `/purchases/details/${orderNumber}`, locale),
      read(customer, `/booking/details/${booking}`, locale),
    ]);

  it('is shown to its customer while the bank decides, with its effect on the trip and on a cancellation', async () => {
    const trip = await disputed();
    for (const page of await pagesOf(trip)) {
      for (const part of [says.open, says.waits, says.taken(trip.total)]) expect(page).toContain(part);
      expect(page).not.toContain(says.unpaid);
    }
    expect(await read(customer, `/purchases/cancel/${trip.orderNumber}`, locale)).toContain(says.notTwice);
  });

  it('is reported as lost for us: the trip is no longer paid for', async () => {
    const trip = await disputed();
    await decided(trip.disputeId, 'lost');
    for (const page of await pagesOf(trip)) {
      for (const part of [says.reversed, says.unpaid, says.taken(trip.total)]) expect(page).toContain(part);
      expect(page).not.toContain(says.waits);
    }
  });

  it('is reported as won by us: the payment stands, and nothing waits', async () => {
    const trip = await disputed();
    await decided(trip.disputeId, 'won');
    for (const page of await pagesOf(trip)) {
      expect(page).toContain(says.upheld);
      for (const part of [says.waits, says.unpaid, says.taken(trip.total)]) expect(page).not.toContain(part);
    }
    expect(await read(customer, `/purchases/cancel/${trip.orderNumber}`, locale)).not.toContain(says.notTwice);
  });

  it('is shown as an enquiry if the bank only asks, and then as closed', async () => {
    const trip = await disputed('warn');
    for (const page of await pagesOf(trip)) expect(page).toContain(says.asked);
    await decided(trip.disputeId, 'warning_closed');
    for (const page of await pagesOf(trip)) expect(page).toContain(says.dropped);
  });
});

describe('for administrators', () => {
  it("appears on the payment's page, in the queue and on the purchase's page", async () => {
    const { disputeId, paymentId, orderNumber, total } = await disputed();
    const payment = await read(administrator, `/dashboard/admin/payments/details/${paymentId}`);
    const section = /<section aria-labelledby="disputes".*?<\/section>/s.exec(payment)?.[0] ?? '';
    const amounts = [total, 15_000].map((ore) => formatMoney(ore, 'sv', { decimals: true }));
    for (const part of [disputeId, 'fraudulent', 'Ska besvaras', ...amounts]) expect(section).toContain(part);
    const queue = await read(administrator, '/dashboard/admin/payment-issues/list?attention=waiting');
    const [, newest = ''] = /<tbody.*?<a href="\/sv([^"]+)"/s.exec(queue) ?? [];
    expect(/<tbody.*?<\/tr>/s.exec(queue)?.[0]).toContain('Ska besvaras');
    expect(/<main.*<\/main>/s.exec(await read(administrator, newest))?.[0]).toContain(disputeId);
    expect(await read(administrator, `/dashboard/admin/purchases/details/${orderNumber}`)).toContain('Ska besvaras');
    await decided(disputeId, 'lost');
    expect(await read(administrator, `/dashboard/admin/payments/details/${paymentId}`)).toContain('Förlorad');
  });
});

it('mentions no trip that is canceled', async () => {
  const { orderNumber, booking } = await disputed();
  await cancelOrder(customer.actor!, { orderNumber });
  const page = await read(customer, `/booking/details/${booking}`);
  expect(page).toContain(SAYS.sv.open);
  expect(page).not.toContain(SAYS.sv.waits);
});

it('is not shown to the operator, whom we pay', async () => {
  const trip = await disputed();
  const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: market.fleet.companyId });
  expect(await bookingDetails(operator, trip.booking)).toMatchObject({ number: trip.booking, disputes: [] });
  expect(await cancellation(operator, { bookingNumber: trip.booking })).toMatchObject({ takenBack: 0 });
});

it('money that was paid back in another way is written in, not taken: its button is no warning', async () => {
  const { params } = await aFailedRefund.make(administrator);
  const page = await read(administrator, `/dashboard/admin/refunds/elsewhere/${params!['id']}`);
  const [, button = ''] = /<button([^>]*)>(?:<[^>]*>)*Spara som återbetald/.exec(page) ?? [];
  expect(button).toContain('_button_');
  expect(button).not.toMatch(/_danger_/);
});
