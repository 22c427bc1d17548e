// Traces: S2-092
import { afterEach, describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { addNote } from '@bff/domain/notes';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createCompany, createUser } from '@db/factories';
import { Journey, Order, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { formatTime } from '@formats';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

const ADMIN = '/dashboard/admin';

describe('bookings as the office finds and reads them', () => {
  useTestDatabase();
  const { ask } = wholeApp();
  const { open } = asking(ask, 'sv');
  afterEach(() => clock.release());
  const read = async (path: string) => (await open(await createPerson('SYSTEM_ADMIN'), path)).text();
  const linksTo = (html: string, path: string) => html.split(`href="/sv${path}"`).length - 1;
  const bookingAt = (number: string) => `${ADMIN}/booking/details/${number}`;

  it('the pages of an unpaid bus and its order say until when it is held', async () => {
    const { orderId, orderNumber, bookings } = await orderFixture({ status: 'preliminaryBooked' });
    const until = new Date(clock.millis() + 600_000);
    await Order.update({ holdExpiresAt: until }, { where: { id: orderId } });
    for (const path of [bookingAt(bookings[0]!.number), `${ADMIN}/purchases/details/${orderNumber}`])
      expect((await read(path)).replaceAll('\u00a0', ' '), path).toContain(`Reserverad till kl. ${formatTime(until)}`);
  });

  it('the pages of a booked trip say where its customer changes it, and those of an unpaid one do not', async () => {
    for (const status of ['booked', 'preliminaryBooked'] as const) {
      const { orderNumber, bookings } = await orderFixture({ status });
      for (const path of [bookingAt(bookings[0]!.number), `${ADMIN}/purchases/details/${orderNumber}`])
        expect((await read(path)).includes('Vill kunden ändra resan?'), `${status} ${path}`).toBe(status === 'booked');
    }
  });

  it('the pages of a trip of several buses say what the office does to change it, and cancel what can be canceled', async () => {
    const { orderNumber, bookings } = await orderFixture({ seats: [50, 50], adults: 90 });
    const cancelOrder = `${ADMIN}/purchases/cancel/${orderNumber}`;
    for (const path of [bookingAt(bookings[0]!.number), `${ADMIN}/purchases/details/${orderNumber}`]) {
      const page = await read(path);
      expect(page, path).toContain('Fråga bussbolagen, sälj det som de går med på som en ny offert');
      expect(page, path).not.toContain('Det gör kunden själv');
      expect(linksTo(page, cancelOrder), path).toBe(1);
      expect(page, path).not.toContain(`${ADMIN}/booking/cancel/${bookings[0]!.number}"`);
    }
  });

  it('a company without an administrator leads to the form for one, with the company and the role chosen', async () => {
    const { id } = await createCompany();
    const page = (await read(`${ADMIN}/transport-companies/edit/${id}`)).replaceAll('<!-- -->', '');
    const [, address = ''] = /Bolaget har ingen administratör\. <a href="\/sv([^"]+)"/.exec(page) ?? [];
    const chosen = async (path: string) => {
      const [role, company] = [/<input[^>]*name="roles"[^>]*checked=""[^>]*>/, /<option[^>]*selected=""[^>]*>/];
      const form = await read(path);
      return [role, company].map((one) => /value="([^"]*)"/.exec(one.exec(form)?.[0] ?? '')?.[1] ?? '');
    };
    expect(await chosen(address.replaceAll('&amp;', '&'))).toEqual(['companyAdmin', String(id)]);
    // What nobody can choose there is not chosen.
    expect(await chosen(`${ADMIN}/users/create?roles=owner&companyId=999999`)).toEqual(['', '']);
  });

  it("a company's next trips lead to their bookings, by the trip and by the number", async () => {
    const { companyId, bookings } = await orderFixture();
    const page = await read(`${ADMIN}/transport-companies/edit/${companyId}`);
    expect(linksTo(page, bookingAt(bookings[0]!.number))).toBe(2);
  });

  it("a driver's page has the trips ahead, and the page of one who does not drive has none", async () => {
    const { driver, bookingNumber } = await journeyFixture({ departure: new Date(clock.millis() + DAY) });
    const page = await read(`${ADMIN}/users/${driver.userId}`);
    expect(linksTo(page, bookingAt(bookingNumber))).toBe(1);
    const other = await createUser({ roles: ['COMPANY_ADMIN'] });
    expect(await read(`${ADMIN}/users/${other.userId}`)).not.toContain('id="trips"');
  });

  it('a driver whom a trip a month ahead lacks is mentioned, and marked once it is urgent', async () => {
    const { number, companyId, departure } = await journeyFixture({ departure: new Date(clock.millis() + 30 * DAY) });
    await Journey.update({ driverUserId: null }, { where: { number } });
    const person = await createPerson('COMPANY_ADMIN');
    await User.update({ companyId }, { where: { id: person.actor!.userId } });
    const sheet = async () => (await open(person, `/dashboard/company/journey/${number}`)).text();
    expect(await sheet()).toMatch(/class="[^"]*muted[^"]*">Förare saknas</);
    clock.freeze(new Date(departure.getTime() - 3 * DAY));
    expect(await sheet()).toMatch(/class="[^"]*badge[^"]*"[^>]*>(<[^>]+>)*Förare saknas</);
  });

  it('quick search leads to what a note is about, and ends the bookings of a driver with the way to the rest', async () => {
    const { driver, companyId } = await journeyFixture();
    await User.update({ name: 'Visa Vinterdäck' }, { where: { id: driver.userId } });
    for (let trip = 0; trip < 5; trip++) await journeyFixture({ driver: () => Promise.resolve(driver) });
    await addNote(await createUser({ roles: ['SYSTEM_ADMIN'] }), { about: { companyId }, text: 'Saknar vinterdäck' });
    const page = await read(`${ADMIN}/find?q=vinterd%C3%A4ck`);
    expect(linksTo(page, `${ADMIN}/transport-companies/edit/${companyId}#notes`)).toBe(1);
    const bookings = /<h2>Bokningar<\/h2><ul>(.*?)<\/ul>/s.exec(page)?.[1] ?? '';
    expect(bookings.match(/<li>/g)).toHaveLength(6);
    expect(bookings.lastIndexOf('booking/list?')).toBeGreaterThan(bookings.lastIndexOf('booking/details/'));
  });
});
