// Traces: S2-175, S1-022
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { quickFind } from '@bff/areas/quick-find';
import { watchedJourney } from '@bff/areas/journeys';
import { servedTraffic } from '@bff/areas/traffic';
import { organisationJourneys } from '@bff/domain/journeys';
import { DAY, HOUR, MINUTE, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createDealOrganisation } from '@db/factories';
import {
  Company,
  DealOrganisation,
  Journey,
  JourneyPosition,
  Order,
  OrderStop,
  TrafficControllerOrganisation,
  User,
  Vehicle,
} from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { amountsIn } from './testing/amounts';
import { createPerson } from './testing/people';
import { organisationTrip } from './testing/traffic-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const inSwedish = asking(ask, 'sv');
const inEnglish = asking(ask, 'en');
const UPPSALA = { name: 'Uppsala', lat: 59.85882, lon: 17.63889, countryCode: 'SE', stopType: 'pickUp' as const };
const GAVLE = { name: 'Gävle', lat: 60.67452, lon: 17.14174, countryCode: 'SE', stopType: 'dropOff' as const };
const PAGE = '/dashboard/traffic';
beforeAll(useRoads);
afterEach(() => clock.release());
const text = async (answer: Promise<Response>) => (await answer).text();

async function trip(organisationId: number, { registration, departure }: { registration: string; departure: Date }) {
  const journey = await organisationTrip(organisationId, departure);
  await Vehicle.update({ registrationNumber: registration }, { where: { id: journey.bookings[0]!.vehicleId } });
  await Company.update({ name: `Bolaget ${registration}` }, { where: { id: journey.companyId } });
  return journey;
}

it('traffic control lists late journeys first, then running, then coming ones, with positions of the running ones, for the active organisation only', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const empty = await text(inSwedish.open(controller, PAGE));
  expect(empty).toContain('Inga pågående eller kommande resor');

  const now = clock.millis();
  const running = await trip(organisationId, { registration: 'RUN001', departure: new Date(now - 3 * HOUR) });
  const coming = await trip(organisationId, { registration: 'COM001', departure: new Date(now + 2 * DAY) });
  const late = await trip(organisationId, { registration: 'LAT001', departure: new Date(now + 5 * MINUTE) });
  await Journey.update(
    { status: 'started', startedAt: new Date(now - 3 * HOUR) },
    { where: { id: running.journeyId } },
  );
  const other = await createDealOrganisation();
  const foreign = await trip(other.organisationId, { registration: 'FOR001', departure: new Date(now + DAY) });
  for (const [slot, lat] of [60.1, 60.2].entries())
    await JourneyPosition.create({ journeyId: running.journeyId, slot, at: new Date(now), lat, lon: 17.5 });
  // The position of a journey that is not running is ignored.
  await JourneyPosition.create({ journeyId: coming.journeyId, slot: 1, at: new Date(now), lat: 61, lon: 17 });

  clock.freeze(new Date(now + 40 * MINUTE));
  const seen = await organisationJourneys(controller.actor!, { organisationId, limit: 10 });
  expect(seen.map(({ number }) => number)).toEqual([late.number, running.number, coming.number]);
  expect(seen.map(({ position }) => position?.lat ?? null)).toEqual([null, 60.2, null]);
  expect(seen.map(({ lateMinutes }) => lateMinutes > 0)).toEqual([true, false, false]);

  const page = await text(inSwedish.open(controller, PAGE));
  const places = ['LAT001', 'RUN001', 'COM001'].map((number) => page.indexOf(`${number}, Bolaget`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(page).toContain('Bussar på väg: RUN001');
  expect(page).toContain(' sen');
  expect(page).not.toContain('FOR001');
  expect(amountsIn(page, [1_166_000])).toEqual([]);
  expect(await text(inEnglish.open(controller, PAGE))).toContain('Buses under way: RUN001');

  // Another organisation, once chosen by somebody who acts for it; nobody else.
  await expect(
    organisationJourneys(controller.actor!, { organisationId: other.organisationId, limit: 10 }),
  ).rejects.toMatchObject({ key: 'auth.noPermission' });
  await TrafficControllerOrganisation.create({
    userId: controller.actor!.userId,
    organisationId: other.organisationId,
  });
  const switched = await text(inSwedish.send(controller, PAGE, { organisationId: String(other.organisationId) }));
  expect(switched).toContain('FOR001');
  expect(switched).not.toContain('RUN001');
  expect(foreign.number).not.toBe(late.number);
});

it('before an organisation is chosen, shows what goes on in each, those with late buses first', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const quiet = controller.organisationId!;
  const { organisationId: busy } = await createDealOrganisation();
  await TrafficControllerOrganisation.create({ userId: controller.actor!.userId, organisationId: busy });
  await DealOrganisation.update({ name: 'A Lugna' }, { where: { id: quiet } });
  await DealOrganisation.update({ name: 'B Sena' }, { where: { id: busy } });
  const now = clock.millis();
  const running = await trip(busy, { registration: 'SRV001', departure: new Date(now - HOUR) });
  await trip(busy, { registration: 'SRV002', departure: new Date(now + 5 * MINUTE) });
  await trip(quiet, { registration: 'SRV003', departure: new Date(now + DAY) });
  await Journey.update({ status: 'started', startedAt: new Date(now - HOUR) }, { where: { id: running.journeyId } });
  clock.freeze(new Date(now + 40 * MINUTE));

  const served = [
    { id: quiet, name: 'A Lugna' },
    { id: busy, name: 'B Sena' },
  ];
  expect(await servedTraffic(controller.actor!, served)).toMatchObject({
    organisations: [
      { name: 'B Sena', onTheRoad: 1, late: 1 },
      { name: 'A Lugna', onTheRoad: 0, late: 0, next: expect.any(Date) as Date },
    ],
    nearest: ['SRV001', 'SRV002', 'SRV003'].map((registrationNumber) => ({ registrationNumber })),
  });

  const page = await text(inSwedish.open(controller, PAGE));
  expect(page.indexOf('Byt hit: B Sena')).toBeGreaterThan(0);
  expect(page.indexOf('Byt hit: B Sena')).toBeLessThan(page.indexOf('Byt hit: A Lugna'));
  // What comes next in any of them; who opens it acts for its organisation.
  expect(page.slice(page.indexOf('Närmaste resorna'))).toContain('SRV003');
  const [next] = await organisationJourneys(controller.actor!, { organisationId: quiet, limit: 1 });
  expect(page).toContain(`name="journey" value="${next!.number}"`);
  const opened = await text(inSwedish.send(controller, PAGE, { organisationId: String(quiet), journey: next!.number }));
  expect(opened).toContain('<h1>Uppsala – Gävle</h1>');
  expect(opened).toContain('Bolaget SRV003');
  const chosen = await text(inSwedish.send(controller, PAGE, { organisationId: String(busy) }));
  expect(chosen).toContain('SRV001');
  expect(chosen).not.toContain('Byt hit: A Lugna');
  // The way back to all of them.
  expect(chosen).toContain(`href="/sv${PAGE}?all"`);
  expect(await text(inSwedish.open(controller, `${PAGE}?all`))).toContain('Byt hit: A Lugna');
});

