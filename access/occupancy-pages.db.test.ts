// Traces: S2-081, S8-632, S2-191
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { fromLocalText } from '@bff/domain/shared/time';
import { type BookableVehicle, createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import { Occupancy, OrderStop, type Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const PATH = '/dashboard/company/vehicles/occupancy';
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/&nbsp;| /g, ' ');

let person: Person;
let depotId: number;
let vehicle: Vehicle;
let bus: BookableVehicle;
beforeAll(async () => {
  person = await createPerson('COMPANY_ADMIN');
  ({ id: depotId } = await createDepot(person.companyId!));
  vehicle = await createVehicle(person.companyId!, depotId, { model: 'Volvo 9700' });
  const lists = await createPriceLists(person.companyId!);
  bus = { companyId: person.companyId!, depotId, vehicleId: vehicle.id, ...lists };
});
const lockouts = () => Occupancy.findAll({ where: { vehicleId: vehicle.id, kind: 'manuallyLocked' }, order: ['id'] });

it.each([
  ['sv', 'Spärr', '(bokning'],
  ['en', 'Blocked', '(booking'],
] as const)('a bus is locked, moved and released by forms, without scripts: %s', async (language, kind, refusal) => {
  const { open, send } = asking(ask, language);
  const addPath = `${PATH}/add`;
  const form = filledForm(await (await open(person, `${addPath}?day=2090-05-10`)).text(), 'comment');
  expect(form.getAll('startsAt')).toEqual(['2090-05-10', '08:00']);
  form.set('vehicleId', String(vehicle.id));
  form.set('comment', 'Besiktning <b>');
  expect((await send(person, addPath, form)).status).toBe(200);
  const [kept] = await lockouts();
  expect(kept).toMatchObject({ startsAt: fromLocalText('2090-05-10T08:00'), comment: 'Besiktning <b>' });

  for (const view of ['day', 'week', 'month', 'week&show=list']) {
    const html = plain(await (await open(person, `${PATH}?day=2090-05-10&view=${view}`)).text());
    expect(html).toContain(kind);
    expect(html).toContain('Besiktning &lt;b&gt;');
    expect(html).toContain(`/${language}${PATH}/edit/${kept!.id}`);
    expect(html).toContain(vehicle.registrationNumber);
  }

  // Over a sold trip: refused, and what was typed is kept.
  const day = language === 'sv' ? '20' : '22';
  const { booking } = await createOrder({ bus, departure: new Date(`2090-05-${day}T08:00Z`) });
  const edit = `${PATH}/edit/${kept!.id}`;
  const change = filledForm(await (await open(person, edit)).text(), 'revision');
  change.set('startsAt', `2090-05-${day}T09:00`);
  change.set('endsAt', `2090-05-${day}T19:00`);
  const refused = await send(person, edit, change);
  expect(refused.status).toBe(409);
  const answer = plain(await refused.text());
  expect(answer).toContain(`${refusal} ${booking.number}`);
  expect(answer).toContain(`2090-05-${day}`);
  // The booking is in the timeline, and links to its page.
  const week = await (await open(person, `${PATH}?day=2090-05-${day}`)).text();
  expect(week).toContain(`/dashboard/company/booking/details/${booking.number}`);
  // Both say where it goes.
  const stops = await OrderStop.findAll({ where: { orderId: booking.orderId }, order: ['position'] });
  const route = `${stops[0]!.name} – ${stops.at(-1)!.name}`;
  for (const show of ['timeline', 'list']) {
    const html = plain(await (await open(person, `${PATH}?day=2090-05-${day}&show=${show}`)).text());
    expect(html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toContain(route);
  }

  expect((await send(person, `${PATH}/remove/${kept!.id}`, {})).status).toBe(200);
  expect(await lockouts()).toEqual([]);
});

it('reports changes: once as JSON, or for as long as the page is open', async () => {
  const { open } = asking(ask, 'sv');
  const { revision } = (await (await open(person, `${PATH}/live`)).json()) as { revision: string };
  const stream = await ask(`/sv${PATH}/live`, {
    headers: { ...(await person.browser()), accept: 'text/event-stream' },
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = stream.body!.getReader();
  const heard: string[] = [];
  while (!heard.join('').includes('data:')) heard.push(new TextDecoder().decode((await reader.read()).value));
  expect(heard.join('')).toContain(`data: ${revision}\n\n`);
  await reader.cancel();
});

it('200 buses for a month weigh at most 150 kB', async () => {
  const operator = await createPerson('COMPANY_ADMIN');
  const depot = await createDepot(operator.companyId!);
  const buses: Vehicle[] = [];
  // One by one: simultaneously they wait for each other's company row until one is rolled back.
  while (buses.length < 200)
    buses.push(await createVehicle(operator.companyId!, depot.id, { model: 'Setra S 515 HD' }));
  const start = Date.parse('2090-09-01T00:00:00Z');
  const HOUR = 3_600_000;
  for (let of = 0; of < 15; of++)
    await Occupancy.bulkCreate(
      buses.map(({ id }, index) => ({
        vehicleId: id,
        startsAt: new Date(start + of * 48 * HOUR + (index % 7) * HOUR),
        endsAt: new Date(start + of * 48 * HOUR + ((index % 7) + 4 + (of % 9)) * HOUR),
        kind: of % 4 === 0 ? ('manuallyLocked' as const) : ('externallyLocked' as const),
        comment: of % 4 === 0 ? `Service ${index}` : null,
      })),
    );
  const { open } = asking(ask, 'sv');
  const page = await open(operator, `${PATH}?view=month&day=2090-09-10`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html.match(/<li /g)?.length).toBeGreaterThan(2_900);
  const kilobytes = gzipSync(html).byteLength / 1_000;
  expect(kilobytes).toBeLessThan(150);
}, 60_000);
