// Traces: S8-645
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import { aTrip, useRoads } from '@bff/domain/bookings/testing/market';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createDepot, createPriceLists, createVehicle } from '@db/factories';
import { Booking, BookingChoice, Company, User, type Vehicle, VehicleEquipment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send, call } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
beforeAll(useRoads);

const customerOf = async () => {
  const customer = await createPerson('CUSTOMER');
  const { customerId } = customer.actor!;
  return { customer, order: await canceledByOperator({ customer: { ...customer.actor!, customerId: customerId! } }) };
};

it('a trip canceled by its operator, without scripts: the customer is told, another bus is viewed and taken, and its company sees it', async () => {
  const { customer, order } = await customerOf();
  const company = await createPerson('COMPANY_ADMIN');
  const companyId = company.companyId!;
  const { id: depotId } = await createDepot(companyId);
  await createPriceLists(companyId);
  const { id: vehicleId } = await createVehicle(companyId, depotId, { model: 'Räddaren' });
  await Company.update({ name: 'Nya Buss AB' }, { where: { id: companyId } });
  const choice = `/booking/choice/${order.number}`;
  const booking = await text(open(customer, `/booking/details/${order.number}`));
  expect(booking).toContain('Välj senast');
  expect(booking).toContain(`/sv${choice}`);
  const page = await text(open(customer, choice));
  expect(page).toContain('ställt in sin buss Uppsala – Gävle');
  expect(page).toContain('aria-label="Välj Räddaren med 50 platser från Nya Buss AB"');
  expect(page).toContain(`/sv${choice}/${vehicleId}`);
  expect(await text(open(customer, `${choice}/${vehicleId}`))).toContain('Vill du åka med den här bussen?');
  expect((await open(customer, `${choice}/999999`)).status).toBe(409);
  expect((await open(customer, `${choice}/nagot`)).status).toBe(404);

  const taken = await text(send(customer, `${choice}/${vehicleId}`, {}));
  expect(taken).toContain('Bussen är bokad. Du betalar inget mer.');
  const { number } = (await Booking.findOne({ where: { movedFromId: order.bookingId } }))!;
  expect(taken).toContain(`Bokning ${number}`);
  expect(taken).toContain('Nya Buss AB');
  expect(await text(open(customer, choice))).toContain('Du åker med en annan buss.');
  expect((await open(customer, `${choice}/refund`)).status).toBe(409);

  const handled = `/dashboard/company/booking/details/${number}`;
  expect((await open(company, handled)).status).toBe(200);
  expect((await open(company, `/dashboard/company/booking/details/${order.number}`)).status).toBe(404);
  const office = await createPerson('SYSTEM_ADMIN');
  expect(await text(open(office, `/dashboard/admin/booking/details/${order.number}`))).toContain(
    `Ny bokning: ${number}.`,
  );
});

