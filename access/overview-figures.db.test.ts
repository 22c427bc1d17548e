// Traces: S2-052, S2-087, S2-175
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import { proposedChange } from '@bff/domain/bookings/testing/proposed-change';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { DAY, HOUR, MINUTE, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createCompany, createUser } from '@db/factories';
import {
  Applicant,
  Booking,
  BookingChoice,
  Company,
  Deviation,
  Journey,
  OutboxMessage,
  QuoteRequestCompany,
  Refund,
  User,
  Vehicle,
} from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { newDeviation } from './testing/deviation-subjects';
import { aFailedRefund, aMismatchedPayment, aPaymentIssue } from './testing/payment-subjects';
import { createPerson, type Person } from './testing/people';
import { newQuoteRequest } from './testing/quote-subjects';
import { organisationTrip } from './testing/traffic-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const { open } = asking(ask, 'en');

/** A Wednesday in the middle of a month, nine in the morning in Stockholm. */
const NOW = '2027-03-17T08:00:00Z';
const at = (text: string) => new Date(text);
beforeAll(() => {
  useRoads();
  clock.freeze(NOW);
});
afterAll(() => clock.release());

interface Figure {
  label: string;
  value: string;
  href: string | undefined;
}

const plain = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '').replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' '); // prettier-ignore

/** The figures of a page, as KeyFigures writes them. */
const figuresIn = (html: string): Figure[] =>
  [...html.matchAll(/<dt>((?:(?!<\/dt>).)*)<\/dt><dd><bdi>((?:(?!<\/bdi>).)*)<\/bdi>/g)].map(([, label, value]) => ({
    label: plain(label!),
    value: plain(value!),
    href: /href="([^"]+)"/.exec(label!)?.[1]?.replaceAll('&amp;', '&'),
  }));

const page = async (person: Person, path: string) => {
  const answer = await open(person, path.replace(/^\/en/, ''));
  expect(answer.status, path).toBe(200);
  return answer.text();
};

/** How many rows the first table behind an address has, with as many rows on a page as there can be. */
async function rowsBehind(person: Person, href: string): Promise<number> {
  // The only one of its kind is opened at once.
  if (/\/details\/\d+$/.test(href)) return 1;
  const [path, part = ''] = href.split('#') as [string, string?];
  const html = await page(person, `${path}${path.includes('?') ? '&' : '?'}rows=100`);
  const from = part ? html.indexOf(`id="${part}"`) : 0;
  expect(from, `${href} has its part`).toBeGreaterThanOrEqual(0);
  const body = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html.slice(from))?.[1] ?? '';
  return body.split('<tr').length - 1;
}

/** Money is the sum of rows and a share of buses is a chart: their link leads there, but has no such number of rows. */
const isCount = ({ value }: Figure) => /^\d+$/.test(value);

/** Each figure as «label: value», and whether the list behind it has exactly so many rows. */
async function checked(person: Person, path: string) {
  const figures = figuresIn(await page(person, path));
  const found: string[] = [];
  for (const figure of figures) {
    expect(figure.href, `${figure.label} is a link`).toBeDefined();
    const rows = await rowsBehind(person, figure.href!);
    if (isCount(figure)) expect(`${figure.label}: ${rows}`).toBe(`${figure.label}: ${figure.value}`);
    found.push(`${figure.label}: ${figure.value}`);
  }
  return found;
}

/** A booking confirmed at one instant and departing at another. */
async function sold(confirmed: string, departure: string, more: Parameters<typeof orderFixture>[0] = {}) {
  clock.freeze(confirmed);
  const order = await orderFixture({ departure: at(departure), ...more });
  clock.freeze(NOW);
  return order;
}

