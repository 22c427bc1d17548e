import { beforeEach, describe, expect, it } from 'vitest';
import { publicOrigin } from '@bff/platform/env';
import { createDepot, createPriceLists, createVehicle } from '@db/factories';
import { registrationNumberFor } from '@db/factories/numbers';
import { DriverCostList, EventLogEntry, Vehicle, VehicleCostList, VehicleEquipment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { aPriceList } from './testing/price-list-subjects';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const VEHICLES = '/dashboard/company/vehicles';
let person: Person;
let depotId: number;
let numbers = 300_000;
const newNumber = () => registrationNumberFor(++numbers);

beforeEach(async () => {
  person = await createPerson('COMPANY_ADMIN');
  depotId = (await createDepot(person.companyId!, { name: 'Garaget' })).id;
});

async function post(path: string, fields: Record<string, string>, file?: string | Uint8Array, language = 'sv') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'b.csv'));
  const headers = { ...(await person.browser()), origin: publicOrigin() };
  return ask(`/${language}${path}/import`, { method: 'POST', headers, body, peer: person.address });
}

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'); // prettier-ignore

/** A page's text. */
const said = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 3_000);

/** What the preview's form sends when confirmed. */
function confirmation(html: string): { text: string; seen: string } {
  const valueOf = (name: string) => unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '');
  return { text: valueOf('text'), seen: valueOf('seen') };
}

const exported = async (path: string, language = 'sv') => {
  const answer = await ask(`/${language}${path}/export.csv`, { headers: await person.browser(), peer: person.address });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString();
};

