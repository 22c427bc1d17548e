// Traces: S2-084, S2-116, S1-016
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import { Deviation, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const year = clock.now().getUTCFullYear();
let operator: Person;
let admin: Person;
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/&nbsp;|\u00a0|\u202f/g, ' ');

describe('reports of journeys and sales', () => {
  beforeAll(async () => {
    operator = await createPerson('COMPANY_ADMIN');
    admin = await createPerson('SYSTEM_ADMIN');
    const sellerOf = async (companyId: number) => ({
      companyId,
      depotId: (await createDepot(companyId)).id,
      ...(await createPriceLists(companyId)),
    });
    const of = async (
      seller: Awaited<ReturnType<typeof sellerOf>>,
      status: 'booked' | 'preliminaryBooked',
      departure: string,
    ) => {
      const price = { operatorPrice: 123_400, customerPrice: 135_740, tax: 8_144, total: 143_884 };
      const { booking } = await createOrder({
        bus: { ...seller, vehicleId: (await createVehicle(seller.companyId, seller.depotId)).id },
        departure: new Date(departure),
        booking: { status, passengers: 20, ...price },
      });
      return booking.id;
    };
    const stranger = await sellerOf((await createPerson('COMPANY_ADMIN')).companyId!);
    const own = await sellerOf(operator.companyId!);
    // The last second of January in Stockholm, and the first of February.
    await of(own, 'booked', `${year}-01-31T22:59:59Z`);
    await of(own, 'booked', `${year}-01-31T23:00:00Z`);
    const bookingId = await of(own, 'booked', `${year}-02-10T08:00:00Z`);
    const { id: journeyId } = await Journey.findOne({ where: { bookingId }, rejectOnEmpty: true });
    const told = { journeyId, cause: 'Väntan', extraMetres: 0, extraMinutes: 40, signature: 'Dag' };
    // The second was judged to be none.
    for (const handling of ['notHandled', 'noDeviation'] as const)
      await Deviation.create({ ...told, sendKey: randomUUID(), status: 'createdByDriver', handling });
    await of(own, 'preliminaryBooked', `${year}-03-10T08:00:00Z`);
    await of(stranger, 'booked', `${year}-02-11T08:00:00Z`);
  });

  const rowsOf = async (person: Person, path: string) => {
    const text = await (await open(person, path)).text();
    return text.trim().split('\r\n').map((line) => line.split(';')); // prettier-ignore
  };

  it('a company reads its own months, in Stockholm time, without bookings only held', async () => {
    const [head, ...months] = await rowsOf(operator, `/dashboard/company/reporting/list.csv?year=${year}`);
    expect(head!.slice(1, 4)).toEqual(['Resor', 'Resenärer', 'Ert pris']);
    expect(months.map((month) => month.slice(0, 4)).slice(0, 3)).toEqual([
      [`${year}-01`, '1', '20', '1234'],
      [`${year}-02`, '2', '40', '2468'],
      [`${year}-03`, '0', '0', '0'],
    ]);
    const deviations = head!.indexOf('Avvikelser');
    expect(months.slice(0, 3).map((month) => month[deviations])).toEqual(['0', '1', '0']);
    expect(months).toHaveLength(12);
    const page = plain(await (await open(operator, `/dashboard/company/reporting/list?year=${year}`)).text());
    expect(page).toContain(`Ert pris per månad ${year}`);
    // The months after the last trip are in the chart alone.
    expect(page).toContain('1 234 kr');
    expect(page).toMatch(/januari<\/span><\/th>/);
    expect(page).toMatch(/februari<\/span><\/th>/);
    expect(page).not.toMatch(/mars<\/span><\/th>/);
    expect(page).toContain('2 468 kr');
    expect(page).not.toContain('Provision och avgift');
  });

  it("an administrator reads all of them, and each company's", async () => {
    const months = await rowsOf(admin, `/dashboard/admin/reporting.csv?year=${year}`);
    expect(months[2]!.slice(0, 4)).toEqual([`${year}-02`, '3', '60', '3702']);
    expect(months[2]!.at(-1)).toBe('370,2');
    const page = await (await open(admin, `/dashboard/admin/reporting?year=${year}`)).text();
    expect(page).toContain('Provision och avgift');
    // Each company leads to its page.
    expect(page).toContain(`href="/sv/dashboard/admin/transport-companies/edit/${operator.companyId}"`);
  });

  it('an invalid year is reported', async () => {
    expect((await open(operator, '/dashboard/company/reporting/list?year=mars')).status).toBe(400);
  });
});
