// Traces: S2-036
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleCheckout } from '@bff/domain/payments';
import { type BookingWorld, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { seedReference } from '@bff/seeds/reference';
import { createVehicle } from '@db/factories';
import { Booking, Order, Payment, User, Vehicle, VehicleEquipment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { changeAddress } from './testing/change-subjects';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
let world: BookingWorld;
beforeAll(async () => {
  await seedReference(database.sequelize);
  world = await startBookingWorld();
});
afterAll(() => world.stop());

it('stops and times are changed without scripts: requested, previewed, paid, and both versions shown', async () => {
  const customer = await createPerson('CUSTOMER');
  const trip = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number, total, companyId } = (await Booking.findOne({ where: { orderId: trip.orderId } }))!;
  const page = `/booking/change-book?booking=${number}`;
  const form = await text(open(customer, page));
  expect(form).toContain('Tider och stopp');
  expect(form).toContain('value="Uppsala"');

  // Nothing typed is lost, and the fault is shown.
  const nowhere = await open(customer, changeAddress(number, ['Uppsala', 'Ingenstansby', 'Gävle']));
  expect(nowhere.status).toBe(422);
  expect(await nowhere.text()).toContain('value="Ingenstansby"');
  const late = await open(customer, changeAddress(number, ['Uppsala', 'Gävle'], { departure: '2020-01-01T08:00' }));
  expect(late.status).toBe(422);
  expect(await text(open(customer, changeAddress(number, ['Uppsala', '', 'Gävle'])))).toContain('Efter ändringen');

  const wish = changeAddress(number, ['Uppsala', 'Tierp', 'Gävle']);
  const preview = await text(open(customer, wish));
  const [, agreedTotal = ''] = /name="agreedTotal" value="(\d+)"/.exec(preview) ?? [];
  expect(Number(agreedTotal)).toBeGreaterThan(total);
  const wrong = await send(customer, wish, { intent: 'trip', agreedTotal: String(Number(agreedTotal) - 1) });
  expect([wrong.status, await wrong.text()]).toEqual([
    409,
    expect.stringContaining('Priset har ändrats sedan det visades'),
  ]);
  const sent = await send(customer, wish, { intent: 'trip', agreedTotal });
  expect(sent.status).toBeLessThan(400);
  expect(await text(open(customer, page))).toContain('En ändring väntar på betalning');

  const payment = (await Payment.findOne({ where: { orderId: trip.orderId }, order: [['id', 'DESC']] }))!;
  expect(payment.amount).toBe(Number(agreedTotal) - total);
  const { pages } = world.payments.sandbox.sandbox;
  const hosted = await text(Promise.resolve(pages.request(`/sandbox-payment/${payment.sessionId}`)));
  expect(hosted).toContain('Ändring av resan Uppsala – Gävle, ');
  expect(hosted).toContain('Ändringen är reserverad åt dig så länge. Betalar du inte gäller resan som förut.');
  await world.press(payment.sessionId!, 'pay');
  await settleCheckout(payment.sessionId!);
  const back = await text(open(customer, `/payment/callback?session_id=${payment.sessionId}`));
  expect(back).toContain('Resan är ändrad.');
  expect(back).toContain('Tidigare versioner av resan');
  const details = await text(open(customer, `/booking/details/${number}`));
  expect(details).toContain('Resan ändrades');
  // That it can be paid for is a step towards the payment.
  expect(details).not.toContain('Bussbolaget godkände ändringen');

  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId }, { where: { id: company.actor!.userId } });
  const handled = await text(open(company, `/dashboard/company/booking/details/${number}`));
  expect(handled).toContain('Tidigare versioner av resan');
  expect(handled).toContain('Resan ändrades');
});

/** What a form without scripts sends, as it stands. */
const fieldsOf = (page: string): URLSearchParams => {
  const form = /<main[^]*<\/main>/.exec(page)?.[0] ?? '';
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
  return new URLSearchParams(
    [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const name = attribute(input, 'name');
      return name ? [[name, attribute(input, 'value') ?? '']] : [];
    }),
  );
};

it('passengers are asked for in one form with the rest: shown at the same price, then changed at once', async () => {
  const customer = await createPerson('CUSTOMER');
  const { orderId } = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number } = (await Booking.findOne({ where: { orderId } }))!;
  const form = await text(open(customer, `/booking/change-book?booking=${number}`));
  expect(form.match(/name="adults"/g)).toHaveLength(1);
  const asked = fieldsOf(form);
  const address = () => `/booking/change-book?${asked.toString()}`;

  // Nothing is changed: the form stays.
  const same = await text(open(customer, address()));
  expect(same).toContain('Det är samma resa som du redan har.');
  expect(same).toContain('Visa nytt pris');

  asked.set('adults', '41');
  const preview = await text(open(customer, address()));
  expect(preview).toContain('Priset är detsamma.');

  // Whoever wants to change something else too goes on from what they have typed, and sees the new trip again.
  const [, edit = ''] = /href="\/sv([^"]+)"[^>]*>Ändra något annat/.exec(preview) ?? [];
  const again = await text(open(customer, edit.replaceAll('&amp;', '&')));
  expect(again).toContain('Visa nytt pris');
  expect(again).not.toContain('Så blir resan');
  const kept = fieldsOf(again);
  expect([kept.get('adults'), kept.getAll('stop')]).toEqual(['41', asked.getAll('stop')]);
  expect(await text(open(customer, `/booking/change-book?${kept.toString()}`))).toContain('Så blir resan');

  const sent = Object.fromEntries(fieldsOf(preview));
  expect(sent).toMatchObject({ intent: 'passengers', adults: '41', children: '0', wheelchairs: '0' });
  expect(await text(send(customer, address(), sent))).toContain('Antalet resenärer är ändrat.');
  expect(await Order.findByPk(orderId)).toMatchObject({ adults: 41 });
});

