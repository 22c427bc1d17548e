import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { postMoved, postPenalty } from '@bff/domain/payments';
import { settlementsOfMonth, settlementStatement, yearOfSettlements } from '@bff/domain/settlements';
import { DAY, toLocalText } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import { Deviation, Journey, LedgerEntry } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { inTransaction } from '@bff/platform/transaction';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const MONTH = '2026-03';
let operator: Person;
let admin: Person;

describe('settlement statements', () => {
  beforeAll(async () => {
    operator = await createPerson('COMPANY_ADMIN');
    admin = await createPerson('SYSTEM_ADMIN');
    const companyId = operator.companyId!;
    const depotId = (await createDepot(companyId)).id;
    const seller = { companyId, depotId, ...(await createPriceLists(companyId)) };
    const price = { operatorPrice: 100_000, customerPrice: 110_000, tax: 6_600, total: 116_600, taxBasisPoints: 600 };
    const of = async (departure: string, booking: Record<string, unknown>) => {
      const vehicleId = (await createVehicle(companyId, depotId)).id;
      const made = await createOrder({
        bus: { ...seller, vehicleId },
        departure: new Date(departure),
        booking: { ...price, ...booking },
      });
      return { orderId: made.order.id, bookingId: made.booking.id };
    };
    const at = { canceledAt: new Date('2026-03-01T08:00:00Z') };
    // The last second of March in Stockholm, and the first of April.
    const { bookingId } = await of('2026-03-31T21:59:59Z', { status: 'booked' });
    await of('2026-03-31T22:00:00Z', { status: 'booked' });
    await of('2026-03-12T08:00:00Z', { status: 'canceled', canceledBy: 'customer', cancellationFee: 58_300, ...at });
    await of('2026-03-13T08:00:00Z', { status: 'canceled', canceledBy: 'customer', cancellationFee: 0, ...at });
    const failed = await of('2026-03-14T08:00:00Z', { status: 'canceled', canceledBy: 'operator', ...at });
    await of('2090-03-14T08:00:00Z', { status: 'booked' });
    for (const [day, terminationReason] of [
      ['2025-05-12', null],
      ['2025-05-13', 'Motorn stannade'],
    ] as const) {
      const ended = await of(`${day}T08:00:00Z`, { status: 'booked' });
      const where = { bookingId: ended.bookingId };
      await Journey.update({ status: 'terminated', terminationReason }, { where });
    }
    const { id: journeyId } = await Journey.findOne({ where: { bookingId }, rejectOnEmpty: true });
    const told = { journeyId, cause: 'Väntan', extraMetres: 0, extraMinutes: 40, signature: 'Dag', price: 20_000 };
    for (const status of ['charged', 'paidOffline'] as const)
      await Deviation.create({ ...told, sendKey: randomUUID(), status, handling: 'done' });
    await inTransaction(async () => {
      await postPenalty({ ...failed, amount: 10_000 });
      await postMoved({ ...failed, amount: 5_000 });
    });
  });

  it('are listed with their sum, and as a spreadsheet', async () => {
    const list = `/dashboard/company/settlements/list`;
    const csv = await (await open(operator, `${list}.csv?year=2026`)).text();
    expect(
      csv
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    ).toEqual([
      'Månad;Resor;Kundens pris exkl. moms;Provision och avgift;Avdrag;Moms;Att betala',
      '2026-03;1;1650;-150;-150;102;1652',
      '2026-04;1;1100;-100;0;60;1060',
    ]);
    const page = (await (await open(operator, `${list}?year=2026`)).text()).replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ');
    expect(page).toContain('list.csv?year=2026');
    expect(page).toMatch(/<strong>(<[^>]+>)*2 712(,00)? kr/);
    const all = await (await open(admin, `/dashboard/admin/settlements/list.csv?month=${MONTH}`)).text();
    expect(all).toContain(';1;1650;-150;-150;102;1652\r\n');
  });

  it('show what a company is owed for a month in Stockholm time, and for what', async () => {
    const csv = await (await open(operator, `/dashboard/company/settlements/details/${MONTH}/statement.csv`)).text();
    const [head, ...lines] = csv.replace(/^\uFEFF/, '').trim().split('\r\n').map((line) => line.split(';')); // prettier-ignore
    expect(head!.slice(4)).toEqual([
      'Kundens pris exkl. moms',
      'Provision och avgift',
      'Till bolaget',
      'Moms',
      'Status',
    ]);
    expect(lines.map(([departure, kind, , , ...amounts]) => [departure, kind, ...amounts])).toEqual([
      ['2026-03-12', 'Avbokningsavgift', '550', '50', '500', '30', ''],
      ['2026-03-14', 'Avdrag', '', '', '-100', '0', ''],
      ['2026-03-14', 'Merkostnad för ersättningsbuss', '', '', '-50', '0', ''],
      ['2026-03-31', 'Resa', '1100', '100', '1000', '60', ''],
      ['2026-03-31', 'Avvikelse', '', '', '200', '12', ''],
    ]);
    const page = await (await open(operator, `/dashboard/company/settlements/details/${MONTH}`)).text();
    // The sums stand below each other as those of a price do.
    const [, sums = ''] = /<h2 id="sums">.*?<table[^>]*>(.*?)<\/table>/s.exec(page) ?? [];
    const rows = sums.replaceAll(/&nbsp;|\u00a0|\u202f/g, ' ').split('</tr>').map((row) => row.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ').trim()); // prettier-ignore
    expect(rows.slice(0, -1)).toEqual([
      'Kundens pris exkl. moms 1 650 kr',
      'Provision och avgift −150 kr',
      'Till er exkl. moms 1 700 kr',
      'Moms till er 102 kr',
      'Avdrag och merkostnad för ersättningsbuss −150 kr',
      'Utbetalas till er 1 652 kr',
    ]);
    const pdf = await open(operator, `/dashboard/company/settlements/details/${MONTH}/statement.pdf`);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('pay for a trip that nobody reported as for others, and say on the page, in the list and in the file that it is one', async () => {
    const address = `/dashboard/admin/settlements/details/${operator.companyId}/2025-05`;
    const csv = await (await open(admin, `${address}/statement.csv`)).text();
    expect(csv.trim().split('\r\n').slice(1).map((line) => line.split(';').slice(-4))).toEqual([
      ['100', '1000', '60', 'Inte rapporterad'],
      ['100', '1000', '60', ''],
    ]); // prettier-ignore
    const page = await (await open(admin, address)).text();
    expect(page).toContain('1 resa är inte rapporterad.');
    expect(page.match(/Inte rapporterad/g)).toHaveLength(1);
    const list = '/dashboard/admin/settlements/list?month=';
    expect(await (await open(admin, `${list}2025-05`)).text()).toContain('1 resa är inte rapporterad.');
    expect(await (await open(admin, `${list}${MONTH}`)).text()).not.toContain('rapporterad');
    expect((await open(admin, `${address}/statement.pdf`)).status).toBe(200);
  });

  it('say of such a trip how it went once an administrator has found out, and count it no longer', async () => {
    const address = `/dashboard/admin/settlements/details/${operator.companyId}/2025-05`;
    const where = { status: 'terminated', terminationReason: null };
    await Journey.update({ outcome: 'notDriven', outcomeSource: 'kunden per telefon' }, { where });
    for (const person of [admin, operator]) {
      const of = person === admin ? address : '/dashboard/company/settlements/details/2025-05';
      const page = await (await open(person, of)).text();
      expect(page).toContain('Inte körd enligt kunden per telefon');
      expect(page).not.toContain('inte rapporterad');
      expect(await (await open(person, `${of}/statement.csv`)).text()).toContain(
        ';Inte körd enligt kunden per telefon',
      );
    }
    await Journey.update({ outcome: null, outcomeSource: null }, { where });
  });

  it('are listed: a year’s months for the company, a month’s companies for administrators', async () => {
    const year = await (await open(operator, '/dashboard/company/settlements/list?year=2026')).text();
    // Only months that have a line.
    const listed = new Set(year.match(/settlements\/details\/2026-\d{2}/g));
    expect(listed).toContain(`settlements/details/${MONTH}`);
    expect(listed.size).toBeLessThan(12);
    expect(await (await open(operator, '/dashboard/company/settlements/list?year=2090')).text()).toContain(
      'Inga resor har körts eller avbokats det året.',
    );
    const all = await (await open(admin, `/dashboard/admin/settlements/list?month=${MONTH}`)).text();
    expect(all).toContain(`/settlements/details/${operator.companyId}/${MONTH}`);
  });

  it('count trips that their number leads to, each and all, and say once that a month is not over', async () => {
    const rows = (html: string) => (/<tbody[^>]*>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '').split('<tr').length - 1;
    const checked = async (person: Person, address: string) => {
      const html = await (await open(person, address)).text();
      const links = [...html.matchAll(/<a href="([^"]*counted=departed[^"]*)">(?:<strong>)?(\d+)</g)];
      for (const [, href, trips] of links) {
        const list = await (await open(person, href!.replaceAll('&amp;', '&').replace('/sv', ''))).text();
        expect(`${href}: ${rows(list)}`).toBe(`${href}: ${trips}`);
      }
      return { trips: links.map(([, , trips]) => trips), html };
    };
    expect((await checked(admin, `/dashboard/admin/settlements/list?month=${MONTH}`)).trips).toEqual(['1']);
    expect((await checked(operator, '/dashboard/company/settlements/list?year=2026')).trips).toEqual(['1', '1', '2']);
    clock.freeze('2026-04-05T08:00:00Z');
    const april = await checked(admin, '/dashboard/admin/settlements/list?month=2026-04');
    expect(april.html.match(/Månaden är inte slut/g)).toHaveLength(1);
    clock.release();
  });

  it('contain every öre that the ledger says operators owe, once', async () => {
    const months = await yearOfSettlements(admin.actor!, { companyId: operator.companyId!, year: 2026 });
    const debts = months.reduce((sum, month) => sum + month.debts, 0);
    const booked = await LedgerEntry.sum('amount', { where: { account: 'operator' } });
    expect(debts).toBe(-Number(booked));
    const [row] = await settlementsOfMonth(admin.actor!, MONTH);
    const { month: _, ...march } = months.find(({ month }) => month === MONTH)!;
    expect(row).toMatchObject({ ...march, companyId: operator.companyId });
  });

  it.each([
    ['by the terms, within three days: its half of the price', { withoutFee: false }, { customerPrice: 550_000, commission: 50_000, earned: 500_000, tax: 30_000, debts: 0, toPay: 530_000 }], // prettier-ignore
    ['with everything given back: nothing', { withoutFee: true }, { customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 }], // prettier-ignore
  ])('credit the company for what an administrator cancels %s', async (_, how, sums) => {
    const order = await orderFixture({ departure: new Date(clock.millis() + 2 * DAY) });
    await cancelOrder(admin.actor!, { orderNumber: order.orderNumber, ...how });
    const month = toLocalText(order.departure).slice(0, 7);
    const statement = await settlementStatement(admin.actor!, { companyId: order.companyId, month });
    expect(statement.sums).toMatchObject({ trips: 0, ...sums });
    expect(statement.lines.map(({ kind }) => kind)).toEqual(sums.toPay > 0 ? ['fee'] : []);
  });

  it('omit trips to come, and refuse an invalid month', async () => {
    const months = await yearOfSettlements(operator.actor!, { companyId: operator.companyId!, year: 2090 });
    expect(months).toEqual([]);
    expect((await open(operator, '/dashboard/company/settlements/details/2026-13')).status).toBe(400);
    expect((await open(admin, '/dashboard/admin/settlements/list?month=mars')).status).toBe(400);
  });
});
