// Traces: S2-058, S2-059, S2-060, S2-061, S2-062, S2-063, S2-064, S2-065, S2-066, S2-067, S2-068, S2-069, S2-070, S2-071, S2-072, S3-043,
// S5-028, S5-029, S5-030, S5-031, S5-038, S8-039, S1-009
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PriceExample, priceExample, tiersOf } from '@bff/domain/offers';
import { findOffer } from '@bff/domain/bookings/testing/market';
import { costsOf, missingToday, seePriceList } from '@bff/domain/pricing';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { formatMoney } from '@formats';
import { createDepot, createVehicle } from '@db/factories';
import { VehicleCostList } from '@db/models';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { dayTrip } from './testing/example-trip';
import { filledForm } from './testing/forms-in-page';
import { createPerson } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

const COMPANY = '/dashboard/company';
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/&nbsp;| /g, ' ');
const shown = (ore: number) => plain(formatMoney(ore, 'sv', { decimals: true }));

const PRICES = {
  vehicle: { pricePerHour: '480', minimumMinutes: '240', minimumPrice: '5000', nightPerHour: '60' },
  driving: { pricePerKm: '19', minimumMetres: '50', maximumMetres: '1500', noPickupMetres: '10' },
  driver: { costPerHour: '380', minimumMinutes: '240', standbyPerHour: '190', overnightPerNight: '900', obWeekday: '25', overtimeNormal: '50' }, // prettier-ignore
} as const;
const KINDS = ['vehicle', 'driving', 'driver'] as const;