/** Trips of one company, no two of which every figure counts. */
async function tripsOfOneCompany(): Promise<{ companyId: number; numbers: string[] }> {
  const orders = [
    await sold('2027-03-17T06:00:00Z', '2027-03-17T15:00:00Z'),
    await sold('2027-03-15T07:00:00Z', '2027-03-19T07:00:00Z'),
    await sold('2027-03-02T07:00:00Z', '2027-05-10T07:00:00Z'),
    await sold('2027-02-02T07:00:00Z', '2027-05-12T07:00:00Z'),
    await sold('2027-02-03T07:00:00Z', '2027-03-10T07:00:00Z'),
    await sold('2027-02-04T07:00:00Z', '2027-03-16T20:00:00Z'),
    await sold('2027-03-17T06:00:00Z', '2027-05-14T07:00:00Z', { status: 'canceled' }),
    await sold('2027-03-17T07:50:00Z', '2027-03-17T16:00:00Z', { status: 'preliminaryBooked' }),
  ];
  const { companyId } = orders[0]!;
  for (const { bookings } of orders) {
    const { id, vehicleId } = bookings[0]!;
    await Vehicle.update({ companyId }, { where: { id: vehicleId } });
    await Booking.update({ companyId }, { where: { id } });
  }
  return { companyId, numbers: orders.map(({ bookings }) => bookings[0]!.number) };
}