it('another place with the address of the one before is asked for its own, and both addresses are shown', async () => {
  const customer = await createPerson('CUSTOMER');
  const { orderId } = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number } = (await Booking.findOne({ where: { orderId } }))!;
  const asked = fieldsOf(await text(open(customer, `/booking/change-book?booking=${number}`)));
  const address = (stops: readonly string[], streets: readonly string[]) => {
    for (const name of ['stop', 'street']) asked.delete(name);
    for (const [index, stop] of stops.entries()) {
      asked.append('stop', stop);
      asked.append('street', streets[index]!);
    }
    return `/booking/change-book?${asked.toString()}`;
  };
  const left = await open(
    customer,
    address(['Uppsala', '', 'Sandviken'], ['Stationsgatan 1', '', 'Norra Kungsgatan 2']),
  );
  expect(left.status).toBe(422);
  const page = await left.text();
  expect(page).toContain('href="#street-2"');
  expect(page).toContain('Skriv gatuadressen i Sandviken.');
  const english = asking(ask, 'en').open(
    customer,
    address(['Uppsala', '', 'Sandviken'], ['Stationsgatan 1', '', 'Norra Kungsgatan 2']),
  );
  expect(await text(english)).toContain('Enter the street address in Sandviken.');
  const mended = await text(
    open(customer, address(['Uppsala', '', 'Sandviken'], ['Stationsgatan 1', '', 'Storgatan 3'])),
  );
  expect(mended).toContain('Stationsgatan 1, Uppsala – Norra Kungsgatan 2, Gävle');
  expect(mended).toContain('Stationsgatan 1, Uppsala – Storgatan 3, Sandviken');
});

it('a change waiting for payment is withdrawn, and a failed payment leads back to it', async () => {
  const customer = await createPerson('CUSTOMER');
  const trip = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number } = (await Booking.findOne({ where: { orderId: trip.orderId } }))!;
  const page = `/booking/change-book?booking=${number}`;
  const wish = changeAddress(number, ['Uppsala', 'Tierp', 'Gävle']);
  const [, agreedTotal = ''] = /name="agreedTotal" value="(\d+)"/.exec(await text(open(customer, wish))) ?? [];
  await send(customer, wish, { intent: 'trip', agreedTotal });
  const { sessionId } = (await Payment.findOne({ where: { orderId: trip.orderId }, order: [['id', 'DESC']] }))!;
  await world.press(sessionId!, 'decline');
  const declined = await text(open(customer, `/payment/callback?session_id=${sessionId}`));
  expect(declined).toContain('En ändring väntar på betalning');
  // It can be paid for from the booking's page too, which does not offer another change beside it.
  const details = await text(open(customer, `/booking/details/${number}`));
  expect(details).not.toContain('Ändra bokningen');
  const [, form = ''] = new RegExp(`<form([^>]*action="/sv/booking/change-book\\?booking=${number}".*?)</form>`, 's').exec(details) ?? []; // prettier-ignore
  expect(form).toContain('name="intent" value="pay"');
  expect(form).toMatch(/Betala [\d\s]+/);
  expect(await text(send(customer, page, { intent: 'withdraw' }))).toContain('Resan är som förut.');
  expect((await send(customer, page, { intent: 'withdraw' })).status).toBe(409);
});

