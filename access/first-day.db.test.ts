// Traces: S2-025, S2-052, S2-053, S2-090, S5-020, S2-042, S2-048, S2-073, S2-074, S2-079, S2-106, S3-080
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { orderPaymentsOfBookings } from '@bff/domain/bookings/order-payments';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { type PaymentWorld, startPaymentWorld } from '@bff/domain/payments/testing/payment-world';
import { seedReference } from '@bff/seeds/reference';
import { DAY, HOUR, MINUTE, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { orgNumberFor, registrationNumberFor } from '@db/factories/numbers';
import { Booking, Company, Depot, Deviation, Journey, OutboxMessage, Payment, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

vi.mock('@bff/platform/browser-assets', () => import('./testing/browser-assets'));

/** An installation with reference data only: nobody sells anything yet. */
const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let payments: PaymentWorld;
beforeAll(async () => {
  await seedReference(database.sequelize);
  useRoads();
  payments = await startPaymentWorld(orderPaymentsOfBookings);
});
afterAll(async () => {
  clock.release();
  await payments.stop();
});

const COMPANY = '/dashboard/company';
const NAME = 'Första Bussen AB';
const EMAIL = 'ada@forsta-bussen.invalid';
const PASSWORD = 'Tolv-Gula-Bussar-27';
const PRICES = {
  vehicle: { pricePerHour: '480', minimumMinutes: '240' },
  driving: { pricePerKm: '19', maximumMetres: '1500' },
  driver: { costPerHour: '380' },
} as const;
const { open, send } = asking(ask, 'sv');
const textOf = async (answer: Promise<Response>) => (await answer).text();

/** The path in the newest mail made from that template. */
async function mailed(template: string): Promise<string> {
  const mails = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: [['id', 'DESC']] });
  const mail = mails.map(({ payload }) => payload as { template: string; data: { url?: string } });
  return new URL(mail.find((one) => one.template === template)!.data.url!).pathname.replace(/^\/sv/, '');
}

/** Fills in a page's form and sends it. */
async function fillIn(person: Person, path: string, has: string, typed: Record<string, string>): Promise<Response> {
  const form = filledForm(await textOf(open(person, path)), has);
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return send(person, path, form);
}

/** The search for a bus, three weeks from now. */
const search = () => {
  const day = toLocalDate(Date.now() + 21 * DAY);
  const query = new URLSearchParams({ tripType: 'one-way', departure: `${day}T09:00`, adults: '30', children: '0' });
  query.append('stop', 'Uppsala');
  query.append('stop', 'Gävle');
  return `/buses/search?${query}`;
};

/** Somebody who has chosen a password by the mailed link, which also logged them in. */
async function invited(visitor: Person, kind: Person['kind'], companyId: number): Promise<Person> {
  const link = await mailed('invitation');
  const form = filledForm(await textOf(open(visitor, link)), 'password');
  form.set('password', PASSWORD);
  form.set('passwordRepeat', PASSWORD);
  return { ...visitor, kind, companyId, ...(await entered(visitor, link, form)) };
}

/** The browser's cookies after a form that logs in. */
async function entered(visitor: Person, path: string, form: URLSearchParams): Promise<Pick<Person, 'browser'>> {
  const answer = await ask(`/sv${path}`, { method: 'POST', body: form.toString(), peer: visitor.address, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } }); // prettier-ignore
  expect(answer.status).toBe(303);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; '); // prettier-ignore
  return { browser: () => Promise.resolve({ cookie }) };
}

async function loggedIn(visitor: Person, username: string): Promise<Pick<Person, 'browser'>> {
  const form = filledForm(await textOf(open(visitor, '/auth/login')), 'password');
  form.set('username', username);
  form.set('password', PASSWORD);
  return entered(visitor, '/auth/login', form);
}

