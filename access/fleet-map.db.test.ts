// Traces: S2-078
import { beforeAll, expect, it } from 'vitest';
import { DAY, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle } from '@db/factories';
import { Booking, JourneyPosition, StartingPosition, User, Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { newJourney } from './testing/journey-subjects';
import { createPerson, type Person } from './testing/people';
import { busOf } from './testing/subjects';
import { wholeApp } from './testing/whole-app';
import { withoutRoads } from './testing/without-roads';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
withoutRoads();

const MAP = '/dashboard/company/vehicles/map';
let driver: Person;
let company: Person;
beforeAll(async () => {
  [driver, company] = await Promise.all([createPerson('DRIVER'), createPerson('COMPANY_ADMIN')]);
  await User.update({ companyId: driver.companyId }, { where: { id: company.actor!.userId } });
});

const plain = (html: string) => html.replaceAll(/<!-- -->/g, '').replaceAll(/&nbsp;|\u00a0/g, ' ');
const shown = async (person = company) => plain(await (await open(person, MAP)).text());
/** The cells of a bus's row, as text. */
const rowOf = (html: string, registrationNumber: string) => {
  const row =
    html
      .split('<tr')
      .slice(1)
      .find((part) => part.includes('<th') && part.includes(`>${registrationNumber}<`)) ?? '';
  return row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
};

it('shows each bus at its starting position, or on the road if its driver shares it', async () => {
  const bus = await busOf(driver.companyId!);
  const { registrationNumber } = (await Vehicle.findByPk(bus.vehicleId))!;
  const home = { vehicleId: bus.vehicleId, kind: 'default' as const };
  await StartingPosition.update({ name: 'Norra depån' }, { where: home });
  const before = await shown();
  expect(before).toContain('Bussar vid: Norra depån');
  expect(rowOf(before, registrationNumber)).toContain('Vid startplatsen|Norra depån|');

  const { number, journeyId, bookingNumber } = await newJourney(driver, { status: 'started' });
  await Booking.update({ vehicleId: bus.vehicleId }, { where: { number: bookingNumber } });
  expect(rowOf(await shown(), registrationNumber)).toContain('På väg, ingen position delas|');
  const share = () =>
    send(driver, `/dashboard/driver/journey/${number}/position`, {
      at: `${Date.now()}`,
      lat: '60.1',
      lon: '17.55',
      accuracy: '11.6',
    });
  expect((await share()).status).toBe(204);
  const fresh = await shown();
  expect(rowOf(fresh, registrationNumber)).toMatch(/På väg\|.*Uppsala – Gävle/);
  expect(fresh).toContain(`/sv/dashboard/company/journey/${number}`);
  // On the map too, with a refresh for browsers without scripts.
  expect(/aria-label="Bussar vid: ([^"]*)"/.exec(fresh)?.[1]).toContain(registrationNumber);
  expect(fresh).toContain(`href="/sv${MAP}"`);

  const old = new Date(clock.millis() - 6 * MINUTE);
  await JourneyPosition.update({ at: old }, { where: { journeyId } });
  expect(rowOf(await shown(), registrationNumber)).toContain('På väg, gammal position|');
});

it('uses a temporary starting position, and shows no other company’s buses', async () => {
  const other = await createPerson('COMPANY_ADMIN');
  const none = await shown(other);
  expect(none).toContain('Bussarna visas på en karta här när de är inlagda.');
  const first = await busOf(other.companyId!);
  const { vehicleId } = await createBookableVehicle();
  const stranger = (await Vehicle.findByPk(vehicleId))!.registrationNumber;
  const { registrationNumber } = (await Vehicle.findByPk(first.vehicleId))!;
  await StartingPosition.create({
    vehicleId: first.vehicleId,
    kind: 'temporary',
    depotId: null,
    name: 'Gävle',
    lat: 60.67,
    lon: 17.14,
    startsAt: new Date(clock.millis() - DAY),
    endsAt: new Date(clock.millis() + DAY),
  });
  const html = await shown(other);
  expect(rowOf(html, registrationNumber)).toContain('Vid startplatsen|Gävle|');
  expect(html).not.toContain(stranger);
});