it('says when each bus arrives: by its position while that is fresh, otherwise by the plan and its known delay', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const now = clock.millis();
  clock.freeze(new Date(now));
  const running = await trip(organisationId, { registration: 'EST001', departure: new Date(now - HOUR) });
  const late = await trip(organisationId, { registration: 'EST002', departure: new Date(now - 20 * MINUTE) });
  const coming = await trip(organisationId, { registration: 'EST003', departure: new Date(now + DAY) });
  await Journey.update({ status: 'started', startedAt: new Date(now - HOUR) }, { where: { id: running.journeyId } });
  await OrderStop.destroy({ where: { orderId: running.orderId } });
  const planned = new Date(now + 5 * MINUTE);
  await OrderStop.bulkCreate([
    { orderId: running.orderId, position: 0, ...UPPSALA, departureAt: new Date(now - HOUR) },
    { orderId: running.orderId, position: 1, ...GAVLE, arrivalAt: planned },
  ]);
  const seen = async () => {
    const journeys = await organisationJourneys(controller.actor!, { organisationId, limit: 10 });
    return new Map(journeys.map(({ number, arrival, lateMinutes }) => [number, { ...arrival, lateMinutes }]));
  };
  // Its position is unknown.
  expect((await seen()).get(running.number)).toMatchObject({
    from: 'plan',
    at: planned,
    place: 'Gävle',
    lateMinutes: 0,
  });
  // Still in Uppsala: more than an hour to go.
  const here = { lat: UPPSALA.lat, lon: UPPSALA.lon, at: new Date(now) };
  await JourneyPosition.create({ journeyId: running.journeyId, slot: 1, ...here });
  const found = await seen();
  const byPosition = found.get(running.number)!;
  expect(byPosition).toMatchObject({ from: 'position', place: 'Gävle' });
  const left = (byPosition.at.getTime() - now) / HOUR;
  expect(left).toBeGreaterThan(0.8);
  expect(left).toBeLessThan(2);
  // A delay that its position shows counts before the time is over.
  expect(byPosition.lateMinutes).toBeGreaterThan(30);
  expect(found.get(late.number)).toMatchObject({ from: 'late', at: expect.any(Date) as Date });
  expect(found.get(late.number)!.at.getTime()).toBeGreaterThan(now - MINUTE);
  expect(found.get(coming.number)).toMatchObject({ from: 'plan', lateMinutes: 0 });
  const page = await text(inSwedish.open(controller, PAGE));
  expect(page).toContain('efter bussens position');
  expect(page).toContain('enligt plan, plus förseningen');
  expect(page).toContain('Uppdaterad');
  expect(await text(inEnglish.open(controller, PAGE))).toContain('based on its position');

  // After a long silence it is somewhere else.
  clock.freeze(new Date(now + 6 * MINUTE));
  expect((await seen()).get(running.number)).toMatchObject({ from: 'plan' });
});

