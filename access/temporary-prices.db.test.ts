// Traces: S2-115
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOffer } from '@bff/domain/bookings/testing/market';
import { shiftedDay } from '@bff/domain/shared/time';
import { formatDay, formatMoney, noonOf } from '@formats';
import { createBookableVehicle, createCompany } from '@db/factories';
import { DrivingCostList, DrivingCostListVehicle, User, VehicleCostList } from '@db/models';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { dayTrip, exampleDay } from './testing/example-trip';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/&nbsp;|\u00A0/g, ' ');
const PERIOD = { name: 'Mässan', validFrom: '2027-05-01', validTo: '2027-05-05' };

describe('an administrator who enters temporary prices, without scripts', () => {
  const { open, send } = asking(ask, 'sv');
  let admin: Person;
  let companyId: number;
  let path: string;

  beforeEach(async () => {
    admin = await createPerson('SYSTEM_ADMIN');
    companyId = (await createCompany({ name: 'Prisbuss AB' })).id;
    await VehicleCostList.create({ companyId, scope: 'basic', validFrom: '2020-01-01', validTo: '2027-06-30', pricePerHour: 45_000, minimumPrice: 300_000, weekendPerHour: 7_500 }); // prettier-ignore
    await VehicleCostList.create({ companyId, scope: 'basic', validFrom: '2027-07-01', validTo: null, pricePerHour: 48_000, minimumPrice: 300_000 }); // prettier-ignore
    path = `/dashboard/admin/prices/add/${companyId}/vehicle`;
  });

  const shown = async (from: string) => plain(await (await open(admin, `${path}?from=${from}`)).text());
  const begun = async (from = PERIOD.validFrom, typed: Record<string, string> = {}) => {
    const form = filledForm(await shown(from), 'basicSeen');
    for (const [name, value] of Object.entries({ ...PERIOD, ...typed })) form.set(name, value);
    return form;
  };
  const temporary = () => VehicleCostList.findAll({ where: { companyId, scope: 'temporary' } });

  it('begins with the basic list of the first day, and changes only what differs', async () => {
    const page = await shown(PERIOD.validFrom);
    expect(page).toContain('Grundprislistan: 450 kr/tim.');
    expect(page).toContain('Grundprislistan har ingen sådan regel.');
    expect(Object.fromEntries(filledForm(await shown('2027-07-01'), 'basicSeen'))).toMatchObject({ validFrom: '2027-07-01', pricePerHour: '480', weekendPerHour: '' }); // prettier-ignore
    const saved = await send(admin, path, await begun(undefined, { pricePerHour: '520' }));
    const list = plain(await saved.text());
    expect(list).toContain('Prislistan är sparad.');
    expect(list).toContain('Pris per timme 520 kr/tim · Lägsta pris 3 000 kr · Helgtillägg 75 kr/tim');
    expect(await temporary()).toMatchObject([{ pricePerHour: 52_000, minimumPrice: 300_000, weekendPerHour: 7_500 }]);
  });

  it('is asked once about what is far from it, with both values and everything as it was typed', async () => {
    const asked = await send(admin, path, await begun(undefined, { pricePerHour: '4', weekendPerHour: '' }));
    expect(asked.status).toBe(422);
    const page = plain(await asked.text());
    expect(page).toContain('Pris per timme: 4 kr/tim, i grundprislistan 450 kr/tim');
    expect(page).toContain('Helgtillägg: ingen regel, i grundprislistan 75 kr/tim');
    expect(page).not.toContain('Lägsta pris: ');
    expect(await temporary()).toEqual([]);
    const again = filledForm(page, 'basicSeen');
    expect(Object.fromEntries(again)).toMatchObject({ ...PERIOD, pricePerHour: '4', weekendPerHour: '' });
    again.set('pricesConfirmed', 'on');
    expect(plain(await (await send(admin, path, again)).text())).toContain('Prislistan är sparad.');
    expect(await temporary()).toMatchObject([{ pricePerHour: 400, weekendPerHour: null }]);
  });

  it('is told everything that differs if another basic list applies on the day that was typed', async () => {
    const asked = await send(admin, path, await begun(undefined, { validFrom: '2027-07-01', validTo: '2027-07-05' }));
    const page = plain(await asked.text());
    expect([asked.status, page.includes('Pris per timme: 450 kr/tim, i grundprislistan 480 kr/tim')]).toEqual([
      422,
      true,
    ]);
    expect(page).toContain('Helgtillägg: 75 kr/tim, i grundprislistan ingen regel');
    expect(page).toContain('Grundprislistan: 480 kr/tim.');
    // Now the list has been seen, and nothing is far from it.
    const saved = await send(admin, path, filledForm(page, 'basicSeen'));
    expect(plain(await saved.text())).toContain('Prislistan är sparad.');
  });

  it.each([
    ['sv', 'Tillfälliga prislistor', 'Tillfälliga priser'],
    ['en', 'Temporary price lists', 'Temporary prices'],
  ] as const)('finds them by one name in menu and heading, in %s', async (locale, name, other) => {
    const page = plain(await (await asking(ask, locale).open(admin, '/dashboard/admin/prices/add')).text());
    expect(page).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(page).toMatch(new RegExp(`<a[^>]*/prices/add"[^>]*>${name}</a>`));
    expect(page).not.toContain(other);
  });

  it('sees the lists that there are before choosing, of all companies or of one', async () => {
    await send(admin, path, await begun());
    const other = (await createCompany()).id;
    const all = plain(await (await open(admin, '/dashboard/admin/prices/add')).text());
    expect(all).toContain('Pris per timme 450 kr/tim · Lägsta pris 3 000 kr · Helgtillägg 75 kr/tim');
    const one = plain(await (await open(admin, `/dashboard/admin/prices/add?company=${companyId}`)).text());
    expect(one).toContain('Tillfälliga prislistor för Prisbuss AB');
    expect(one).toContain('Helgtillägg 75 kr/tim');
    const none = plain(await (await open(admin, `/dashboard/admin/prices/add?company=${other}`)).text());
    expect([none.includes('Inga tillfälliga prislistor'), none.includes('Helgtillägg 75')]).toEqual([true, false]);
    // And the day that is chosen with company and kind is the form's first.
    const next = await open(admin, `/dashboard/admin/prices/add?company=${companyId}&kind=vehicle&from=2027-07-01`);
    const form = filledForm(await next.text(), 'basicSeen');
    expect([form.get('validFrom'), form.get('pricePerHour')]).toEqual(['2027-07-01', '480']);
  });
});

