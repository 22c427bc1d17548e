// Traces: S2-084, S2-116
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import { Booking, Deviation, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const { open } = asking(ask, 'en');

const CANCELED = { canceledBy: 'admin', canceledAt: new Date('2027-01-10T08:00:00Z'), cancellationFee: 0 } as const;
let operator: Person;
let admin: Person;

const page = async (person: Person, path: string) => {
  const answer = await open(person, path.replace(/^\/en/, ''));
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const bodyOf = (html: string) => /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '';
const rowsBehind = async (person: Person, href: string) =>
  bodyOf(await page(person, `${href}&rows=100`)).split('<tr').length - 1;

/** Each figure of a page's tables and of those above them that is a link: where it leads, and its number. */
const figuresIn = (html: string) => [
  ...[...html.matchAll(/<a href="([^"#]*(?:booking|deviation|post-invoicing)[^"]*[?][^"]*)"[^>]*>(\d+)<\/a>/g)].map(
    ([, href, value]) => ({ href: href!.replaceAll('&amp;', '&'), value: Number(value) }),
  ),
  ...[...html.matchAll(/<dt><a href="([^"]+)">[^<]*<\/a><\/dt><dd><bdi>(\d+)<\/bdi>/g)].map(([, href, value]) => ({
    href: href!.replaceAll('&amp;', '&'),
    value: Number(value),
  })),
];

async function checked(person: Person, path: string): Promise<number[]> {
  const figures = figuresIn(await page(person, path));
  for (const { href, value } of figures) expect(`${href}: ${await rowsBehind(person, href)}`).toBe(`${href}: ${value}`);
  return figures.map(({ value }) => value);
}

describe('every figure of a report that counts leads to exactly what it counts', () => {
  afterAll(() => clock.release());

  beforeAll(async () => {
    clock.freeze('2027-03-17T08:00:00Z');
    operator = await createPerson('COMPANY_ADMIN');
    admin = await createPerson('SYSTEM_ADMIN');
    const sellerOf = async (companyId: number) => ({
      companyId,
      depotId: (await createDepot(companyId)).id,
      ...(await createPriceLists(companyId)),
    });
    const own = await sellerOf(operator.companyId!);
    const stranger = await sellerOf((await createPerson('COMPANY_ADMIN')).companyId!);
    const trip = async (
      seller: typeof own,
      departure: string,
      { status = 'booked', told = [] }: { status?: Booking['status']; told?: readonly Deviation['handling'][] } = {},
    ) => {
      const bus = { ...seller, vehicleId: (await createVehicle(seller.companyId, seller.depotId)).id };
      const held = status === 'preliminaryBooked' ? status : 'booked';
      const { booking } = await createOrder({ bus, departure: new Date(departure), booking: { status: held } });
      if (status !== held)
        await Booking.update({ status, ...(status === 'canceled' && CANCELED) }, { where: { id: booking.id } });
      const { id: journeyId } = await Journey.findOne({ where: { bookingId: booking.id }, rejectOnEmpty: true });
      for (const handling of told)
        await Deviation.create({ journeyId, cause: 'Väntan', extraMetres: 0, extraMinutes: 40, signature: 'Dag', sendKey: randomUUID(), status: 'createdByDriver', handling }); // prettier-ignore
    };
    // The last second of January in Stockholm, and the first of February.
    await trip(own, '2027-01-31T22:59:59Z', { told: ['notHandled'] });
    await trip(own, '2027-01-31T23:00:00Z', { told: ['notHandled', 'noDeviation'] });
    await trip(own, '2027-02-10T08:00:00Z', { status: 'started', told: ['handled', 'notHandled'] });
    await trip(own, '2027-02-28T22:59:59Z', { status: 'paymentSucceeded' });
    await trip(own, '2027-02-28T23:00:00Z');
    await trip(own, '2027-12-31T22:59:59Z');
    // In another year, held, or canceled: the report counts none of them.
    await trip(own, '2026-12-31T22:59:59Z');
    await trip(own, '2027-12-31T23:00:00Z');
    await trip(own, '2027-02-12T08:00:00Z', { status: 'preliminaryBooked' });
    await trip(own, '2027-02-13T08:00:00Z', { status: 'canceled', told: ['notHandled'] });
    await trip(stranger, '2027-02-11T08:00:00Z', { told: ['notHandled'] });
    await trip(stranger, '2027-12-01T08:00:00Z');
  });

  it('a company’s: trips and incidents of each month and of the year', async () => {
    // By month: January, February, March and December, the year; then the year's trips above them.
    expect(await checked(operator, '/dashboard/company/reporting/list?year=2027')).toEqual([1, 1, 3, 3, 1, 1, 6, 4, 6]);
  });

  it('the administrators’: besides, of each company', async () => {
    const months = [1, 1, 4, 4, 1, 2, 8, 5];
    const companies = [6, 4, 2, 1, 8, 5];
    expect(await checked(admin, '/dashboard/admin/reporting?year=2027')).toEqual([...months, ...companies, 8]);
  });

  it('a month leads to what each company had in it', async () => {
    const html = await page(admin, '/dashboard/admin/reporting?year=2027');
    expect(html).toContain('/en/dashboard/admin/reporting?year=2027&amp;month=2027-02#companies');
    const figures = await checked(admin, '/dashboard/admin/reporting?year=2027&month=2027-02');
    expect(figures.slice(8)).toEqual([3, 3, 1, 1, 4, 4, 8]);
    const december = await checked(admin, '/dashboard/admin/reporting?year=2027&month=2027-12');
    expect(december.slice(8)).toEqual([1, 1, 2, 8]);
    for (const month of ['2026-02', '2027-13', 'mars'])
      expect((await open(admin, `/dashboard/admin/reporting?year=2027&month=${month}`)).status, month).toBe(400);
  });

  it('a company’s list has no filter by company', async () => {
    const all = await rowsBehind(operator, '/dashboard/company/booking/list?when=all&counted=confirmed');
    const own = `/dashboard/company/booking/list?when=all&counted=confirmed&company=${operator.companyId! + 1}`;
    expect(await rowsBehind(operator, own)).toBe(all);
  });
});