/** The export's header, and rows with cells given by heading. */
async function sheet(...rows: Record<string, string>[]): Promise<string> {
  const head = (await exported(VEHICLES)).replace('\uFEFF', '').split('\r\n', 1)[0]!.split(';');
  const usual = {
    Busstyp: 'Turistbuss', 'Depå': 'garaget', Sittplatser: '50', 'Högsta antal passagerare': '50',
    Rullstolsplatser: '1', Drivmedel: 'hvo100', Förbrukning: '27,5',
  }; // prettier-ignore
  return [
    head,
    ...rows.map((row) => head.map((title) => (({ ...usual, ...row }) as Record<string, string>)[title] ?? '')),
  ]
    .map((cells) => cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'))
    .join('\r\n');
}
const fleet = () => Vehicle.findAll({ where: { companyId: person.companyId! }, order: ['registrationNumber'] });

describe('buses from a file', () => {
  it('are previewed, and saved once confirmed, without scripts', async () => {
    const [kept, added] = [newNumber(), newNumber()];
    const bus = await createVehicle(person.companyId!, depotId, {
      registrationNumber: kept,
      seats: 50,
      maxPassengers: 50,
    });
    const file = await sheet(
      { Registreringsnummer: kept, Modell: 'Scania Ny', Komfort: 'Wifi' },
      { Registreringsnummer: `${added.slice(0, 3)} ${added.slice(3)}`, Modell: '-2 "A"', Årsmodell: '2020' },
    );
    const looked = await post(VEHICLES, {}, Buffer.from(file, 'latin1'));
    expect(looked.status).toBe(200);
    const html = await looked.text();
    expect(html).toContain('Nya: 1. Ändrade: 1. Oförändrade: 0.');
    expect(html).toContain('Modell');
    expect((await fleet()).map(({ model }) => model)).not.toContain('Scania Ny');
    expect(await EventLogEntry.count({ where: { entity: 'vehicle', entityId: bus.id } })).toBe(0);

    const saved = await post(VEHICLES, confirmation(html));
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/sv${VEHICLES}/list`]);
    expect((await fleet()).map((one) => [one.registrationNumber, one.model, one.fuelPerKm])).toEqual(
      [[kept, 'Scania Ny', 275], [added, '-2 "A"', 275]].sort(),
    ); // prettier-ignore
    expect((await VehicleEquipment.findAll({ where: { vehicleId: bus.id } })).map(({ code }) => code)).toEqual([
      'wifi',
    ]);
    expect(await EventLogEntry.count({ where: { entity: 'vehicle', entityId: bus.id } })).toBe(1);
  });

  it.each(['sv', 'en'])('an export is imported without a change: %s', async (language) => {
    await createDepot(person.companyId!, { name: 'Dubbel' });
    const { id } = await createDepot(person.companyId!, { name: 'dubbel' });
    const [first, second] = [newNumber(), newNumber()];
    const bus = await createVehicle(person.companyId!, id, { registrationNumber: first, model: '=HYPERLINK("x")' });
    await createVehicle(person.companyId!, depotId, { registrationNumber: second, model: "'-1; Å" });
    for (const [code, equipmentGroup] of [['wifi', 'comfort'], ['toilet', 'comfort'], ['seatBelts', 'safety']] as const)
      await VehicleEquipment.findOrCreate({ where: { vehicleId: bus.id, code }, defaults: { vehicleId: bus.id, code, equipmentGroup } }); // prettier-ignore
    const file = await exported(VEHICLES, language);
    expect(file).toContain(`'=HYPERLINK`);
    const looked = await post(VEHICLES, {}, file, language);
    const html = await looked.text();
    expect([looked.status, said(html)]).toEqual([200, expect.stringMatching(/Oförändrade: 2\.|Unchanged: 2\./)]);
    expect(html).not.toContain('name="seen"');
  });

  it('with any fault nothing is saved, and each fault is shown at its row', async () => {
    const taken = newNumber();
    const other = await createPerson('COMPANY_ADMIN');
    await createVehicle(other.companyId!, (await createDepot(other.companyId!)).id, { registrationNumber: taken });
    const right = newNumber();
    const file = await sheet(
      { Registreringsnummer: right },
      { Registreringsnummer: newNumber(), Sittplatser: 'många', Drivmedel: 'Kol' },
      { Registreringsnummer: newNumber(), 'Högsta antal passagerare': '40' },
      { Registreringsnummer: taken },
      { Registreringsnummer: right.toLowerCase() },
    );
    const looked = await post(VEHICLES, {}, file);
    expect(looked.status).toBe(422);
    const text = said(await looked.text());
    expect(text).toContain('5 fel måste rättas');
    expect(text).toMatch(/Sittplatser \S* ?Skriv ett heltal\./);
    expect(text).toContain('”Kol” går inte att välja.');
    expect(text).toContain('Samma uppgift finns redan på rad 2.');
    expect(text).toMatch(/Högsta antal passagerare/);
    expect((await post(VEHICLES, { text: file, seen: 'x' })).status).toBe(422);
    expect(await fleet()).toEqual([]);
  });

  it('what has changed since the preview is shown again', async () => {
    const number = newNumber();
    const bus = await createVehicle(person.companyId!, depotId, { registrationNumber: number });
    const file = await sheet({ Registreringsnummer: number, Modell: 'Ny' });
    const shown = confirmation(await (await post(VEHICLES, {}, file)).text());
    await bus.update({ model: 'Någon annans' });
    const again = await post(VEHICLES, shown);
    expect(again.status).toBe(409);
    const html = await again.text();
    expect(html).toContain('Uppgifterna har ändrats');
    expect((await bus.reload()).model).toBe('Någon annans');
    expect((await post(VEHICLES, confirmation(html))).status).toBe(303);
    expect((await bus.reload()).model).toBe('Ny');
  });

  it.each([
    ['sv', undefined, 'Välj en fil.'],
    ['en', undefined, 'Choose a file.'],
    ['sv', 'Namn;x\na;b', 'Lägg till kolumnerna som saknas: Registreringsnummer / Busstyp'],
    ['sv', 'a\0b', 'Filen går inte att läsa.'],
    ['en', 'x'.repeat(600_000), 'Choose a file of no more than 512 kB.'],
  ] as const)('an unusable file is refused: %s %#', async (language, file, message) => {
    const answer = await post(VEHICLES, {}, file, language);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
  });

  it('more rows than a file may have are refused', async () => {
    const row = (await sheet({ Registreringsnummer: 'AAA111' })).split('\r\n');
    const file = `${row[0]}\n${`${row[1]}\n`.repeat(501)}`;
    expect(await (await post(VEHICLES, {}, file)).text()).toContain('högst 500 rader');
  });

  it('another company’s buses are neither shown nor changed', async () => {
    const number = newNumber();
    await createVehicle(person.companyId!, depotId, { registrationNumber: number });
    person = await createPerson('COMPANY_ADMIN');
    expect(await exported(VEHICLES)).not.toContain(number);
  });
});

describe('price lists from a file', () => {
  it.each(['vehicle', 'driving', 'driver'] as const)('an export is imported without a change: %s', async (kind) => {
    const path = `/dashboard/company/${kind}-costs`;
    const name = { name: '+Grund' };
    await createPriceLists(person.companyId!, { vehicle: name, driving: name, driver: name });
    await aPriceList(kind, 'exception').make(person);
    for (const language of ['sv', 'en']) {
      const looked = await post(path, {}, await exported(path, language), language);
      expect([looked.status, said(await looked.text())]).toEqual([
        200,
        expect.stringMatching(/(Nya: 0. Ändrade: 0. Oförändrade: [2-9]|New: 0. Changed: 0. Unchanged: [2-9])/),
      ]);
    }
  });

  it('a new basic list ends the open-ended one; overlapping ones are refused', async () => {
    const path = '/dashboard/company/vehicle-costs';
    const head = 'Nummer;Typ;Namn;Första dagen;Sista dagen;Pris per timme;Minsta tid;Lägsta pris;Högsta pris per dag;Nattillägg;Helgtillägg;Bussar som undantaget gäller'; // prettier-ignore
    const first = `;Grund;A;2090-01-01;;650,50;;;;;;`;
    const second = `;Grund;B;2090-03-01;;700;120;;;;;`;
    const html = await (await post(path, {}, `${head}\n${first}\n${second}`)).text();
    expect((await post(path, confirmation(html))).status).toBe(303);
    const lists = () => VehicleCostList.findAll({ where: { companyId: person.companyId! }, order: ['validFrom'] });
    expect((await lists()).map((list) => [list.validTo, list.pricePerHour])).toEqual([['2090-02-28', 65_050], [null, 70_000]]); // prettier-ignore
    const clash = await post(path, {}, `${head}\n;Grund;C;2090-02-01;2090-02-10;1;;;;;;\n;;D;2091-01-01;;1;;;;;;`);
    expect(clash.status).toBe(422);
    expect(await clash.text()).toContain('2 fel måste rättas');
    expect(await lists()).toHaveLength(2);
  });

  it('mixed units have to be confirmed', async () => {
    const path = '/dashboard/company/driver-costs';
    const [head] = (await exported(path)).replace('\uFEFF', '').split('\r\n');
    const said: Record<string, string> = { Typ: 'Grund', Namn: 'A', 'Första dagen': '2090-01-01', 'Förarkostnad per timme': '300', 'OB vardag': '20', 'Övertid': '50' }; // prettier-ignore
    const cells = head!.split(';').map((title) => said[title] ?? (/anges i$/.test(title) ? (title.startsWith('OB vardag') ? 'amount' : 'percent') : '')); // prettier-ignore
    const looked = await post(path, {}, `${head}\n${cells.join(';')}`);
    expect(looked.status).toBe(422);
    const html = await looked.text();
    expect(html).toContain('name="unitsConfirmed"');
    const again = await post(path, { text: confirmation(html).text, unitsConfirmed: 'on' });
    expect(again.status).toBe(200);
    expect((await post(path, { ...confirmation(await again.text()), unitsConfirmed: 'on' })).status).toBe(303);
    expect(await DriverCostList.count({ where: { companyId: person.companyId! } })).toBe(1);
  });
});

it('the lists lead to the import', async () => {
  const { open } = asking(ask, 'sv');
  for (const path of ['vehicles', 'vehicle-costs', 'driving-costs', 'driver-costs'])
    expect(await (await open(person, `/dashboard/company/${path}/list`)).text()).toContain(`/${path}/import"`);
});