it('a larger change is proposed to the company without scripts, which accepts or says why not', async () => {
  const customer = await createPerson('CUSTOMER');
  const trip = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number, companyId, total } = (await Booking.findOne({ where: { orderId: trip.orderId } }))!;
  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId }, { where: { id: company.actor!.userId } });
  const page = `/booking/change-book?booking=${number}`;
  const sheet = `/dashboard/company/booking/details/${number}`;
  const wish = changeAddress(number, ['Uppsala', 'Stockholm']);
  const ask = async () => {
    const preview = await text(open(customer, wish));
    expect(preview).toContain('Bussbolaget måste godkänna ändringen');
    const [, agreedTotal = ''] = /name="agreedTotal" value="(\d+)"/.exec(preview) ?? [];
    expect(Number(agreedTotal)).toBeLessThan(total);
    expect(await text(send(customer, wish, { intent: 'trip', agreedTotal }))).toContain(
      'Bussbolaget har fått din fråga',
    );
  };
  expect((await open(company, `/dashboard/company/booking/reject-change/${number}`)).status).toBe(409);
  await ask();
  expect(await text(open(customer, page))).toContain('Väntar på bussbolagets svar');
  expect(await text(open(company, '/dashboard/company'))).toMatch(
    /Ändringar att svara på<\/a><\/dt><dd><bdi>1<\/bdi><\/dd>/,
  );
  // Two timetables: each says of which version it is, and the proposed one stands before the answers to it.
  const asked = (await text(open(company, sheet))).replace(/<nav[^]*?<\/nav>/g, '');
  const parts = ['Så blir resan om ni', '<h4>Utresa', 'Godkänn ändringen', 'som den är bokad nu', '<h3>Utresa'];
  const places = parts.map((part) => asked.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);

  // The office sees what the company is asked, and until when, without the answers.
  const office = await text(open(await createPerson('SYSTEM_ADMIN'), `/dashboard/admin/booking/details/${number}`));
  expect(office).toMatch(
    /Bussbolaget ska svara senast [^<]*\d\d:\d\d\..*Efter ändringen.*Så blir resan om bussbolaget/s,
  );
  expect(office).not.toContain('Godkänn ändringen');

  // Whoever declines reads which departure stays.
  const declines = await text(open(company, `/dashboard/company/booking/reject-change/${number}`));
  expect(declines).toMatch(/Nu<.*Uppsala – Gävle.*Efter ändringen<.*Uppsala – Stockholm/s);

  const reason = '<script>alert(1)</script> Ingen förare den dagen';
  expect((await send(company, `/dashboard/company/booking/reject-change/${number}`, { reason: '' })).status).toBe(422);
  const rejected = await text(send(company, `/dashboard/company/booking/reject-change/${number}`, { reason }));
  expect(rejected).toContain('Ni har avböjt ändringen');
  const told = await text(open(customer, page));
  expect(told).toContain('Ingen förare den dagen');
  expect(told).not.toContain('<script>alert(1)');
  const events = await text(open(customer, `/booking/details/${number}`));
  expect(events).toMatch(/Bussbolaget avböjde ändringen.*Bussbolaget fick frågan om en ändring/s);

  await ask();
  expect(await text(send(company, sheet, { intent: 'acceptChange' }))).toContain('Ni har godkänt ändringen');
  expect((await send(company, sheet, { intent: 'acceptChange' })).status).toBe(409);
  const booking = (await Booking.findOne({ where: { orderId: trip.orderId } }))!;
  expect(booking.total).toBeLessThan(total);
  expect(await text(open(company, sheet))).toContain('Tidigare versioner av resan');
});

it('a change that needs another bus says which, before it is asked for, while it waits and to who answers', async () => {
  const customer = await createPerson('CUSTOMER');
  const { orderId } = await world.paid({ ...customer.actor!, customerId: customer.actor!.customerId! });
  const { number, companyId, vehicleId } = (await Booking.findOne({ where: { orderId } }))!;
  const booked = (await Vehicle.findByPk(vehicleId))!;
  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId }, { where: { id: company.actor!.userId } });
  const { id: larger, registrationNumber } = await createVehicle(companyId, world.fleet.depotId, {
    seats: booked.seats + 9,
    busType: 'doubleDecker',
    model: 'Setra S 531',
  });
  await VehicleEquipment.destroy({ where: { vehicleId: [vehicleId, larger] } });
  for (const [bus, codes] of [
    [vehicleId, ['toilet', 'wifi']],
    [larger, ['wifi', 'skiBox']],
  ] as const)
    await VehicleEquipment.bulkCreate(codes.map((code) => ({ vehicleId: bus, code, equipmentGroup: 'comfort' })));
  const wish = changeAddress(number, ['Uppsala', 'Gävle'], { adults: String(booked.seats + 5) });

  const preview = await text(open(customer, wish));
  const seats = [booked.seats, booked.seats + 9];
  const said = new RegExp(
    `Buss<.*${booked.model}, ${seats[0]} platser<.*Dubbeldäckare Setra S 531, ${seats[1]} platser<.*Utrustning som skiljer<.*>Toalett<.*Skidbox<`,
    's',
  );
  expect(preview).toMatch(said);
  // Which of a company's buses it is tells its customer nothing.
  expect(preview).not.toContain(registrationNumber);
  const [, agreedTotal = ''] = /name="agreedTotal" value="(\d+)"/.exec(preview) ?? [];
  await send(customer, wish, { intent: 'trip', agreedTotal });
  expect(await text(open(customer, `/booking/change-book?booking=${number}`))).toMatch(said);
  const sheet = await text(open(company, `/dashboard/company/booking/details/${number}`));
  expect(sheet).toContain(`Dubbeldäckare Setra S 531, ${seats[1]} platser, ${registrationNumber}`);
  expect(await text(open(company, `/dashboard/company/booking/reject-change/${number}`))).toContain(registrationNumber);
  await Vehicle.update({ status: 'removed' }, { where: { id: larger } });
});