describe('a company’s first day, without scripts', () => {
  let visitor: Person;
  let ada: Person;
  let customer: Person;
  let company: Company;
  let reservation: string;

  it('from the application to the first booking', async () => {
    visitor = await createPerson('visitor');
    const admin = await createPerson('SYSTEM_ADMIN');

    // It applies, stating its permit.
    const application = { name: NAME, orgNumber: orgNumberFor(4_711), city: 'Uppsala', countries: 'SE', info: '', trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2091-12-31', contactName: 'Ada Först', contactEmail: EMAIL, contactPhone: '070-174 06 05', terms: 'on' }; // prettier-ignore
    expect(await textOf(send(visitor, '/auth/register-company', application))).toContain('Ansökan är skickad');

    // An administrator sees that the permit has expired, asks, and approves.
    const list = await textOf(open(admin, '/dashboard/admin/applicants/list'));
    const reply = /\/dashboard\/admin\/applicants\/reply\/\d+/.exec(list)![0];
    expect(await textOf(open(admin, reply))).toContain(
      'TSV 2026-114, till och med mån\u00a031\u00a0december\u00a02091',
    );
    const approved = await fillIn(admin, reply, 'adminName', { adminName: 'Ada Först', adminEmail: EMAIL });
    expect(approved.status).toBe(200);
    company = (await Company.findOne({ where: { name: NAME } }))!;
    expect(company).toMatchObject({ trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2091-12-31' });

    // Its administrator chooses a password by the mailed link and is thereby logged in.
    ada = await invited(visitor, 'COMPANY_ADMIN', company.id);
    const overview = () => textOf(open(ada, COMPANY));
    const left = async () => (await overview()).match(/Kvar att göra/g)?.length ?? 0;
    expect(await overview()).toContain('Kom igång');
    expect(await left()).toBe(5);
    expect(await textOf(open(visitor, search()))).not.toContain(NAME);

    // Details, a depot, a bus, prices, fees: the checklist gets shorter.
    await fillIn(ada, `${COMPANY}/details/edit`, 'version', {
      street: 'Vägen 1',
      postcode: '753 20',
      info: 'Fyra bussar i Uppsala.',
    });
    expect(await left()).toBe(4);
    await fillIn(ada, `${COMPANY}/depots/add`, 'place', { name: 'Garaget', city: 'Uppsala', place: 'Uppsala' });
    expect(await left()).toBe(3);
    const depot = (await Depot.findOne({ where: { companyId: company.id } }))!;
    const bus = { registrationNumber: registrationNumberFor(4_711), busType: 'touristBus', model: 'Volvo 9700', seats: '53', maxPassengers: '53', wheelchairPlaces: '0', fuelType: 'diesel', fuelPerKm: '27', depotId: String(depot.id) }; // prettier-ignore
    await fillIn(ada, `${COMPANY}/vehicles/add`, 'registrationNumber', bus);
    expect(await left()).toBe(2);
    for (const kind of PRICE_LIST_KINDS)
      await fillIn(ada, `${COMPANY}/${kind}-costs/add-basic`, 'revision', PRICES[kind]);
    expect(await left()).toBe(1);
    await fillIn(ada, `${COMPANY}/configurations/cancellation-fees/list`, 'revision', { hours0: '48', percent0: '99' });

    // What a customer sees, priced with its own lists.
    const ready = await overview();
    expect(ready).toContain('Era bussar kan bokas');
    expect(ready).toContain('Kunden betalar');

    // It is found and booked; a user who may not book is told so.
    const found = await textOf(open(visitor, search()));
    expect(found).toContain(NAME);
    const driver = await createPerson('DRIVER');
    const seen = await textOf(open(driver, search()));
    expect([seen.includes('kan du se priser men inte boka'), seen.includes('>Boka<')]).toEqual([true, false]);
    // Its page is open to everybody, including itself, as long as it is active.
    expect(found).toContain(`href="/sv/companies/${company.id}?`);
    for (const reader of [visitor, ada]) {
      const page = await textOf(open(reader, `/companies/${company.id}`));
      for (const said of ['Turistbuss, 53 platser', 'Volvo 9700']) expect(page).toContain(said);
      expect(page).toContain('Fyra bussar i Uppsala.');
    }
    await company.update({ status: 'suspended' });
    expect((await open(visitor, `/companies/${company.id}`)).status).toBe(404);
    await company.update({ status: 'active' });

    customer = await createPerson('PRIVATE_CUSTOMER');
    const [, offer = ''] = /name="(offer:[^"]+)"/.exec(await textOf(open(customer, search()))) ?? [];
    const held = await send(customer, '/booking/hold', { [offer]: '' });
    expect([held.status, await Booking.count({ where: { companyId: company.id } })]).toEqual([200, 1]);
    reservation = await held.text();
    const last = await overview();
    expect([last.includes('Kom igång'), last.includes('Era bussar kan bokas')]).toEqual([false, false]);
    expect(last).toContain('Uppsala – Gävle');
  });

  it('continues: paid, driven by its driver, rated by the customer, and a deviation charged', async () => {
    const booking = (await Booking.findOne({ where: { companyId: company.id }, include: ['order'] }))!;
    const journey = () => Journey.findOne({ where: { bookingId: booking.id }, rejectOnEmpty: true });

    // The customer completes the reservation and pays.
    const form = filledForm(reservation, 'contactName');
    const typed = { contactName: 'Rut Resenär', contactEmail: 'rut@demo.invalid', contactPhone: '070-174 06 05', 'street-0': 'Stationsgatan 1', 'street-1': 'Norra Kungsgatan 2', terms: 'on' }; // prettier-ignore
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    form.set('intent', 'pay');
    await send(customer, `/booking/edit?order=${booking.order!.number}`, form);
    const { sessionId } = (await Payment.findOne({ where: { orderId: booking.orderId } }))!;
    await payments.sandbox.sandbox.customer(sessionId!, 'pay');
    expect(await textOf(open(customer, `/payment/callback?session_id=${sessionId}`))).toContain(
      'Klart! Bussen är bokad.',
    );
    await payments.settleWebhooks();
    expect((await booking.reload()).status).toBe('booked');

    // On the day the company has a driver, who gets the trip.
    clock.freeze(new Date(booking.departureAt.getTime() - HOUR));
    const name = (await User.findOne({ where: { companyId: company.id } }))!.username;
    ada = { ...ada, ...(await loggedIn(visitor, name)) };
    await fillIn(ada, `${COMPANY}/users/create`, 'email', { name: 'Disa Körare', email: 'disa@forsta-bussen.invalid', phone: '070-174 06 05', roles: 'driver', language: 'sv' }); // prettier-ignore
    const disa = await invited(await createPerson('visitor'), 'DRIVER', company.id);
    const driver = (await User.findOne({ where: { companyId: company.id, name: 'Disa Körare' } }))!;
    const assign = `${COMPANY}/booking/assign-driver/${booking.number}`;
    await fillIn(ada, assign, 'revision', { driverUserId: String(driver.id) });

    // The driver drives it and reports a deviation.
    const { number } = await journey();
    const sheet = `/dashboard/driver/journey/${number}`;
    expect(await textOf(open(disa, '/dashboard/driver'))).toContain(sheet);
    await send(disa, sheet, { intent: 'start' });
    expect((await journey()).status).toBe('started');
    expect(await textOf(open(customer, `/booking/details/${booking.number}`))).toContain('Disa Körare');
    clock.freeze(new Date(booking.departureAt.getTime() + 3 * HOUR));
    await send(disa, sheet, { intent: 'finish' });
    expect((await journey()).status).toBe('finished');
    const otherwise = { cause: 'Väntan på sällskapet', extraMetres: '0', extraMinutes: '45', signature: 'Disa' };
    await fillIn(disa, `${sheet}/deviation`, 'sendKey', otherwise);

    // The company, whose session has expired, prices the deviation, and an administrator charges it.
    ada = { ...ada, ...(await loggedIn(visitor, name)) };
    const deviation = await Deviation.findOne({ where: { journeyId: (await journey()).id }, rejectOnEmpty: true });
    const details = `${COMPANY}/post-invoicing/details/${deviation.id}`;
    await fillIn(ada, details, 'price', { price: '1250', intent: 'save' });
    for (const intent of ['handle', 'needsInvoice']) await send(ada, details, { intent });
    const admin = await createPerson('SYSTEM_ADMIN');
    await send(admin, `/dashboard/admin/deviation/details/${deviation.id}`, { intent: 'charge' });
    expect((await deviation.reload()).status).toBe('charged');

    // The customer rates the trip, and the next one reads the rating.
    clock.freeze(new Date(booking.plannedEndAt.getTime() + 5 * MINUTE));
    await fillIn(customer, `/journey/rate/${number}`, 'comment', { rating: '5', comment: 'Lugn och säker' });
    expect(await textOf(open(visitor, `/companies/${company.id}`))).toContain('Lugn och säker');
    expect(await checkInvariants()).toEqual([]);
  });
});