it('buses are told by what the customer chooses by: rating, fuel, equipment beside what was booked; identical ones once, the rest at a link', async () => {
  const { customer, order } = await customerOf();
  const { vehicleId: booked } = order.bookings[0]!;
  const company = await createPerson('COMPANY_ADMIN');
  const companyId = company.companyId!;
  const { id: depotId } = await createDepot(companyId);
  await createPriceLists(companyId);
  await Company.update({ name: 'Liknande Buss AB' }, { where: { id: companyId } });
  const model = 'Liknande';
  const bare = await createVehicle(companyId, depotId, { model });
  const twin = await createVehicle(companyId, depotId, { model });
  const whole = await createVehicle(companyId, depotId, { model, wheelchairPlaces: 2 });
  await VehicleEquipment.bulkCreate(
    [booked, whole.id].flatMap((vehicleId) =>
      (['toilet', 'wifi', 'usbSockets'] as const).map((code) => ({
        vehicleId,
        code,
        equipmentGroup: 'comfort' as const,
      })),
    ),
  );
  // More of them than the page shows at once.
  for (let seats = 51; seats < 62; seats++) await createVehicle(companyId, depotId, { model: `Lång ${seats}`, seats });
  const choice = `/booking/choice/${order.number}`;
  const linkOf = ({ id }: Vehicle) => `/sv${choice}/${id}"`;

  const page = await text(open(customer, choice));
  expect(page).toContain('Har allt som din buss hade');
  expect(page).toContain('Saknar toalett, wifi, USB-uttag');
  expect(page).toContain('2 rullstolsplatser');
  expect(page).toContain('HVO 100 · ');
  expect(page).toContain('Nytt bolag');
  expect(page.split(`${choice}/`).filter((part) => /^\d/.test(part))).toHaveLength(10);
  expect(page).not.toContain('Kontakta oss');
  const [, more] = /href="([^"]*\?show=all#bus-\d+)"[^>]*>Visa fler</.exec(page)!;

  const all = await text(open(customer, more!.replace('/sv', '').replace(/#.*/, '')));
  expect(all).toContain(`id="${more!.replace(/.*#/, '')}"`);
  expect(all).not.toContain('Visa fler');
  expect(all).toContain(linkOf(bare));
  expect(all).not.toContain(linkOf(twin));
  expect(all.indexOf(linkOf(whole))).toBeLessThan(all.indexOf(linkOf(bare)));

  // That complete ones come first is only said where there is one.
  const completeFirst = 'Överst står bussar som har allt som den hade.';
  expect(page).toContain(completeFirst);
  await VehicleEquipment.destroy({ where: { vehicleId: whole.id, code: 'wifi' } });
  expect(await text(open(customer, choice))).not.toContain(completeFirst);

  const one = await text(open(customer, `${choice}/${twin.id}`));
  expect(one).toContain('Jämfört med din buss');
  expect(one).toContain('Saknar toalett, wifi, USB-uttag');
  expect(await text(asking(ask, 'en').open(customer, `${choice}/${twin.id}`))).toContain(
    'Lacks toilet, Wi-Fi, USB sockets',
  );
});

it('a refund instead, on its page and by the API', async () => {
  const { customer, order } = await customerOf();
  const choice = `/booking/choice/${order.number}`;
  expect(await text(open(customer, `${choice}/refund`))).toContain('Vill du ha pengarna tillbaka?');
  expect(await text(send(customer, `${choice}/refund`, {}))).toContain('Du får pengarna tillbaka.');
  expect(await text(open(customer, choice))).toContain('går tillbaka till dig.');

  const other = await customerOf();
  const path = `/bookings/${other.order.orderNumber}/choice`;
  const seen = await call(other.customer, 'GET', `${path}?bookingNumber=${other.order.number}`);
  expect(await seen.json()).toMatchObject({ data: { status: 'waiting', amount: 1_166_000 } });
  const body = { bookingNumber: other.order.number, wanted: 'refund' };
  const done = await call(other.customer, 'POST', path, { body });
  expect(await done.json()).toMatchObject({ data: { status: 'refunded', buses: [] } });
  // A booking of another order is not found.
  const stray = await call(other.customer, 'POST', path, { body: { ...body, bookingNumber: order.number } });
  expect(stray.status).toBe(404);
});

it('an administrator reads of it on the booking’s and the order’s page, and takes the money for the customer', async () => {
  const { customer, order } = await customerOf();
  const office = await createPerson('SYSTEM_ADMIN');
  const booking = `/dashboard/admin/booking/details/${order.number}`;
  const refund = `/dashboard/admin/booking/choose-refund/${order.number}`;
  const purchase = () => text(open(office, `/dashboard/admin/purchases/details/${order.orderNumber}`));
  const waiting = /Kunden väljer senast [^.]*kl\.\s\d\d:\d\d mellan 11\s660\skr tillbaka och en annan buss\./;
  const shown = await text(open(office, booking));
  expect(shown).toMatch(waiting);
  expect(shown).toContain(`href="/sv${refund}"`);
  const ordered = await purchase();
  expect(ordered).toMatch(waiting);
  expect(ordered).toContain(`href="/sv${booking}"`);

  const asked = await text(open(office, refund));
  expect(asked).toMatch(/Kunden får tillbaka 11\s660\skr\. Det går inte att ångra/);
  const done = await text(send(office, refund, {}));
  expect(done).toContain('Kunden får pengarna tillbaka.');
  expect(done).toMatch(/Kunden fick 11\s660\skr tillbaka\./);
  expect(done).not.toContain(refund);
  expect(await purchase()).toMatch(/Kunden fick 11\s660\skr tillbaka\./);
  const [again, secondly] = [await open(office, refund), await send(office, refund, {})];
  expect([again.status, secondly.status]).toEqual([409, 409]);
  expect(await text(open(customer, `/booking/choice/${order.number}`))).toContain('går tillbaka till dig.');

  // A booking without a choice has no such page.
  const standing = await orderFixture();
  const none = `/dashboard/admin/booking/choose-refund/${standing.bookings[0]!.number}`;
  expect((await open(office, none)).status).toBe(404);
});

it('an administrator records that the company has canceled by telephone, and sends its customer the choice again', async () => {
  const customer = await createPerson('CUSTOMER');
  const buyer = { ...customer.actor!, customerId: customer.actor!.customerId! };
  const order = await orderFixture({ customer: buyer, departure: aTrip().departure });
  const { number } = order.bookings[0]!;
  const office = await createPerson('SYSTEM_ADMIN');
  const booking = `/dashboard/admin/booking/details/${number}`;
  const cancel = `/dashboard/admin/booking/cancel/${number}`;
  const recorded = `${cancel}?by=operator`;
  const shown = await text(open(office, booking));
  expect(shown).toContain(`href="/sv${recorded}"`);
  expect(shown).toContain(`href="/sv${cancel}"`);

  const asked = (await text(open(office, recorded))).replaceAll('\u00a0', ' ');
  expect(asked).toContain('Räknas som bolagets egen avbokning.');
  expect(asked).toMatch(/Kunden väljer senast [^.]*kl\. \d\d:\d\d mellan 11 660 kr tillbaka och en annan buss/);
  // Its departure is far ahead: nothing is deducted yet.
  expect(asked).toMatch(/Avdrag på bolagets konto<[^:]*>0 kr: avdrag görs först från 14 dygn före avresan</);
  expect(asked).toContain('bussen blir ledig');
  expect(asked).toContain(`action="/sv${recorded}"`);
  // The same page without it is the administrator's own, and what means nothing is neither.
  expect(await text(open(office, cancel))).not.toContain('Räknas som bolagets');
  for (const by of ['customer', '', 'OPERATOR']) {
    expect((await open(office, `${cancel}?by=${by}`)).status, by).toBe(404);
    expect((await send(office, `${cancel}?by=${by}`, { reason: 'Motorn' })).status, by).toBe(404);
  }
  expect((await send(office, recorded, { reason: '' })).status).toBe(422);
  for (const other of [customer, await createPerson('COMPANY_ADMIN')])
    expect((await send(other, recorded, { reason: 'Motorn' })).status).toBe(403);

  const done = await text(send(office, recorded, { reason: 'Motorn är trasig' }));
  expect(done).toContain('Bokningen är avbokad.');
  expect(done).not.toContain('betalas tillbaka.');
  expect(done).toContain('Bolaget ställde in, inskrivet av kontoret');
  expect(done).not.toContain(recorded);
  expect(await text(open(customer, `/booking/choice/${number}`))).toContain('ställt in sin buss');
  expect([(await open(office, recorded)).status, (await send(office, recorded, { reason: 'Igen' })).status]).toEqual([
    409, 409,
  ]);

  for (const path of [booking, `/dashboard/admin/purchases/details/${order.orderNumber}`]) {
    const page = await text(open(office, path));
    expect(page, path).toContain('Skicka valet igen');
    expect(page, path).not.toContain('Skicka bekräftelsen igen');
    expect(await text(send(office, path, { intent: 'sendAgain' })), path).toContain('Valet skickas till kunden igen.');
  }

  // An unpaid bus does not exist for its company.
  const held = await orderFixture({ status: 'waitingForPayment' });
  const unpaid = held.bookings[0]!.number;
  expect(await text(open(office, `/dashboard/admin/booking/details/${unpaid}`))).not.toContain('?by=operator');
  expect((await open(office, `/dashboard/admin/booking/cancel/${unpaid}?by=operator`)).status).toBe(404);
});

describe.each([
  [
    'sv',
    {
      one: /Uppsala – Gävle är inställd\. Välj senast \S+ \d+\s\S+ kl\.\s\d\d:\d\d vad som ska hända\./,
      some: 'En av dina bussar Uppsala – Gävle är inställd.',
      several: '2 bussar är inställda.',
      choose: 'Gör ditt val',
      label: 'Inställda bussar',
    },
  ],
  [
    'en',
    {
      one: /Uppsala – Gävle has been cancelled\. Choose by \d\d:\d\d on \S+ \d+\s\S+ what should happen\./,
      some: 'One of your buses for Uppsala – Gävle has been cancelled.',
      several: '2 buses have been cancelled.',
      choose: 'Make your choice',
      label: 'Cancelled buses',
    },
  ],
] as const)('the notice of a waiting choice, in %s', (language, said) => {
  const reading = asking(ask, language);
  const page = (of: Person, path: string) => text(reading.open(of, path));

  it('is on every page of the buyer until they have chosen, and on nobody else’s', async () => {
    const { customer, order } = await customerOf();
    const link = `/${language}/booking/choice/${order.number}`;
    for (const path of ['', '/booking/list', '/page/terms', '/user/profile']) {
      const answer = await reading.open(customer, path);
      const html = (await answer.text()).replace(/<!-- -->/g, '');
      expect(html, path).toMatch(said.one);
      expect(html, path).toContain(`href="${link}"`);
      expect(html, path).toContain(said.choose);
      expect(answer.headers.get('cache-control'), path).toBe('no-store, no-cache');
    }
    const stranger = await createPerson('CUSTOMER');
    expect(await page(stranger, '/page/terms')).not.toContain(said.label);
    expect(await text(ask(`/${language}/page/terms`, { peer: '192.0.2.7' }))).not.toContain(said.label);
    // Nor is it where a bus is being paid for.
    const held = await orderFixture({ customer: order.customer, status: 'waitingForPayment' });
    const paying = await page(customer, `/booking/edit?order=${held.orderNumber}`);
    expect(paying).toContain('name="contactName"');
    expect(paying).not.toContain(said.label);
    // Pages about it say it themselves.
    for (const path of [link, `${link}/refund`, `/${language}/booking/details/${order.number}`])
      expect(await page(customer, path.slice(3)), path).not.toContain(said.label);
    await text(reading.send(customer, `/booking/choice/${order.number}/refund`, {}));
    expect(await page(customer, '/page/terms')).not.toContain(said.label);
  });

  it('ends with the deadline, also before the money is on its way', async () => {
    const { customer, order } = await customerOf();
    await BookingChoice.update({ deadlineAt: new Date(Date.now() - 1000) }, { where: { bookingId: order.bookingId } });
    expect(await page(customer, '/page/terms')).not.toContain(said.label);
    expect(await page(customer, '/booking/list?when=canceled')).not.toContain(said.choose);
  });

  it('tells a bus that others of its order drive without, and unfolds for several', async () => {
    const customer = await createPerson('CUSTOMER');
    const buyer = { ...customer.actor!, customerId: customer.actor!.customerId! };
    const order = await orderFixture({ customer: buyer, seats: [50, 50, 50], departure: aTrip().departure });
    const numbers = order.bookings.map(({ number }) => number);
    const shown = async (path = '/page/terms') => (await page(customer, path)).replace(/<!-- -->/g, '');
    await cancelOrder(order.operator, { orderNumber: order.orderNumber, bookingNumber: numbers[0]! });
    expect(await shown()).toContain(said.some);
    await cancelOrder(order.operator, { orderNumber: order.orderNumber, bookingNumber: numbers[1]! });
    expect(await shown()).toContain(said.several);
    for (const number of numbers.slice(0, 2)) expect(await shown()).toContain(`/booking/choice/${number}"`);
    expect(await shown()).not.toContain(`/booking/choice/${numbers[2]!}"`);
    // The page of one mentions the other.
    expect(await shown(`/booking/choice/${numbers[0]!}`)).toContain(`/booking/choice/${numbers[1]!}"`);
  });
});

it('a penalty is told with how it is calculated, and a bus that has left is not said to become free', async () => {
  const plain = async (answer: Promise<Response>) => (await text(answer)).replaceAll('\u00a0', ' ');
  const office = await createPerson('SYSTEM_ADMIN');
  const soon = await orderFixture({ departure: new Date(clock.millis() + 20 * HOUR) });
  const gone = await orderFixture({ departure: new Date(clock.millis() - HOUR) });
  const address = ({ bookings }: typeof soon) => `/dashboard/admin/booking/cancel/${bookings[0]!.number}`;
  const rule = /\d kr: 50 % av bolagets pris [\d ,]+ kr exkl\. moms, från 24 timmar före avresan</;
  for (const order of [soon, gone]) expect(await plain(open(office, `${address(order)}?by=operator`))).toMatch(rule);
  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId: soon.companyId }, { where: { id: company.actor!.userId } });
  const own = `/dashboard/company/booking/cancel/${soon.bookings[0]!.number}`;
  expect(await plain(open(company, own))).toMatch(
    /\d kr: 50 % av ert pris [\d ,]+ kr exkl\. moms, från 24 timmar före/,
  );

  const whole = (order: typeof soon) => `/dashboard/admin/purchases/cancel/${order.orderNumber}`;
  for (const page of [address(soon), `${address(soon)}?by=operator`, whole(soon)])
    expect(await plain(open(office, page)), page).toContain('får ett mejl, och bussen blir ledig.');
  for (const page of [address(gone), `${address(gone)}?by=operator`, whole(gone)]) {
    const shown = await plain(open(office, page));
    expect(shown, page).toContain('får ett mejl.');
    expect(shown, page).not.toContain('blir ledig');
  }
});