it('a journey has a page with position, arrival and stops, never the price; it remains when the journey is over', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const now = clock.millis();
  const { number, journeyId } = await trip(organisationId, {
    registration: 'PGE001',
    departure: new Date(now + HOUR),
  });
  const at = `${PAGE}/journeys/${number}`;
  expect(await text(inSwedish.open(controller, PAGE))).toContain(`href="/sv${at}"`);
  const coming = await text(inSwedish.open(controller, at));
  for (const part of ['PGE001', 'Bolaget PGE001', 'Just nu']) expect(coming).toContain(part);
  expect(coming).not.toContain('http-equiv="refresh"');
  // The plan is all that is known, and the stops say it.
  expect(coming).not.toContain('Beräknad ankomst');
  expect(amountsIn(coming, [1_166_000])).toEqual([]);
  // It can be viewed, not driven.
  expect(coming).not.toContain('value="start"');

  await Journey.update({ status: 'started', startedAt: new Date(now) }, { where: { id: journeyId } });
  await JourneyPosition.create({ journeyId, slot: 1, at: new Date(now), lat: 60.1, lon: 17.5 });
  const running = await text(inEnglish.open(controller, at));
  expect(running).toContain('http-equiv="refresh"');
  expect(running).toContain('Right now');
  expect(running).toContain('Estimated arrival');

  const done = new Date(now);
  const times = { startedAt: done, finishedAt: done, returnStartedAt: done, returnCompletedAt: done };
  await Journey.update({ status: 'returnCompleted', ...times }, { where: { id: journeyId } });
  const over = await text(inEnglish.open(controller, at));
  expect(over).toContain('PGE001');
  expect(over).not.toContain('Estimated arrival');
  expect(over).not.toContain('Delay');

  const departure = new Date(now + DAY);
  const canceled = await organisationTrip(organisationId, departure, { status: 'canceled' });
  expect(await text(inSwedish.open(controller, `${PAGE}/journeys/${canceled.number}`))).toContain('Avbokad');
  // Bookings only held are not visible to them yet.
  const held = await organisationTrip(organisationId, departure, { status: 'preliminaryBooked' });
  expect((await inSwedish.open(controller, `${PAGE}/journeys/${held.number}`)).status).toBe(404);
});

it('a journey that is over, canceled or unpaid cannot be watched', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const departure = new Date(clock.millis() + DAY);
  const over = await trip(organisationId, { registration: 'OVR001', departure });
  const at = clock.now();
  const times = { startedAt: at, finishedAt: at, returnStartedAt: at, returnCompletedAt: at };
  await Journey.update({ status: 'returnCompleted', ...times }, { where: { id: over.journeyId } });
  for (const status of ['canceled', 'preliminaryBooked'] as const)
    await organisationTrip(organisationId, departure, { status });
  expect(await organisationJourneys(controller.actor!, { organisationId, limit: 10 })).toEqual([]);
});

it("traffic control's search goes straight to the journey that a number names, and finds places, days and buses, of organisations that can be acted for only", async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const departure = new Date(clock.millis() + 2 * DAY);
  const { number, orderNumber, bookingNumber } = await trip(organisationId, { registration: 'FND47A', departure });
  const other = await createDealOrganisation();
  const foreign = await trip(other.organisationId, { registration: 'FND47B', departure });
  const asked = (q: string) => inSwedish.open(controller, `${PAGE}/find?q=${encodeURIComponent(q)}`);

  for (const exact of [number, bookingNumber, orderNumber, 'FND 47A'])
    expect(await text(asked(exact)), exact).toContain(`Körning ${number}`);
  for (const meant of ['Uppsala Gävle', 'FND47', toLocalDate(departure), 'bolaget']) {
    const active = { id: organisationId, name: 'Kommunen' };
    const found = await quickFind(controller.actor!, meant, { served: [active], active });
    expect(
      found.map(({ kind, id }) => [kind, id]),
      meant,
    ).toEqual([['organisationJourney', number]]);
  }
  for (const strange of [foreign.number, foreign.bookingNumber, 'FND47B', 'Uppsala Kiruna', '+46 70 123 45 67'])
    expect(await text(asked(strange)), strange).toContain('Inga träffar');
  const active = { id: other.organisationId, name: 'Den andra' };
  expect(await quickFind(controller.actor!, foreign.number, { served: [active], active })).toEqual([]);
  expect(await quickFind(controller.actor!, number)).toEqual([]);
});

