// Traces: S1-014, S2-054, S2-055, S2-092, S2-093, S5-032
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '@bff/domain/shared/time';
import { orderFixture, type OrderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { proposedChange } from '@bff/domain/bookings/testing/proposed-change';
import { checkInvariants } from '@db/check-invariants';
import { createDepot, createUser, createVehicle } from '@db/factories';
import { Order, OrderStop, Refund, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { amountsIn } from './testing/amounts';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

/** An administrator of that company. */
async function adminOf(companyId: number): Promise<Person> {
  const person = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId }, { where: { id: person.actor!.userId } });
  return person;
}

const revisionIn = (html: string) => /name="revision" value="([^"]+)"/.exec(html)?.[1] ?? '';
const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

const LIST = '/dashboard/company/booking/list';

describe('a company’s bookings, without scripts', () => {
  useTestDatabase();
  const { ask } = wholeApp();
  const { open, send } = asking(ask, 'sv');
  const text = async (person: Person, path: string) => {
    const answer = await open(person, path);
    return { status: answer.status, text: (await answer.text()).replaceAll('\u00a0', ' ') };
  };
  let order: OrderFixture;
  let operator: Person;
  let other: Person;
  beforeAll(async () => {
    order = await orderFixture({ departure: new Date(Date.now() + 20 * HOUR) });
    await Order.update(
      { contactName: 'Rut Resenär', contactPhone: '+46701740605', comment: 'Vi har en tuba' },
      { where: { id: order.orderId } },
    );
    await OrderStop.update({ street: 'Stationsgatan 1' }, { where: { orderId: order.orderId, position: 0 } });
    operator = await adminOf(order.companyId);
    other = await createPerson('COMPANY_ADMIN');
  });

  it('is listed by tabs, with what needs attention', async () => {
    const number = order.bookings[0]!.number;
    const shows = async (tab: string) => {
      const page = await text(operator, LIST + tab);
      expect(page.status, tab).toBe(200);
      return page.text.includes(`/booking/details/${number}`) ? tab : '';
    };
    for (const tab of [
      '',
      '?when=problems',
      '?when=all',
      '?driver=missing',
      '?status=booked',
      `?q=${number}`,
      '?q=Stationsgatan',
      '?q=Rut',
    ])
      expect(await shows(tab)).toBe(tab);
    for (const tab of ['?when=past', '?driver=assigned', '?status=canceled', '?q=Malmö'])
      expect(await shows(tab)).toBe('');
    const problems = await text(operator, `${LIST}?when=problems`);
    expect(missing(problems.text, ['Förare saknas'])).toEqual([]);
    expect(missing((await text(other, `${LIST}?when=all`)).text, [number])).toEqual([number]);
  });

  it('finds a number by its digits, as far as they are typed, and has no match for a wrong one', async () => {
    const number = order.bookings[0]!.number;
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    const unknown = await text(operator, `${LIST}?q=${wrong}`);
    expect(unknown.status).toBe(200);
    const hint = 'Kontrollera numret: en siffra stämmer inte';
    expect(missing(unknown.text, ['Inget stämmer med sökningen', hint])).toEqual([]);
    const found = await text(operator, `/dashboard/company/find?q=${wrong}`);
    expect(missing(found.text, [hint])).toEqual([]);
    expect(missing((await text(operator, `${LIST}?q=Kiruna`)).text, [hint])).toEqual([hint]);
    expect(missing((await text(operator, `${LIST}?q=${number.slice(0, 6)}`)).text, [number])).toEqual([]);
    expect(missing((await text(operator, `${LIST}?q=${order.orderNumber}`)).text, [number])).toEqual([]);
    const letters = await text(operator, `${LIST}?q=12a4`);
    expect(letters).toMatchObject({ status: 422 });
  });

  it('says what all rows that match come to: its own price to a company, the customer’s to administrators', async () => {
    const sold = await orderFixture({ departure: new Date(Date.now() + 60 * HOUR), seats: [50, 50], adults: 80 });
    const found = `?when=all&q=${sold.orderNumber}`;
    const own = await text(await adminOf(sold.companyId), `${LIST}${found}`);
    expect(missing(own.text, ['Summa av alla 2 rader', '20 000 kr'])).toEqual([]);
    expect(own.text).not.toContain('23 320 kr');
    const office = await text(await createPerson('SYSTEM_ADMIN'), `/dashboard/admin/booking/list${found}`);
    expect(missing(office.text, ['Summa av alla 2 rader', '20 000 kr', '22 000 kr', '23 320 kr'])).toEqual([]);
  });

  it('can be downloaded', async () => {
    const file = await text(operator, `${LIST}.csv`);
    expect(missing(file.text, [order.bookings[0]!.number, '10000,00'])).toEqual([]);
    expect(amountsIn(file.text, [1_166_000])).toEqual([]);
  });

  it('shows everything that might be asked on the phone, but not the customer’s price', async () => {
    const { number } = order.bookings[0]!;
    const page = await text(operator, `/dashboard/company/booking/details/${number}`);
    expect(page.status).toBe(200);
    expect(missing(page.text, ['Stationsgatan 1', 'Rut Resenär', '070-174 06 05', 'Vi har en tuba'])).toEqual([]);
    expect(missing(page.text, ['40 vuxna', 'Tomkörning', 'Ingen förare är utsedd', 'Inte startad'])).toEqual([]);
    expect(missing(page.text, ['10 000 kr', 'Ordern är betald', 'Bokningen blev klar'])).toEqual([]);
    expect(amountsIn(page.text, [1_000_000, 1_100_000, 1_166_000])).toEqual([1_000_000]);
    expect(page.text).not.toContain('Provision');
  });

  it('is not found by another company, nor by its operator before it is paid', async () => {
    const { number } = order.bookings[0]!;
    expect((await text(other, `/dashboard/company/booking/details/${number}`)).status).toBe(404);
    const held = await orderFixture({ status: 'preliminaryBooked' });
    const theirs = await adminOf(held.companyId);
    const heldNumber = held.bookings[0]!.number;
    expect((await text(theirs, `/dashboard/company/booking/details/${heldNumber}`)).status).toBe(404);
    expect(missing((await text(theirs, `${LIST}?when=all`)).text, [heldNumber])).toEqual([heldNumber]);
  });

  it('gets a driver and another bus, and says who did it', async () => {
    const { number } = order.bookings[0]!;
    const driver = await createUser({ roles: ['DRIVER'], companyId: order.companyId });
    await User.update({ name: 'Disa Körare' }, { where: { id: driver.userId } });
    const { id: depotId } = await createDepot(order.companyId);
    const spare = await createVehicle(order.companyId, depotId);
    const assign = `/dashboard/company/booking/assign-driver/${number}`;
    const shown = (await text(operator, assign)).text;
    expect(missing(shown, ['Disa Körare', 'Ledig'])).toEqual([]);
    const assigned = await send(operator, assign, {
      driverUserId: String(driver.userId),
      revision: revisionIn(shown),
    });
    expect(missing(await assigned.text(), ['Föraren är utsedd', 'Disa Körare utsedd'])).toEqual([]);
    const swap = `/dashboard/company/booking/swap-vehicle/${number}`;
    const buses = (await text(operator, swap)).text;
    expect(missing(buses, [spare.registrationNumber])).toEqual([]);
    const swapped = await send(operator, swap, { vehicleId: String(spare.id), revision: revisionIn(buses) });
    expect(missing(await swapped.text(), ['Bussen är bytt', spare.registrationNumber, 'Bussen byttes'])).toEqual([]);
    expect(missing((await text(operator, `${LIST}?driver=assigned`)).text, [number])).toEqual([]);
    const found = await text(operator, `/dashboard/company/find?q=${number}`);
    expect(missing(found.text, [`/booking/details/${number}`])).toEqual([]);
  });

  it('says once that its customer wants to change it', async () => {
    const sold = await orderFixture({ departure: new Date(Date.now() + 90 * HOUR) });
    const { number } = sold.bookings[0]!;
    await proposedChange(number);
    const page = (await text(await adminOf(sold.companyId), `/dashboard/company/booking/details/${number}`)).text;
    expect(page).toContain('Svara senast');
    expect(page).not.toContain('Bussbolaget ska svara');
    // Administrators cannot answer it: they read whom it waits for, and until when.
    const theirs = (await text(await createPerson('SYSTEM_ADMIN'), `/dashboard/admin/booking/details/${number}`)).text;
    expect(theirs).toContain('Bussbolaget ska svara senast');
  });

  it('is viewed by administrators with the customer’s side, and canceled by the customer’s terms or without a fee', async () => {
    const { number } = order.bookings[0]!;
    const admin = await createPerson('SYSTEM_ADMIN');
    const list = await text(admin, `/dashboard/admin/booking/list?q=${number}`);
    expect(missing(list.text, [`/dashboard/admin/booking/details/${number}`, '11 660 kr'])).toEqual([]);
    const page = await text(admin, `/dashboard/admin/booking/details/${number}`);
    expect(missing(page.text, ['11 660 kr', 'Provision', 'Visa 4242', 'Disa Körare utsedd'])).toEqual([]);
    const cancel = `/dashboard/admin/booking/cancel/${number}`;
    const asked = (await text(admin, cancel)).text;
    expect(missing(asked, ['Enligt kundens villkor: ', 'Utan avgift', 'Kunden får tillbaka 11 660 kr'])).toEqual([]);
    const [, agreedFee = ''] = /name="agreedFee" value="(\d+)"/.exec(asked) ?? [];
    expect(Number(agreedFee)).toBeGreaterThan(0);
    // Neither is chosen for them, and what was shown is not exceeded.
    expect((await send(admin, cancel, { reason: 'Kunden ringde', agreedFee })).status).toBe(422);
    const exceeded = await send(admin, cancel, { reason: 'Kunden ringde', fee: 'terms', agreedFee: '0' });
    expect(exceeded.status).toBe(409);
    const canceled = await send(admin, cancel, { reason: 'Kunden ringde', agreedFee, fee: 'none' });
    const after = (await canceled.text()).replaceAll('\u00a0', ' ');
    expect(
      missing(after, [
        'Bokningen är avbokad. 11 660 kr betalas tillbaka.',
        'Kunden ringde',
        'Avbokningsavgift: 0 kr',
        'Utskick',
        number,
      ]),
    ).toEqual([]);
    expect((await send(admin, cancel, { reason: 'En gång till' })).status).toBe(409);
    expect((await text(admin, cancel)).status).toBe(409);
    expect(await Refund.sum('amount')).toBe(order.total);

    const second = await orderFixture({ departure: new Date(Date.now() + 40 * HOUR) });
    const whole = `/dashboard/admin/purchases/cancel/${second.orderNumber}`;
    const [, fee = ''] = /name="agreedFee" value="(\d+)"/.exec((await text(admin, whole)).text) ?? [];
    await send(admin, whole, { reason: 'Kunden ringde', agreedFee: fee, fee: 'terms' });
    expect(await Refund.sum('amount')).toBe(order.total + second.total - Number(fee));
    expect(await checkInvariants()).toEqual([]);
  });

  it('says before one bus of several is canceled that the others are unaffected', async () => {
    const sold = await orderFixture({ departure: new Date(Date.now() + 40 * HOUR), seats: [50, 50, 50], adults: 140 });
    const boss = await adminOf(sold.companyId);
    const [first, second, third] = sold.bookings.map(({ number }) => number);
    const page = async (number: string | undefined) =>
      (await text(boss, `/dashboard/company/booking/cancel/${number}`)).text;
    expect(await page(first)).toContain(`Orderns andra bussar blir kvar som de är: bokning ${second}, ${third}.`);
    await send(boss, `/dashboard/company/booking/cancel/${third}`, { reason: 'Motorn är trasig' });
    expect(await page(first)).toContain(`Orderns andra buss blir kvar som den är: bokning ${second}.`);
    await send(boss, `/dashboard/company/booking/cancel/${second}`, { reason: 'Motorn är trasig' });
    expect(await page(first)).not.toContain('blir kvar som');
  });

  it('is canceled by its company with a reason, after it has seen the cost', async () => {
    const sold = await orderFixture({ departure: new Date(Date.now() + 40 * HOUR) });
    const boss = await adminOf(sold.companyId);
    const { number } = sold.bookings[0]!;
    const cancel = `/dashboard/company/booking/cancel/${number}`;
    expect(missing((await text(boss, cancel)).text, ['2 500 kr', 'hela priset tillbaka'])).toEqual([]);
    expect((await send(boss, cancel, { reason: '' })).status).toBe(422);
    const canceled = (await (await send(boss, cancel, { reason: 'Motorn är trasig' })).text()).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(missing(canceled, ['Bokningen är avbokad', 'Motorn är trasig', '2 500 kr'])).toEqual([]);
    // What can be done to it no more says why, and leads back.
    for (const [act, why] of [
      ['swap-vehicle', 'Bussen kan inte bytas.'],
      ['assign-driver', 'Föraren kan inte bytas.'],
      ['cancel', ''],
    ] as const) {
      const refused = await text(boss, `/dashboard/company/booking/${act}/${number}`);
      expect([act, refused.status]).toEqual([act, 409]);
      expect(refused.text).toContain(why);
      expect(refused.text, act).toMatch(
        new RegExp(`href="/sv/dashboard/company/booking/details/${number}"[^>]*>Tillbaka</a>`),
      );
    }
    expect((await text(other, cancel)).status).toBe(404);
    expect(await checkInvariants()).toEqual([]);
  });
});
