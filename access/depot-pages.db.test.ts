// Traces: S2-053, S3-041, S8-351
import { beforeAll, expect, it } from 'vitest';
import { Depot } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { aNewVehicle } from './testing/fleet-subjects';
import { createPerson, type Person } from './testing/people';
import { someTowns } from './testing/towns';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const ADD = '/dashboard/company/depots/add';
let person: Person;
beforeAll(async () => {
  await someTowns();
  person = await createPerson('COMPANY_ADMIN');
});
const depots = () => Depot.findAll({ where: { companyId: person.companyId ?? 0 }, order: ['id'] });

it.each([
  ['sv', 'Flera platser stämmer med Berga. Välj vilken du menar.', 'Flera platser stämmer med Berga. Vilken menar du?'],
  ['en', 'Several places match Berga. Choose the one you mean.', 'Several places match Berga. Which one do you mean?'],
] as const)(
  'a place with an ambiguous name is chosen in a second step, without scripts: %s',
  async (language, message, which) => {
    const { send } = asking(ask, language);
    const asked = await send(person, ADD, { name: `Garaget ${language}`, city: 'Högsby', place: 'Berga' });
    const html = await asked.text();
    expect(asked.status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain(which);
    expect(html).toContain('value="se-berga-hogsby"');
    // What was typed is kept.
    expect(html).toContain(`value="Garaget ${language}"`);
    expect(html).toContain('name="place" value="Berga"');
    const done = await send(person, ADD, {
      name: 'Garaget',
      city: 'Högsby',
      place: 'Berga',
      placeId: 'se-berga-hogsby',
    });
    expect(done.status).toBe(200);
    expect((await depots()).at(-1)).toMatchObject({ name: 'Garaget', lat: 57.22, lon: 16.03 });
  },
);

it('a place is a town or a position in degrees; anything else is an error', async () => {
  const { send } = asking(ask, 'sv');
  await send(person, ADD, { name: 'Exakt', place: '59.861234, 17.642' });
  expect((await depots()).at(-1)).toMatchObject({ name: 'Exakt', lat: 59.861234, lon: 17.642 });
  const unknown = await send(person, ADD, { name: 'Ingenstans', place: 'Ingenstans' });
  expect(unknown.status).toBe(422);
  expect(await unknown.text()).toContain('Vi hittar ingen plats som heter Ingenstans.');
  // Told together with what else is wrong.
  const nameless = await (await send(person, ADD, { place: 'Ingenstans' })).text();
  expect(nameless).toContain('Skriv namnet.');
  expect(nameless).toContain('Vi hittar ingen plats som heter Ingenstans.');
  // Picked first, then another name was typed.
  await send(person, ADD, { name: 'Ändrad', place: 'Uppsala', placeId: 'se-berga-hogsby' });
  expect((await depots()).at(-1)).toMatchObject({ name: 'Ändrad', lat: 59.8586 });
});

it('depots are shown on a map, in a list and its file, and on the company’s page', async () => {
  const { open } = asking(ask, 'sv');
  const list = await (await open(person, '/dashboard/company/depots/list')).text();
  expect(list).toMatch(/role="img" aria-label="Karta över depåerna: [^"]*Exakt/);
  expect(list).toContain('>Exakt</a>');
  const file = await (await open(person, '/dashboard/company/depots/list.csv')).text();
  expect(file).toContain('59.861234, 17.642');
  expect(await (await open(person, '/dashboard/company/details')).text()).toContain('>Exakt</a>');
});

it.each([
  ['sv', 'Depån finns inte.'],
  ['en', 'The depot was not found.'],
] as const)(
  'if a depot has been removed meanwhile, the form of a new bus is kept as typed: %s',
  async (language, message) => {
    const { send } = asking(ask, language);
    const { fields } = await aNewVehicle.make(person);
    await Depot.destroy({ where: { id: Number(fields!['depotId']) } });
    const refused = await send(person, '/dashboard/company/vehicles/add', { ...fields, model: 'Skriven modell' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="Skriven modell"');
    expect(html).toMatch(new RegExp(`href="#depotId"[^>]*>[^<]*${message}`));
  },
);
