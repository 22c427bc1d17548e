// Traces: S8-645
import { beforeAll, expect, it } from 'vitest';
import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { createDepot, createPriceLists, createVehicle } from '@db/factories';
import { Booking, Company, type Vehicle, VehicleEquipment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
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
  expect(page).toContain('aria-label="Välj Räddaren med 50 platser från Nya Buss AB">Välj</a>');
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