describe('every figure of an overview leads to exactly what it counts', () => {
  it('the administrators’', async () => {
    await tripsOfOneCompany();
    const applicant = { name: 'A', orgNumber: '5560360793', vatNumber: 'SE556036079301', contactName: 'A', contactEmail: 'a@test.invalid', contactPhone: '+46701740605', language: 'sv', city: 'Uppsala', countries: 'SE' } as const; // prettier-ignore
    await Applicant.create(applicant);
    const days = (count: number) => toLocalDate(new Date(clock.millis() + count * DAY));
    for (const until of [-3, 20, 400])
      await Company.update({ trafficPermitUntil: days(until) }, { where: { id: (await createCompany()).id } });
    await Company.update({ trafficPermit: '' }, { where: { id: (await createCompany()).id } });
    await User.update({ status: 'locked' }, { where: { id: (await createUser()).userId } });
    const message = { kind: 'mail', payload: {} };
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-17T06:00:00Z') });
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-18T06:00:00Z') });
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-01T06:00:00Z'), failedAt: at('2027-03-02T06:00:00Z') });
    const admin = await createPerson('SYSTEM_ADMIN');
    await aMismatchedPayment.make(admin);
    await aPaymentIssue.make(admin);
    await aFailedRefund.make(admin);
    const late = await aFailedRefund.make(admin);
    await Refund.update({ status: 'pending', createdAt: new Date(clock.millis() - 20 * DAY) }, { where: { id: late.params!['id']! } }); // prettier-ignore
    const company = await createPerson('COMPANY_ADMIN');
    await newDeviation(company, 'notHandled');
    await newDeviation(company, 'notHandled');
    await newDeviation(company, 'handled');
    await newDeviation(company, 'needsInvoice');
    const choices = [await canceledByOperator(), await canceledByOperator(), await canceledByOperator(), await canceledByOperator()]; // prettier-ignore
    const [first, , chosen, over] = choices.map(({ bookingId }) => ({ where: { bookingId } }));
    await BookingChoice.update({ deadlineAt: at('2027-03-17T19:30:00Z') }, first!);
    await BookingChoice.update({ status: 'refunded', settledAt: at(NOW) }, chosen!);
    await BookingChoice.update({ deadlineAt: at('2020-03-17T19:30:00Z') }, over!);
    const customer = await createPerson('PRIVATE_CUSTOMER');
    const ends = [at('2027-03-17T18:30:00Z'), at('2027-03-17T07:30:00Z'), at('2027-03-19T08:00:00Z')];
    for (const expiresAt of ends) {
      const { id } = await newQuoteRequest(customer, company.companyId!);
      await QuoteRequestCompany.update({ expiresAt }, { where: { id } });
    }
    const figures = await checked(admin, '/dashboard/admin');
    expect(figures).toHaveLength(26);
    expect(figures).toContain('Quote requests with urgent or missing replies: 2');
    expect(plain(await page(admin, '/dashboard/admin'))).toContain('first reply by 19:30 on Wed 17 March 2027');
    expect(figures).toContain('Cancelled buses waiting for the customer’s choice: 2');
    expect(plain(await page(admin, '/dashboard/admin'))).toContain('first choice by 20:30 on Wed 17 March 2027');
    expect(figures).toEqual(expect.arrayContaining(['Incidents not handled: 2', 'Incidents to invoice: 1']));
    expect(figures).toEqual(
      expect.arrayContaining(['Buses sold today: 1', 'Buses sold this week: 2', 'Buses sold this month: 3']),
    );
    expect(figures).toEqual(
      expect.arrayContaining(['Departures today: 1', 'Departures in the next seven days: 2', 'Locked accounts: 1']),
    );
  });

  it('a company’s', async () => {
    const { companyId, numbers } = await tripsOfOneCompany();
    const company = await createPerson('COMPANY_ADMIN');
    await User.update({ companyId }, { where: { id: company.actor!.userId } });
    await newQuoteRequest(await createPerson('PRIVATE_CUSTOMER'), companyId);
    const { id: journeyId } = await Journey.findOne({ include: [{ association: 'booking', where: { number: numbers[4] }, required: true }], rejectOnEmpty: true }); // prettier-ignore
    const told = { journeyId, cause: 'Väntan', extraMetres: 0, extraMinutes: 40, signature: 'Dag', status: 'createdByDriver' as const }; // prettier-ignore
    await Deviation.create({ ...told, sendKey: 'waits' });
    await Deviation.create({ ...told, sendKey: 'done', handling: 'noDeviation' });
    await proposedChange(numbers[1]!);
    const overview = () => checked(company, '/dashboard/company');
    expect(await overview()).toContain('Changes to reply to: 1');
    const figures = await overview();
    expect(figures).toHaveLength(8);
    // One number for what is coming: the list of the next trips has the figure's, not that of its own rows.
    const html = await page(company, '/dashboard/company');
    const [, coming = ''] = /See all (\d+) upcoming trips/.exec(plain(html)) ?? [];
    expect(figures).toContain(`Upcoming trips: ${coming}`);
    await proposedChange(numbers[2]!);
    expect(await overview()).toContain('Changes to reply to: 2');
  });

  it('traffic control’s', async () => {
    const controller = await createPerson('TRAFFIC_CONTROLLER');
    const starts = [-3 * HOUR, -2 * HOUR, 5 * 60_000, 2 * DAY, 3 * DAY, 4 * DAY];
    for (const start of starts) {
      const { journeyId } = await organisationTrip(controller.organisationId!, new Date(clock.millis() + start));
      if (start < 0) await Journey.update({ status: 'started', startedAt: at(NOW) }, { where: { id: journeyId } });
    }
    const figures = await checked(controller, '/dashboard/traffic');
    expect(figures).toHaveLength(3);
    expect(new Set(figures.map((figure) => figure.split(': ')[1])).size).toBeGreaterThan(1);
  });

  it('money too: the list behind a sum says it, and how many travel', async () => {
    await sold('2027-03-03T07:00:00Z', '2027-05-20T07:00:00Z');
    await sold('2027-03-04T07:00:00Z', '2027-05-21T07:00:00Z');
    const admin = await createPerson('SYSTEM_ADMIN');
    // Sums of sales may be a minute old.
    clock.advance(MINUTE);
    const figures = figuresIn(await page(admin, '/dashboard/admin'));
    const { value, href } = figures.find(({ label }) => label.startsWith('Commission and fee'))!;
    const html = plain((await page(admin, href!)).replaceAll('</dd>', '\n'));
    expect(html).toContain(`Commission and fee${value}\n`);
    expect(html).toMatch(/Passengers\d+\n/);
    // A company’s own list says nothing of what is ours.
    const { companyId, numbers } = await tripsOfOneCompany();
    const company = await createPerson('COMPANY_ADMIN');
    await User.update({ companyId }, { where: { id: company.actor!.userId } });
    const own = await page(company, '/dashboard/company/booking/list?when=all&counted=confirmed');
    expect(own).toContain('Passengers');
    expect(own).toContain(numbers[0]);
    expect(own).not.toContain('Commission and fee');
  });
});
