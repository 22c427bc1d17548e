// Traces: S2-115
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '@db/factories';
import { VehicleCostList } from '@db/models';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(() => seedReference(database.sequelize));

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