describe('the worked example beside the temporary prices', () => {
  const { open, send } = asking(ask, 'sv');
  const ore = (amount: number) => plain(formatMoney(amount, 'sv', { decimals: true }));

  const writtenOut = (day: string) => plain(formatDay(noonOf(day), 'sv'));

  /** The office's form of a company whose trips have prices, filled in for the days around the example's. */
  async function typed(days: Record<string, string> = {}) {
    const admin = await createPerson('SYSTEM_ADMIN');
    const { companyId, vehicleId } = await createBookableVehicle();
    const path = `/dashboard/admin/prices/add/${companyId}/driving`;
    const page = plain(await (await open(admin, path)).text());
    const form = filledForm(page, 'basicSeen');
    const day = exampleDay();
    const trip = { exampleFrom: 'Uppsala', exampleTo: 'Gävle' };
    const more = { name: 'Mässan', validFrom: shiftedDay(day, -1), validTo: shiftedDay(day, 1), ...trip, ...days };
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    form.set('pricePerKm', String(Number(form.get('pricePerKm')!.replace(',', '.')) + 3).replace('.', ','));
    return { admin, companyId, vehicleId, path, page, form };
  }
  const looking = (form: URLSearchParams) => new URLSearchParams([...form, ['example', 'on']]);

  it('comes with the form, and speaks of the company', async () => {
    const { page } = await typed();
    expect(page).toContain('priserna i formuläret och bolagets andra prislistor');
    expect(page).toContain('Bolagets pris exkl. moms');
    expect(page).toContain('Kunden betalar');
    expect(page).not.toContain('Ert pris');
  });

  it('says without scripts what customers pay once the prices are saved, and saves nothing itself', async () => {
    const { admin, companyId, vehicleId, path, form } = await typed();
    const before = (await findOffer(await dayTrip(), vehicleId)).total;
    const looked = await send(admin, path, looking(form));
    const html = plain(await looked.text());
    expect([looked.status, await DrivingCostList.count({ where: { companyId, scope: 'temporary' } })]).toEqual([
      200, 0,
    ]);
    expect(Object.fromEntries(filledForm(html, 'basicSeen'))).toMatchObject(Object.fromEntries(form));
    // The same by the address that the page's script requests.
    const address = `/dashboard/admin/prices/example/${companyId}/driving?${form.toString()}`;
    const asked = await (await open(admin, address)).text();

    expect(plain(await (await send(admin, path, form)).text())).toContain('Prislistan är sparad.');
    const { total } = await findOffer(await dayTrip(), vehicleId);
    expect(total).toBeGreaterThan(before);
    expect(html).toContain(ore(total));
    expect(asked).toContain(`"total":${total}`);
    expect(html).not.toContain('Prislistan gäller inte den dagen');
  });

  it('says so if its trip departs after the last day of the prices', async () => {
    const day = shiftedDay(exampleDay(), 1);
    const { admin, path, form } = await typed({ validFrom: day, validTo: day });
    expect(plain(await (await send(admin, path, looking(form))).text())).toContain('Prislistan gäller inte den dagen');
  });

  /** Another temporary list of the company, which a metre costs nothing by. */
  const other = (companyId: number, name: string, validFrom: string, validTo: string) =>
    DrivingCostList.create({ companyId, scope: 'temporary', name, validFrom, validTo, pricePerKm: 1 });

  it('is priced with the list that is charged where a shorter one goes before it, and names that', async () => {
    const { admin, companyId, vehicleId, path, form } = await typed();
    const day = exampleDay();
    const { id } = await other(companyId, 'Marknaden', day, day);
    const html = plain(await (await send(admin, path, looking(form))).text());
    expect(html).toContain('Andra prislistor går före den här:');
    expect(html).toContain(`<a href="#driving-${id}">Marknaden</a>`);
    expect(html).toContain('Den dagen gäller en annan prislista');
    expect(html).not.toContain('inte någon dag');

    const saved = plain(await (await send(admin, path, form)).text());
    expect(saved).toContain('De här går före den: Marknaden.');
    expect(saved).toMatch(new RegExp(`Utom [^<]*<a href="#driving-${id}">Marknaden</a>`));
    expect(saved).toContain(`id="driving-${id}"`);
    const { total } = await findOffer(await dayTrip(), vehicleId);
    expect(html).toContain(ore(total));
  });

  it('chooses a day on which the list applies, if there is one', async () => {
    const day = exampleDay();
    const { admin, companyId, path, form } = await typed({ validTo: shiftedDay(day, 8) });
    const before = plain(await (await send(admin, path, looking(form))).text());
    await other(companyId, 'Marknaden', day, day);
    const html = plain(await (await send(admin, path, looking(form))).text());
    expect(html).toContain('Marknaden</a>');
    expect(html).not.toContain('Den dagen gäller en annan prislista');
    expect(html).toContain(`${writtenOut(shiftedDay(day, 7))} kl. 08:00`);
    expect(before).toContain(`${writtenOut(day)} kl. 08:00`);
  });

  it('warns of a list that applies on no day', async () => {
    const day = exampleDay();
    const { admin, companyId, path, form } = await typed({ validFrom: day, validTo: shiftedDay(day, 1) });
    await other(companyId, 'Marknaden', day, day);
    await other(companyId, 'Dagen efter', shiftedDay(day, 1), shiftedDay(day, 1));
    const html = plain(await (await send(admin, path, looking(form))).text());
    expect(html).toContain('Prislistan gäller inte någon dag');
    expect(plain(await (await send(admin, path, form)).text())).toContain(
      'gäller inte någon dag. Hela perioden går andra före: Marknaden, Dagen efter.',
    );
  });

  it('is priced with the exception of the company’s only bus, which goes before it', async () => {
    const { admin, companyId, vehicleId, path, form } = await typed();
    const exception = await DrivingCostList.create({ companyId, scope: 'exception', name: 'Lyxbussen', validFrom: '2020-01-01', validTo: '2039-12-31', pricePerKm: 5_000 }); // prettier-ignore
    await DrivingCostListVehicle.create({ listId: exception.id, vehicleId });
    const html = plain(await (await send(admin, path, looking(form))).text());
    expect(html).toContain('Lyxbussen (1 buss)');
    expect(html).toContain('och priset är räknat med den: Lyxbussen');
    expect(html).toContain(ore((await findOffer(await dayTrip(), vehicleId)).total));
  });

  it('tells the company on its own form too', async () => {
    const { companyId } = await typed();
    const operator = await createPerson('COMPANY_ADMIN');
    await User.update({ companyId }, { where: { id: operator.actor!.userId } });
    const [basic] = await DrivingCostList.findAll({ where: { companyId, scope: 'basic' } });
    await other(companyId, 'Marknaden', exampleDay(), exampleDay());
    const page = await open(operator, `/dashboard/company/driving-costs/basic-details/${basic!.id}`);
    const html = plain(await page.text());
    expect(html).toContain('<a href="/sv/dashboard/company/driving-costs/list?scope=temporary">Marknaden</a>');
    expect(html).toContain('Av flera tillfälliga, eller flera undantag, gäller den med kortast period');
    expect(html).not.toContain('Den dagen gäller en annan prislista');
  });

  it('names the lists that it lacks without leading to the company’s pages', async () => {
    const admin = await createPerson('SYSTEM_ADMIN');
    const { id } = await createCompany();
    const path = `/dashboard/admin/prices/add/${id}/driving`;
    const form = filledForm(await (await open(admin, path)).text(), 'basicSeen');
    form.set('pricePerKm', '19');
    const html = plain(await (await send(admin, path, looking(form))).text());
    expect(html).toContain('<li>Fordonskostnader</li><li>Förarkostnader</li>');
    expect(html).not.toContain('/dashboard/company/');
  });

  it('is told what is wrong with the form when it asks for an example of what cannot be read', async () => {
    const { admin, path, form } = await typed();
    form.set('pricePerKm', 'fem');
    const answer = await send(admin, path, looking(form));
    expect([answer.status, plain(await answer.text()).includes('value="fem"')]).toEqual([422, true]);
  });
});