describe('a company that enters its prices and terms, without scripts', () => {
  it('is found by a search at the price of its worked example', async () => {
    const operator = await createPerson('COMPANY_ADMIN');
    const companyId = operator.companyId!;
    const bus = await createVehicle(companyId, (await createDepot(companyId)).id);
    const { open, send } = asking(ask, 'sv');
    await expect(findOffer(await dayTrip(), bus.id)).rejects.toThrow('is not offered');

    let example = '';
    for (const kind of KINDS) {
      const path = `${COMPANY}/${kind}-costs/add-basic`;
      expect(await (await open(operator, `${COMPANY}/${kind}-costs/list`)).text()).toContain('Ingen grundprislista');
      const form = filledForm(await (await open(operator, path)).text(), 'revision');
      for (const [name, value] of Object.entries(PRICES[kind])) form.set(name, value);
      form.set('exampleFrom', 'Uppsala');
      form.set('exampleTo', 'Gävle');

      // The preview button: the form is kept as typed, and nothing is saved.
      const looking = new URLSearchParams(form);
      looking.set('example', 'on');
      const looked = await send(operator, path, looking);
      expect(looked.status).toBe(200);
      const html = plain(await looked.text());
      expect(filledForm(html, 'revision').get(Object.keys(PRICES[kind])[0]!)).toBe(Object.values(PRICES[kind])[0]);
      if (kind === 'driver') example = html;
      else expect(html.includes(errorText('priceList.missing', [], 'sv'))).toBe(true);
      expect(await missingToday(operator.actor!, companyId)).toContain(kind);

      const saved = await send(operator, path, form);
      expect(plain(await saved.text())).toContain('Prislistan är sparad.');
    }
    const fees = `${COMPANY}/configurations/cancellation-fees/list`;
    const form = filledForm(await (await open(operator, fees)).text(), 'revision');
    form.set('hours0', '48');
    form.set('percent0', '99');
    expect(await (await send(operator, fees, form)).text()).toContain('Avbokningsavgifterna är sparade.');
    expect((await tiersOf([companyId])).get(companyId)).toEqual([{ hours: 48, basisPoints: 9_900 }]);

    const offer = await findOffer(await dayTrip(), bus.id);
    expect(example.includes('Kunden betalar')).toBe(true);
    expect(example.includes(shown(offer.total))).toBe(true);
    for (const { amount } of offer.offer.buses[0]!.lines) expect(example.includes(shown(amount))).toBe(true);

    // The same by the address that the page's script requests.
    const query = new URLSearchParams({ kind: 'driver', scope: 'basic', ...PRICES.driver, exampleFrom: 'Uppsala', exampleTo: 'Gävle', exampleTrip: 'day', obWeekdayUnit: 'percent', obWeekendUnit: 'percent', overtimeNormalUnit: 'percent', overtimeQualifiedUnit: 'percent' }); // prettier-ignore
    const asked = await (await open(operator, `${COMPANY}/price-example?${query}`)).text();
    expect(asked.includes(String(offer.total))).toBe(true);

    // And by the verb, for each of the three lists.
    const [id] = (await VehicleCostList.findAll({ where: { companyId } })).map((row) => row.id);
    const { list } = await seePriceList(operator.actor!, { kind: 'vehicle', scope: 'basic', companyId, id: id! });
    const priced: PriceExample = await priceExample(operator.actor!, { companyId, written: { kind: 'vehicle', costsFor: () => costsOf.vehicle(list.prices) }, trip: await dayTrip() }); // prettier-ignore
    expect(priced).toMatchObject({ kind: 'price', price: { total: offer.total } });
  });

  it('is told which price to mend where one cannot be read, and what is missing where one is not there', async () => {
    const operator = await createPerson('COMPANY_ADMIN');
    const { open } = asking(ask, 'sv');
    const exampleOf = async (typed: Record<string, string>) => {
      const trip = { exampleFrom: 'Uppsala', exampleTo: 'Gävle', exampleTrip: 'day' };
      const query = new URLSearchParams({ kind: 'vehicle', scope: 'basic', ...PRICES.vehicle, ...trip, ...typed });
      return (await open(operator, `${COMPANY}/price-example?${query}`)).json() as Promise<unknown>;
    };
    expect(await exampleOf({ minimumMinutes: 'abc', pricePerHour: '' })).toMatchObject({
      outcome: { kind: 'unreadable', label: 'prices:fields.minimumMinutes' },
    });
    expect(await exampleOf({ pricePerHour: '' })).toBeNull();
  });

  it.each([
    [
      'no number',
      { pricePerHour: 'fem' },
      'Skriv priset per timme i kronor, till exempel 450.',
      'price per hour in kronor',
    ],
    ['a negative one', { pricePerHour: '-5' }, 'Skriv minst 0,01.', 'Enter 0.01 or more.'],
    ['nothing', { pricePerHour: '' }, 'Skriv priset per timme i kronor', 'price per hour'],
    ['a price of nothing', { pricePerHour: '0' }, 'Skriv minst 0,01.', 'Enter 0.01 or more.'],
    ['minutes in parts', { pricePerHour: '5', minimumMinutes: '1,5' }, 'Skriv ett heltal.', 'whole number'],
    ['no day', { pricePerHour: '5', validFrom: '2027-02-30' }, 'Den dagen finns inte.', 'That day does not exist.'],
  ])('is warned of %s', async (_, typed, swedish, english) => {
    const operator = await createPerson('COMPANY_ADMIN');
    for (const [language, text] of [
      ['sv', swedish],
      ['en', english],
    ] as const) {
      // prettier-ignore
      const { send } = asking(ask, language);
      const answer = await send(operator, `${COMPANY}/vehicle-costs/add-basic`, { name: 'x', validFrom: '2027-01-01', ...typed }); // prettier-ignore
      expect(answer.status).toBe(422);
      expect(plain(await answer.text())).toContain(text);
    }
  });

  it('is warned of more than 100 percent, and asked whether it mixed kronor and percent', async () => {
    const operator = await createPerson('COMPANY_ADMIN');
    const { open, send } = asking(ask, 'sv');
    const path = `${COMPANY}/driver-costs/add-basic`;
    const form = filledForm(await (await open(operator, path)).text(), 'revision');
    form.set('costPerHour', '380');
    form.set('obWeekday', '100,01');
    const tooMuch = await send(operator, path, form);
    expect([tooMuch.status, (await tooMuch.text()).includes('Skriv högst 100.')]).toEqual([422, true]);

    form.set('obWeekday', '25');
    form.set('obWeekend', '60');
    form.set('obWeekendUnit', 'amount');
    const asked = await send(operator, path, form);
    expect(asked.status).toBe(422);
    const again = await asked.text();
    expect(again).toContain('name="unitsConfirmed"');
    const confirmed = filledForm(again, 'revision');
    expect(confirmed.get('obWeekend')).toBe('60');
    confirmed.set('unitsConfirmed', 'on');
    expect(await (await send(operator, path, confirmed)).text()).toContain('Prislistan är sparad.');
  });
});
