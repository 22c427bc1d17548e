// Traces: S2-025, S2-052, S2-053, S2-090, S5-020
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { seedReference } from '@bff/seeds/reference';
import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { orgNumberFor, registrationNumberFor } from '@db/factories/numbers';
import { Booking, Company, Depot, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

vi.mock('@bff/platform/browser-assets', () => import('./testing/browser-assets'));

/** An installation with reference data alone: nobody sells anything yet. */
const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  useRoads();
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

/** The path in the newest mail of that template. */
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

/** Where customers look for a bus, three weeks from now. */
const search = () => {
  const day = toLocalDate(Date.now() + 21 * DAY);
  const query = new URLSearchParams({ tripType: 'one-way', departure: `${day}T09:00`, adults: '30', children: '0' });
  query.append('stop', 'Uppsala');
  query.append('stop', 'Gävle');
  return `/buses/search?${query}`;
};

describe('a company’s first day, without scripts', () => {
  it('from the application to the first booking', async () => {
    const visitor = await createPerson('visitor');
    const admin = await createPerson('SYSTEM_ADMIN');

    // It applies, and says which permit it has.
    const application = { name: NAME, orgNumber: orgNumberFor(4_711), city: 'Uppsala', countries: 'SE', info: '', trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2020-12-31', contactName: 'Ada Först', contactEmail: EMAIL, contactPhone: '070-174 06 05', terms: 'on' }; // prettier-ignore
    expect(await textOf(send(visitor, '/auth/register-company', application))).toContain('Ansökan är skickad');

    // An administrator sees that the permit has ended, asks, and approves.
    const list = await textOf(open(admin, '/dashboard/admin/applicants/list'));
    const reply = /\/dashboard\/admin\/applicants\/reply\/\d+/.exec(list)![0];
    expect(await textOf(open(admin, reply))).toContain('TSV 2026-114, Det gick ut 2020-12-31');
    const approved = await fillIn(admin, reply, 'adminName', { adminName: 'Ada Först', adminEmail: EMAIL });
    expect(approved.status).toBe(200);
    const company = (await Company.findOne({ where: { name: NAME } }))!;
    expect(company).toMatchObject({ trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2020-12-31' });

    // Its administrator chooses a password by the mailed link, and is logged in.
    const link = await mailed('invitation');
    const invited = filledForm(await textOf(open(visitor, link)), 'password');
    invited.set('password', PASSWORD);
    invited.set('passwordRepeat', PASSWORD);
    const entered = await ask(`/sv${link}`, { method: 'POST', body: invited.toString(), peer: visitor.address, headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } }); // prettier-ignore
    const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0]).join('; '); // prettier-ignore
    const ada: Person = { ...visitor, kind: 'COMPANY_ADMIN', companyId: company.id, browser: () => Promise.resolve({ cookie }) }; // prettier-ignore
    const overview = () => textOf(open(ada, COMPANY));
    const left = async () => (await overview()).match(/Kvar att göra/g)?.length ?? 0;
    expect(await overview()).toContain('Kom igång');
    expect(await left()).toBe(5);
    expect(await textOf(open(visitor, search()))).not.toContain(NAME);

    // Details, a depot, a bus, prices, fees: the list gets shorter.
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

    // It is found, and booked; who may not book is told so.
    const found = await textOf(open(visitor, search()));
    expect(found).toContain(NAME);
    const driver = await createPerson('DRIVER');
    const seen = await textOf(open(driver, search()));
    expect([seen.includes('kan du söka men inte boka'), seen.includes('>Boka<')]).toEqual([true, false]);
    // Its page is for everybody, also for itself, as long as it is active.
    expect(found).toContain(`href="/sv/companies/${company.id}"`);
    for (const reader of [visitor, ada]) {
      const page = await textOf(open(reader, `/companies/${company.id}`));
      expect(page).toContain('Turistbuss, Volvo 9700, 53 platser');
      expect(page).toContain('Fyra bussar i Uppsala.');
    }
    await company.update({ status: 'suspended' });
    expect((await open(visitor, `/companies/${company.id}`)).status).toBe(404);
    await company.update({ status: 'active' });

    const customer = await createPerson('PRIVATE_CUSTOMER');
    const offer = filledForm(await textOf(open(customer, search())), 'offer');
    const held = await send(customer, '/booking/hold', offer);
    expect([held.status, await Booking.count({ where: { companyId: company.id } })]).toEqual([200, 1]);
    const last = await overview();
    expect([last.includes('Kom igång'), last.includes('Era bussar kan bokas')]).toEqual([false, false]);
    expect(last).toContain('Uppsala – Gävle');
  });
});
