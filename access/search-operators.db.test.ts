// Traces: S2-129
import { beforeAll, expect, it } from 'vitest';
import { freeOperators } from '@bff/domain/offers';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { createBookableVehicle, createOccupancy } from '@db/factories';
import { Company, StartingPosition } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson, type Person } from './testing/people';
import { someTowns } from './testing/towns';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const UPPSALA = { lat: 59.8586, lon: 17.6389 };
/** 25 km north of it, and 120. */
const NORTH = { lat: 60.083, lon: 17.6389 };
const FAR = { lat: 60.93, lon: 17.6389 };
let admin: Person;

async function aCompany(name: string, position: { lat: number; lon: number }, seats = 50) {
  const bus = await createBookableVehicle({ ...position, vehicle: { seats, maxPassengers: seats } });
  const contact = { contactPhone: '+4618100001', emergencyPhone: '+4618100002', contactEmail: `${name.toLowerCase()}@test.invalid` }; // prettier-ignore
  await Company.update({ name, ...contact }, { where: { id: bus.companyId } });
  return bus;
}

beforeAll(async () => {
  admin = await createPerson('SYSTEM_ADMIN');
  await someTowns();
  await aCompany('Nära', UPPSALA);
  await aCompany('Norr', NORTH, 60);
  await aCompany('Liten', UPPSALA, 19);
  await aCompany('Borta', FAR);
  const busy = await aCompany('Upptagen', UPPSALA);
  await createOccupancy(busy.vehicleId, '2090-05-01T08:00:00Z', '2090-05-01T10:00:00Z');
  const moved = await aCompany('Flyttad', FAR);
  const there = { vehicleId: moved.vehicleId, kind: 'temporary' as const, ...UPPSALA };
  await StartingPosition.create({ ...there, startsAt: new Date('2090-04-30T00:00:00Z'), endsAt: new Date('2090-05-03T00:00:00Z') }); // prettier-ignore
  const movedBusy = await aCompany('Flyttad upptagen', FAR);
  const also = { vehicleId: movedBusy.vehicleId, kind: 'temporary' as const, ...UPPSALA };
  await StartingPosition.create({ ...also, startsAt: new Date('2090-04-30T00:00:00Z'), endsAt: new Date('2090-05-03T00:00:00Z') }); // prettier-ignore
  await createOccupancy(movedBusy.vehicleId, '2090-05-01T08:00:00Z', '2090-05-01T10:00:00Z');
});

const open = async (query: Record<string, string>, language = 'sv', person = admin) => {
  const address = `/${language}/dashboard/admin/search-operators?${new URLSearchParams(query).toString()}`;
  return ask(address, { headers: await person.browser(), peer: person.address });
};
const usual = { place: 'Uppsala', seats: '40', day: '2090-05-01', within: '50' };
const named = async (query: Record<string, string>) => {
  const html = await (await open({ ...usual, ...query })).text();
  return [...html.matchAll(/transport-companies\/edit\/\d+"[^>]*>([^<]*)</g)].map(([, name]) => name);
};

it('lists operators with a free bus of the size, nearest first, with contact details', async () => {
  expect(await named({})).toEqual(['Flyttad', 'Nära', 'Norr']);
  const html = await (await open(usual)).text();
  expect(html).toContain('href="tel:+4618100001"');
  expect(html).toContain('href="tel:+4618100002"');
  expect(html).toContain('mailto:norr@test.invalid');
  expect(html).toContain('25 km');
});

it('considers size, distance and times', async () => {
  expect(await named({ seats: '55' })).toEqual(['Norr']);
  expect(await named({ within: '10' })).toEqual(['Flyttad', 'Nära']);
  expect(await named({ within: '200' })).toEqual(['Flyttad', 'Nära', 'Norr', 'Borta']);
  const afternoon = ['Flyttad', 'Flyttad upptagen', 'Nära', 'Upptagen'];
  expect(await named({ from: '14:00', until: '20:00', within: '10' })).toEqual(afternoon);
  // As text browsers send what somebody wrote.
  expect(await named({ from: 'kl. 14', until: '8 pm', within: '10' })).toEqual(afternoon);
  expect(await named({ seats: '19', within: '10' })).toEqual(['Flyttad', 'Liten', 'Nära']);
  expect(await (await open({ ...usual, seats: '100' }, 'en')).text()).toContain(
    'No bus company has a bus available there',
  );
});

it('a bus at its temporary position is not at its depot', async () => {
  const actor = admin.actor!;
  const day = { from: new Date('2090-05-01T00:00:00Z'), until: new Date('2090-05-02T00:00:00Z') };
  const there = await freeOperators(actor, { near: FAR, withinMetres: 10_000, seats: 40, ...day });
  expect(there.map(({ name }) => name)).toEqual(['Borta']);
});

it.each([
  ['sv', { seats: '' }, 'Skriv antalet platser.'],
  ['sv', { from: '25:00' }, 'Skriv ett klockslag, till exempel 08:30.'],
  ['en', { from: '10:00', until: '09:00' }, 'Choose an end time after the start time.'],
  ['sv', { within: '5000' }, 'Vi förstår inte det du skrev.'],
  ['sv', { place: 'Ingenstans' }, errorText('place.notFound', ['Ingenstans'], 'sv')],
  ['en', { place: 'Berga' }, errorText('place.several', ['Berga'], 'en')],
] as const)('what cannot be searched for is reported: %s %j', async (language, change, message) => {
  const answer = await open({ ...usual, ...change }, language);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);
});

it('asks which of several places is meant, and an empty form asks nothing', async () => {
  expect(await (await open({ ...usual, place: 'Berga' })).text()).toMatch(
    /type="radio"[^>]*name="placeId"|name="placeId"[^>]*type="radio"/,
  );
  expect((await open({ ...usual, place: 'Berga', placeId: 'se-berga-hogsby' })).status).toBe(200);
  expect((await open({})).status).toBe(200);
  const company = await createPerson('COMPANY_ADMIN');
  expect((await open(usual, 'sv', company)).status).not.toBe(200);
});
