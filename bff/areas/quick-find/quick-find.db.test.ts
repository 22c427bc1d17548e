import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createCustomer,
  createDealOrganisation,
  createDepot,
  createOrder,
  createUser,
  createVehicle,
  giveDealRight,
} from '@db/factories';
import { Applicant, Booking, Customer } from '@db/models';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { sumBookings } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { type Role, ROLES, type UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { quickFind } from './quick-find';

useTestDatabase();

const WORD = 'Zebra';
const BOOKED = { of: 'trip', stands: { problems: [], status: 'booked' } };
const kindsOf = async (actor: UserActor, text: string) =>
  [...new Set((await quickFind(actor, text)).map(({ kind }) => kind))].sort();

describe('quick-find', () => {
  let order: Awaited<ReturnType<typeof orderFixture>>;
  let company: { id: number };
  beforeAll(async () => {
    company = await createCompany({ name: `${WORD} Buss AB` });
    await createDealOrganisation({ name: `${WORD} Kommun` });
    const customer = await createCustomer();
    await execute('UPDATE customers SET name = :name WHERE id = :id', {
      name: `${WORD} Resenär`,
      id: customer.customerId,
    });
    const driver = await createUser({ roles: ['DRIVER'], companyId: company.id });
    await execute('UPDATE users SET name = :name WHERE id = :id', { name: `${WORD} Förare`, id: driver.userId });
    order = await orderFixture({ customer });
  });
  const actorOf = (role: Role) =>
    role === 'CUSTOMER' || role === 'PRIVATE_CUSTOMER' || role === 'CORPORATE_CUSTOMER'
      ? createCustomer()
      : createUser({ roles: [role], companyId: role === 'COMPANY_ADMIN' || role === 'DRIVER' ? company.id : null });

  it.each(ROLES)('finds %s by name for that role only where it may see them', async (role) => {
    const everything = ['bookingOfOrder', 'company', 'customer', 'dealCustomer', 'user'];
    const expected: Partial<Record<Role, string[]>> = {
      SYSTEM_ADMIN: everything,
      SYSTEM_OWNER: everything,
      COMPANY_ADMIN: ['user'],
    };
    expect(await kindsOf(await actorOf(role), WORD)).toEqual(expected[role] ?? []);
  });

  it('finds a person who is a customer and a user once', async () => {
    const { customerId, userId } = await createCustomer();
    const same = { name: 'Yrsa Dubbel', email: 'yrsa.dubbel@demo.invalid' };
    await execute('UPDATE customers SET name = :name, email = :email WHERE id = :id', { ...same, id: customerId });
    await execute('UPDATE users SET name = :name, email = :email WHERE id = :id', { ...same, id: userId });
    await execute('UPDATE users SET name = :name WHERE id = :id', { name: 'Yrsa Annan', id: (await createUser({ roles: ['DRIVER'] })).userId }); // prettier-ignore
    const found = await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'yrsa');
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ['customer', 'Yrsa Dubbel'],
      ['user', 'Yrsa Annan'],
    ]);
  });

  it('tells the contacts of one organisation apart by their names', async () => {
    const contacts = { 'Ada Första': 'info.a@demo.invalid', 'Bo Andra': 'info.b@demo.invalid' };
    for (const [name, email] of Object.entries(contacts)) {
      const { customerId } = await createCustomer();
      await Customer.update({ name, email, companyName: 'Vips Förening' }, { where: { id: customerId } });
    }
    const found = await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'vips');
    expect(found.map(({ name, detail }) => `${name}: ${detail}`).sort()).toEqual([
      'Vips Förening: Ada Första, info.a@demo.invalid',
      'Vips Förening: Bo Andra, info.b@demo.invalid',
    ]);
  });

  it('finds open applications by their contact, for administrators alone', async () => {
    const about = {
      name: 'Nya Bussbolaget AB',
      orgNumber: '5599008899',
      vatNumber: 'SE559900889901',
      contactName: 'Xerxes Kontakt',
      contactPhone: '+46701740688',
      contactEmail: 'xerxes@demo.invalid',
      city: 'Uppsala',
      countries: 'SE',
      language: 'sv',
    } as const;
    const { id } = await Applicant.create(about);
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const found = [{ kind: 'applicant', id, name: about.name, detail: about.contactName }];
    for (const text of ['xerxes', 'xerxes@demo', '070-174 06 88', '559900-8899'])
      expect(await quickFind(admin, text), text).toEqual(found);
    expect(await quickFind(await actorOf('COMPANY_ADMIN'), 'xerxes')).toEqual([]);
    const decided = {
      status: 'denied',
      decidedAt: new Date(),
      decidedByUserId: admin.userId,
      denyReason: 'Nej',
    } as const;
    await Applicant.update(decided, { where: { id } });
    expect(await quickFind(admin, 'xerxes')).toEqual([]);
  });

  it.each(ROLES)(
    'finds the number of another\u2019s order and booking for %s only where that role may see it',
    async (role) => {
      const actor = await actorOf(role);
      const isAdmin = role === 'SYSTEM_ADMIN' || role === 'SYSTEM_OWNER';
      for (const number of [order.orderNumber, order.bookings[0]!.number]) {
        const found = (await quickFind(actor, number)).filter(({ kind }) => /order|booking/i.test(kind));
        const kind = number === order.orderNumber ? 'order' : 'bookingOfOrder';
        expect(found).toEqual(isAdmin ? [expect.objectContaining({ kind, id: number, name: number })] : []);
      }
    },
  );

  it("finds a customer's own order by its number, its booking's number, and a place", async () => {
    for (const text of [order.orderNumber, order.bookings[0]!.number, 'Gävle'])
      expect(await quickFind(order.customer, text)).toEqual([
        {
          kind: 'ownOrder',
          id: order.orderNumber,
          name: order.orderNumber,
          detail: 'Uppsala – Gävle',
          at: order.departure,
        },
      ]);
  });

  it('finds a bus by its registration number, however written, for its operator and the administrators', async () => {
    const bus = await createVehicle(company.id, (await createDepot(company.id)).id, {
      registrationNumber: 'ZZB47K',
    });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    const found = (actor: UserActor, text: string) => quickFind(actor, text);
    for (const text of ['ZZB47K', 'zzb 47k', 'ZZB-4'])
      expect(await found(operator, text)).toEqual([
        expect.objectContaining({ kind: 'vehicle', id: bus.id, name: 'ZZB47K' }),
      ]);
    expect(await found(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'zzb47k')).toEqual([
      {
        kind: 'bookingsOfVehicle',
        id: 'ZZB47K',
        name: 'ZZB47K',
        detail: bus.model,
        state: { of: 'vehicle', status: 'active' },
      },
    ]);
    const rival = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    const driver = await createUser({ roles: ['DRIVER'], companyId: company.id });
    for (const actor of [rival, driver, await createCustomer()]) expect(await found(actor, 'ZZB47K')).toEqual([]);
  });

  it("finds bookings by their contact's name for their operator and the administrators", async () => {
    const { booking, order: bought } = await createOrder({ order: { contactName: 'Ludmila Kör' } });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: booking.companyId });
    const rival = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    const one = {
      id: booking.number,
      name: booking.number,
      detail: expect.stringContaining('Ludmila Kör') as string,
      at: bought.departureAt,
      state: BOOKED,
    };
    expect(bought.contactName).toBe('Ludmila Kör');
    expect(await quickFind(operator, 'ludmila')).toEqual([{ kind: 'booking', ...one }]);
    expect(await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'ludmila')).toEqual([
      { kind: 'bookingOfOrder', ...one },
    ]);
    for (const actor of [rival, await createUser({ roles: ['DRIVER'], companyId: booking.companyId })])
      expect(await quickFind(actor, 'ludmila')).toEqual([]);
  });

  it('finds bookings by their customer and their operator for administrators alone, as their lists show both', async () => {
    const firm = await createCompany({ name: 'Fabulous Kvistbuss AB' });
    const depot = await createDepot(firm.id);
    const bus = await createVehicle(firm.id, depot.id);
    const school = await createCustomer();
    await Customer.update(
      { name: 'Quentin Rektor', companyName: 'Wiboms skola i Uppsala' },
      { where: { id: school.customerId } },
    );
    const { order: bought, booking } = await createOrder({ customer: school, order: { contactName: 'Annan Kontakt' } });
    await Booking.update({ companyId: firm.id, vehicleId: bus.id }, { where: { id: booking.id } });
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: firm.id });
    const bookings = async (actor: UserActor, text: string) =>
      (await quickFind(actor, text)).filter(({ kind }) => /booking/i.test(kind));
    for (const text of ['wiboms', 'Wiboms skola', 'quentin', 'kvistbuss', 'kvistbuss gävle'])
      expect(await bookings(admin, text), text).toEqual([
        {
          kind: 'bookingOfOrder',
          id: booking.number,
          name: booking.number,
          detail: 'Wiboms skola i Uppsala, Annan Kontakt, Uppsala – Gävle',
          at: bought.departureAt,
          state: BOOKED,
        },
      ]);
    for (const text of ['wiboms', 'quentin', 'kvistbuss']) expect(await bookings(operator, text), text).toEqual([]);
    expect(await bookings(operator, 'annan kontakt')).toEqual([
      expect.objectContaining({ id: booking.number, detail: 'Annan Kontakt, Uppsala – Gävle' }),
    ]);
    // A company's list has no column of customers, and the sums of a list are of what it shows.
    const sums = { when: 'all', text: 'wiboms', sort: 'departure', descending: true } as const;
    expect(await sumBookings(admin, { ...sums, companyId: undefined })).toMatchObject({ total: booking.total });
    expect(await sumBookings(operator, { ...sums, companyId: firm.id })).toMatchObject({ operatorPrice: 0 });
  });

  it('shows coming bookings first, the next of them on top, and past ones below, the last on top', async () => {
    const contactName = 'Torborg Ordning';
    const bookings = new Map<number, string>();
    for (const day of [-9, 20, 3, -2]) {
      const departureAt = new Date(Date.now() + day * DAY);
      const [from, until] = [departureAt, new Date(departureAt.getTime() + HOUR)];
      const { booking } = await createOrder({
        order: { contactName, departureAt },
        booking: { departureAt, pickupAt: from, plannedStartAt: from, plannedEndAt: until },
      });
      bookings.set(day, booking.number);
    }
    const found = await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'torborg');
    expect(found.map(({ id }) => id)).toEqual([3, 20, -2, -9].map((day) => bookings.get(day)));
  });

  it('finds bookings by telephone number, address, two places, a day, a journey and the beginning of a number', async () => {
    const sold = await orderFixture({ departure: new Date('2031-05-12T06:00:00Z') });
    await execute('UPDATE orders SET contact_phone = :phone, contact_email = :email WHERE id = :id', {
      phone: '+46707654321',
      email: 'ludmila.k@demo.invalid',
      id: sold.orderId,
    });
    const { number } = sold.bookings[0]!;
    const journey = (await selectOne<{ number: string }>(
      'SELECT j.number FROM journeys j JOIN bookings b ON b.id = j.booking_id WHERE b.number = :number',
      { number },
    ))!;
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const rival = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    for (const text of [
      '070-765 43 21',
      '+46 70 765 43 21',
      // As far as it was typed.
      '070-765 4',
      '+46 70 765',
      'ludmila.k@demo',
      '12 maj 2031',
      '2031-05-12',
      journey.number,
    ]) {
      for (const [actor, kind] of [
        [admin, 'bookingOfOrder'],
        [sold.operator, 'booking'],
      ] as const)
        expect(await quickFind(actor, text), text).toEqual([expect.objectContaining({ kind, id: number })]);
      expect(await quickFind(rival, text), text).toEqual([]);
    }
    // As far as it was typed.
    expect((await quickFind(sold.operator, number.slice(0, 7))).map(({ id }) => id)).toContain(number);
    const dated = [
      'Uppsala 12 maj 2031',
      '2031-05-12 ludmila.k@demo',
      '070-765 43 21 12 maj 2031',
      `${number} 12/5 2031`,
    ];
    for (const text of dated) {
      expect(
        (await quickFind(sold.operator, text)).map(({ id }) => id),
        text,
      ).toEqual([number]);
      expect(
        (await quickFind(sold.customer, text)).map(({ id }) => id),
        text,
      ).toEqual([sold.orderNumber]);
      expect(await quickFind(sold.operator, text.replace('12', '13')), text).toEqual([]);
      expect(await quickFind(sold.customer, text.replace('12', '13')), text).toEqual([]);
    }
    for (const text of ['Kiruna 12 maj 2031', '070-765 43 22 12 maj 2031'])
      for (const actor of [admin, sold.operator, sold.customer]) expect(await quickFind(actor, text), text).toEqual([]);
    for (const text of ['Uppsala Gävle', 'gävle – uppsala', 'Uppsala, Gävle'])
      expect(
        (await quickFind(sold.operator, text)).map(({ id }) => id),
        text,
      ).toContain(number);
    expect(await quickFind(sold.operator, 'Uppsala Kiruna')).toEqual([]);
  });

  it('finds quote requests by number, places and day, for whom they concern', async () => {
    const { customer } = order;
    const asked = await createCompany();
    await execute(
      `INSERT INTO quote_requests (number, customer_id, user_id, trip_type, stops, departure_at, adults, children, wheelchairs, language, send_key)
        VALUES ('71000006', :customerId, :userId, 'one-way', :stops, '2032-02-03 08:00:00', 40, 0, 0, 'sv', 'k')`,
      {
        ...customer,
        stops: JSON.stringify(['Östersund', 'Åre'].map((name) => ({ place: { id: name, name, lat: 1, lon: 1, country: 'SE' }, dwellSeconds: 0 }))), // prettier-ignore
      },
    );
    await execute(
      `INSERT INTO quote_request_companies (quote_request_id, company_id, position, status, expires_at)
        SELECT id, :companyId, 1, 'new', '2032-01-01 00:00:00' FROM quote_requests WHERE number = '71000006'`,
      { companyId: asked.id },
    );
    const boss = await createUser({ roles: ['COMPANY_ADMIN'], companyId: asked.id });
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    for (const text of ['71000006', '710000', 'östersund åre', '3/2 2032', 'Åre 3/2 2032', '3 feb 2032, Östersund']) {
      expect(await kindsOf(admin, text), text).toEqual(['quoteRequest']);
      expect(await kindsOf(boss, text), text).toEqual(['askedQuote']);
      expect(await kindsOf(customer, text), text).toEqual(['ownQuoteRequest']);
      for (const actor of [other, await createCustomer()]) expect(await kindsOf(actor, text), text).toEqual([]);
    }

    for (const text of ['Kiruna 3/2 2032', 'Åre 4/2 2032'])
      for (const actor of [admin, boss, customer]) expect(await kindsOf(actor, text), text).toEqual([]);

    // An organisation's are found by those who watch its traffic; while they act for another, as that one's.
    const { organisationId } = await createDealOrganisation();
    const elsewhere = await createDealOrganisation();
    await execute(
      "INSERT INTO customers (customer_type, name, company_name, org_number, email, organisation_id) VALUES ('CORPORATE', 'Kim', 'Kommunen', '5599000667', 'k@demo.invalid', :organisationId)",
      { organisationId },
    );
    await execute(
      "UPDATE quote_requests SET customer_id = (SELECT id FROM customers WHERE organisation_id = :organisationId) WHERE number = '71000006'",
      { organisationId },
    );
    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    for (const id of [organisationId, elsewhere.organisationId])
      await execute('INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :id)', {
        userId: controller.userId,
        id,
      });
    const [owner, neighbour] = [organisationId, elsewhere.organisationId].map((id) => ({ id, name: `Kund ${id}` }));
    const served = [owner!, neighbour!];
    const found = async (actor: UserActor, acting: Parameters<typeof quickFind>[2]) =>
      (await quickFind(actor, '71000006', acting)).map(({ kind, id, detail }) => [kind, id, detail]);
    const [own, others] = ['Östersund – Åre', `Östersund – Åre, ${owner!.name}`];
    expect(await found(controller, { served, active: owner! })).toEqual([['organisationQuoteRequest', '71000006', own]]); // prettier-ignore
    for (const active of [neighbour!, null])
      expect(await found(controller, { served, active })).toEqual([['otherQuoteRequest', '71000006', others]]);
    expect(await found(controller, { served: [neighbour!], active: neighbour! })).toEqual([]);
    expect(await found(await createUser({ roles: ['TRAFFIC_CONTROLLER'] }), { served, active: owner! })).toEqual([]);
    const named = (text: string) => quickFind(controller, text, { served, active: owner! });
    expect((await named(`kund ${owner!.id}`)).map(({ kind, id }) => [kind, id])).toEqual([['activeOrganisation', owner!.id]]); // prettier-ignore
    expect(await named(`${neighbour!.id} kund`)).toEqual([
      { kind: 'otherOrganisation', id: neighbour!.id, name: neighbour!.name, detail: '' },
    ]);
  });

  it("finds a driver's journey by its number, bus, places and day for that driver alone", async () => {
    const { number, driver, departure } = await journeyFixture();
    const [day, next] = [0, 1].map((days) => shiftedDay(toLocalDate(departure), days));
    expect(await quickFind(driver, number)).toEqual([expect.objectContaining({ kind: 'journey', id: number })]);
    expect(await kindsOf(driver, 'Uppsala Gävle')).toEqual(['journey']);
    expect(await kindsOf(driver, 'Uppsala Kiruna')).toEqual([]);
    expect(await kindsOf(driver, `Uppsala ${day}`)).toEqual(['journey']);
    for (const text of [`Kiruna ${day}`, `Uppsala ${next}`]) expect(await kindsOf(driver, text), text).toEqual([]);
    const other = await createUser({ roles: ['DRIVER'], companyId: driver.companyId });
    expect(await quickFind(other, number)).toEqual([]);
  });

  it("finds a company's users for its administrators alone", async () => {
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    expect(await quickFind(other, WORD)).toEqual([]);
  });

  it('finds the units that an organisation’s administrator may open', async () => {
    const organisation = await createDealOrganisation();
    const memberWith = async (unitId: number, role: 'admin' | 'booker', roles: Role[]): Promise<UserActor> => {
      const user = await createUser({ roles });
      await giveDealRight(user, organisation, unitId, role);
      return { ...user, deal: { organisationId: organisation.organisationId, rights: [{ unitId, role }] } };
    };
    const administrator = await memberWith(organisation.middleId, 'admin', ['DEAL_CUSTOMER_ADMIN']);
    expect(await quickFind(administrator, 'norra')).toEqual([
      { kind: 'unit', id: organisation.lowId, name: 'Norra skolan', detail: 'Skolförvaltningen' },
    ]);
    expect(await kindsOf(administrator, 'Testkommun')).toEqual([]);
    const booker = await memberWith(organisation.topId, 'booker', ['DEAL_CUSTOMER_BOOKER']);
    expect(await kindsOf(booker, 'norra')).toEqual([]);
  });

  it('treats a percent sign as an ordinary character', async () => {
    expect(await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), '%%')).toEqual([]);
  });
});
