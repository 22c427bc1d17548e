// Traces: S2-052, S4-064
import { afterEach, expect, it } from 'vitest';
import { fromLocalText, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { OrderStop, Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { amountsIn } from './testing/amounts';
import { createPerson, type Person } from './testing/people';
import { newJourney } from './testing/journey-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
afterEach(() => clock.release());

it('a driver’s day, without scripts: list, sheet, every action, repeats, and an early end', async () => {
  const person = await createPerson('DRIVER');
  const { number, bookingNumber, secrets } = await newJourney(person);
  const booking = await Booking.findOne({ where: { number: bookingNumber }, rejectOnEmpty: true });
  await OrderStop.update({ street: 'Kungsgatan 7' }, { where: { orderId: booking.orderId, position: 0 } });

  const list = await text(open(person, '/dashboard/driver'));
  expect(list).toContain('Uppsala – Gävle');
  expect(list).toContain(`/sv/dashboard/driver/journey/${number}`);

  const sheet = await text(open(person, `/dashboard/driver/journey/${number}`));
  for (const shown of [
    'Kungsgatan 7',
    secrets[0]!,
    'tel:+46701740605',
    'mlat=59.8586&amp;mlon=17.6389',
    '40 resenärer',
    'Starta körningen',
  ])
    expect(sheet).toContain(shown);
  // 10,000 kr to the operator, 11,660 from the customer: drivers see neither.
  expect(sheet).not.toMatch(/\d[\s\u00a0]kr\b|[pP]rice/);
  expect(amountsIn(sheet, [1_166_000, 1_100_000, 1_000_000])).toEqual([]);

  const act = (intent: string) => text(send(person, `/dashboard/driver/journey/${number}`, { intent }));
  // Whoever cannot set out calls; what has started can be cut short.
  expect(sheet).toContain('Kan du inte köra?');
  expect(sheet).not.toContain('Avbryt körningen');
  const started = await act('start');
  expect(started).toContain('Körningen har startat.');
  expect(started.indexOf('Avbryt körningen')).toBeGreaterThan(started.indexOf('Rapportera en avvikelse'));
  expect(started).not.toContain('Kan du inte köra?');
  expect(await act('start')).toContain('Körningen har startat.');
  const running = await act('finish');
  expect(running).toContain('Framkomsten är rapporterad.');
  expect(running).toContain('Starta hemresan');
  expect(await act('startReturn')).toContain('Hemresan har startat.');
  const over = (await act('completeReturn')).replaceAll('<!-- -->', '');
  for (const shown of ['Körningen är avslutad.', 'Slut <', 'Utresan är körd', 'Hemresan är körd'])
    expect(over).toContain(shown);
  expect(over).not.toContain('Påstigning från');
  expect(await Journey.findOne({ where: { number } })).toMatchObject({ status: 'returnCompleted' });

  const other = await newJourney(person);
  const terminate = `/dashboard/driver/journey/${other.number}/terminate`;
  expect(await text(open(person, terminate))).toContain('Avbryta körningen?');
  expect((await send(person, terminate, { reason: '' })).status).toBe(422);
  const cutShort = await text(send(person, terminate, { reason: 'Motorhaveri vid Tierp' }));
  expect(cutShort).toContain('Motorhaveri vid Tierp');
  // Nothing of it was driven.
  expect(cutShort).not.toContain(' är körd');
  expect((await open(person, terminate)).status).toBe(409);
});

it('a report is taken back without scripts, and the step after one is asked about for twenty seconds', async () => {
  const person = await createPerson('DRIVER');
  const { number, bookingNumber } = await newJourney(person, { departure: new Date(Date.now() - 6 * HOUR) });
  await Booking.update({ plannedStartAt: new Date(Date.now() - 7 * HOUR) }, { where: { number: bookingNumber } });
  const sheet = `/dashboard/driver/journey/${number}`;
  const started = await text(send(person, sheet, { intent: 'start' }));
  // Each button is below its question: what is pressed twice in a row opens one at the most.
  for (const [question, button] of [
    ['Nästa: Vi är framme', '>Vi är framme<'],
    ['Ångra ”Starta körningen”, går till ', 'Ja, ångra'],
  ] as const)
    expect(started.indexOf(button)).toBeGreaterThan(started.indexOf(question));
  expect(started).toContain('Nyss rapporterat: På väg.');

  const takenBack = await text(send(person, sheet, { intent: 'takeBack', report: 'start' }));
  expect(takenBack).toContain('”Starta körningen” är ångrat.');
  expect(takenBack).not.toContain('Ångra ”');
  expect(await Booking.findOne({ where: { number: bookingNumber } })).toMatchObject({ status: 'booked' });
  expect((await send(person, sheet, { intent: 'takeBack', report: 'explode' })).status).toBe(400);

  await send(person, sheet, { intent: 'start' });
  clock.advance(21_000);
  expect(await text(open(person, sheet))).not.toContain('Nästa: Vi är framme');
  clock.advance(5 * MINUTE);
  expect(await text(open(person, sheet))).not.toContain('Ångra ”');
  expect(await text(send(person, sheet, { intent: 'takeBack', report: 'start' }))).toContain(
    'Rapporten går inte att ångra längre.',
  );
});

it('asks on the sheet, without scripts, before a start or an arrival long before the plan', async () => {
  const person = await createPerson('DRIVER');
  const { number, bookingNumber } = await newJourney(person);
  const startIn = async (minutes: number) => {
    await Booking.update(
      { plannedStartAt: new Date(Date.now() + minutes * MINUTE) },
      { where: { number: bookingNumber } },
    );
    return text(open(person, `/dashboard/driver/journey/${number}`));
  };
  expect(await startIn(29)).not.toContain('Starta före planerad tid');
  const early = await startIn(32);
  expect(early.indexOf('Starta före planerad tid')).toBeGreaterThan(0);
  expect(early.indexOf('Starta körningen')).toBeGreaterThan(early.indexOf('Starta före planerad tid'));
  const act = (intent: string) => text(send(person, `/dashboard/driver/journey/${number}`, { intent }));
  const started = await act('start');
  expect(started).toContain('Körningen har startat.');
  expect(started.indexOf('Vi är framme')).toBeGreaterThan(started.indexOf('Framme före planerad tid'));
  expect(started).toContain('Framme före planerad tid');
  expect(await act('finish')).toContain('Starta hemresan före planerad tid');
  const onTheWayHome = await act('startReturn');
  expect(onTheWayHome).toContain('Hemresan har startat.');
  expect(onTheWayHome).toContain('Avsluta före planerad tid');
});

it('a company starts on its driver’s behalf', async () => {
  const person = await createPerson('COMPANY_ADMIN');
  const { number, bookingNumber } = await newJourney(person);
  const answer = await text(send(person, `/dashboard/company/journey/${number}`, { intent: 'start' }));
  expect(answer).toContain('Körningen har startat.');
  // Whoever is on the road without a driver can still be given one, and its booking is one step away.
  const folder = '/sv/dashboard/company/booking';
  for (const shown of [
    'Förare saknas',
    `${folder}/assign-driver/${bookingNumber}`,
    `${folder}/details/${bookingNumber}`,
  ])
    expect(answer).toContain(shown);
});

/** Days end at midnight in Stockholm. */
it.each([
  ['in the night when the clock is put forward', '2027-03-28', 23],
  ['in the night when it is put back', '2027-10-31', 25],
])('the list by day: %s', async (_, day, hours) => {
  const midnight = fromLocalText(`${day}T00:00`)!;
  const person: Person = await createPerson('DRIVER');
  const at = async (hour: number) =>
    (await newJourney(person, { departure: new Date(midnight.getTime() + hour * HOUR) })).number;
  const [lastOfDay, firstOfNext] = [await at(hours - 1), await at(hours)];
  clock.freeze(new Date(midnight.getTime() + 3 * HOUR));
  const list = await text(open(person, '/dashboard/driver'));
  const [today, tomorrow] = [list.indexOf(`id="day-${day}"`), list.indexOf('I morgon, ')];
  expect(today).toBeGreaterThan(0);
  expect(list.indexOf(lastOfDay)).toBeGreaterThan(today);
  expect(list.indexOf(lastOfDay)).toBeLessThan(tomorrow);
  expect(list.indexOf(firstOfNext)).toBeGreaterThan(tomorrow);
});