it('a journey of another organisation that can be acted for is found as such, and its page asks whether to act for it', async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const { organisationId: second } = await createDealOrganisation();
  const { organisationId: strange } = await createDealOrganisation();
  await DealOrganisation.update({ name: 'Andra & Co' }, { where: { id: second } });
  await TrafficControllerOrganisation.create({ userId: controller.actor!.userId, organisationId: second });
  const departure = new Date(clock.millis() + 2 * DAY);
  const { number } = await trip(second, { registration: 'OTH001', departure });
  const hidden = await trip(strange, { registration: 'OTH002', departure });
  await inSwedish.send(controller, PAGE, { organisationId: String(controller.organisationId) });

  const listed = await text(inSwedish.open(controller, `${PAGE}/find?q=OTH001&palette`));
  expect(listed).toContain('Körningar hos organisationer du inte arbetar för nu');
  const address = `${PAGE}/act-for?journey=${number}`;
  // The only match is opened, which asks.
  const opens = await inSwedish.open(controller, `${PAGE}/find?q=OTH001`);
  expect(opens.headers.get('location')).toBe(`/sv${address}`);
  const page = await text(inSwedish.open(controller, `${PAGE}/journeys/${number}`));
  expect(page).toContain('Byt till Andra &amp; Co');
  expect(page).not.toContain('OTH001');
  const opened = await text(inSwedish.send(controller, address, {}));
  expect(opened).toContain('<h1>Uppsala – Gävle</h1>');
  expect(opened).toContain('Bolaget OTH001');

  // So is the organisation by its name.
  const organisation = `${PAGE}/act-for?organisation=${second}`;
  const named = await text(inSwedish.open(controller, `${PAGE}/find?q=andra%20%26%20co&palette`));
  expect(named).toContain(`href="/sv${organisation}"`);
  expect(await text(inSwedish.open(controller, organisation))).toContain('Byta till Andra &amp; Co?');
  expect(await text(inSwedish.send(controller, organisation, {}))).toContain('OTH001');
  expect((await inSwedish.open(controller, `${PAGE}/act-for?organisation=${strange}`)).status).toBe(404);

  for (const path of [
    `${PAGE}/journeys/${hidden.number}`,
    `${PAGE}/act-for?journey=${hidden.number}`,
    `${PAGE}/act-for`,
  ])
    expect((await inSwedish.open(controller, path)).status, path).toBe(404);
  expect((await inSwedish.send(controller, `${PAGE}/act-for?journey=${hidden.number}`, {})).status).toBe(404);
});

it("traffic control sees the contact's and the driver's telephone numbers while a journey is near or under way, the company's always", async () => {
  const controller = await createPerson('TRAFFIC_CONTROLLER');
  const organisationId = controller.organisationId!;
  const start = clock.millis() + 3 * DAY;
  const { number, driver, orderId, journeyId } = await trip(organisationId, {
    registration: 'TEL001',
    departure: new Date(start),
  });
  await User.update({ phone: '+46701740698', name: 'Dana' }, { where: { id: driver.userId } });
  await Order.update({ contactPhone: '+46701740697' }, { where: { id: orderId } });
  const phones = async (at: number) => {
    clock.freeze(new Date(at));
    const { sheet, now } = await watchedJourney(controller.actor!, organisationId, number);
    expect(sheet.emergencyPhone.text).not.toBe('');
    // Whoever is too early reads when.
    expect(now.phonesFrom?.getTime()).toBe(at < start - DAY ? sheet.pickupAt.getTime() - DAY : undefined);
    return [sheet.contact?.phone?.text, sheet.driver?.phone?.text, sheet.driver?.name];
  };
  const [none, both] = [
    [undefined, undefined, 'Dana'],
    ['070-174 06 97', '070-174 06 98', 'Dana'],
  ];
  expect(await phones(start - 2 * DAY)).toEqual(none);
  expect(await phones(start - 12 * HOUR)).toEqual(both);
  await Journey.update({ status: 'started', startedAt: new Date(start) }, { where: { id: journeyId } });
  expect(await phones(start + HOUR)).toEqual(both);
  await Journey.update({ status: 'returnCompleted' }, { where: { id: journeyId } });
  expect(await phones(start + 11 * HOUR)).toEqual(none);
});
