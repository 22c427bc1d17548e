// Traces: S4-001, S4-003, S4-007, S2-073, S2-074
import { beforeAll, expect, it } from 'vitest';
import { photograph } from '@bff/domain/images/testing/pictures';
import { publicOrigin } from '@bff/platform/env';
import { Booking, Deviation, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { newJourney } from './testing/journey-subjects';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';
import { withoutRoads } from './testing/without-roads';

useTestDatabase();
const { ask } = wholeApp();
const { open, send, call } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
withoutRoads();

let driver: Person;
let company: Person;
let customer: Person;
beforeAll(async () => {
  [driver, company, customer] = await Promise.all([
    createPerson('DRIVER'),
    createPerson('COMPANY_ADMIN'),
    createPerson('CUSTOMER'),
  ]);
  await User.update({ companyId: driver.companyId }, { where: { id: company.actor!.userId } });
});

const onTheRoad = () => {
  const { userId, customerId } = customer.actor!;
  return newJourney(driver, { status: 'started', customer: { userId, customerId: customerId! } });
};

const DRAWN = 'M40 150L60 60L90 40M100 90L100 90';

it('a report goes without scripts from the driver’s phone to the customer’s booking', async () => {
  const { number, bookingNumber } = await onTheRoad();
  const page = `/dashboard/driver/journey/${number}/deviation`;
  const form = await text(open(driver, page));
  const sendKey = /name="sendKey"[^>]*value="([^"]+)"/.exec(form)?.[1] ?? '';
  const told = { sendKey, chosenCause: 'delay', cause: 'Väntan på sällskapet', extraMetres: '12,5', extraMinutes: '45', signature: 'Dag', drawnSignature: DRAWN }; // prettier-ignore
  const report = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('image1', new File([new Uint8Array(await photograph())], 'x.jpg'));
    const headers = { ...(await driver.browser()), origin: publicOrigin() };
    return ask(`/sv${page}`, { method: 'POST', headers, body, peer: driver.address });
  };
  const refused = await report({ ...told, chosenCause: 'other', cause: '' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="12,5"');
  const smuggled = await report({ ...told, drawnSignature: 'M1 1L2 2"/><script>' });
  expect([smuggled.status, await smuggled.text()]).toEqual([422, expect.stringContaining('rita igen')]);
  expect((await report({ ...told, drawnSignature: 'M1 1L2 201' })).status).toBe(422);
  expect((await report({ ...told, drawnSignature: `M1 1${'L600 200'.repeat(1_000)}` })).status).toBe(422);
  // Sent twice, as by a phone that got no answer.
  expect([(await report(told)).status, (await report(told)).status]).toEqual([303, 303]);
  const [{ id }, ...others] = (await Deviation.findAll({ where: { sendKey } })) as [Deviation];
  expect(others).toEqual([]);
  expect(await text(open(driver, `/dashboard/driver/journey/${number}`))).toContain(
    'Avvikelse, Försening: Väntan på sällskapet',
  );

  const details = `/dashboard/company/post-invoicing/details/${id}`;
  expect(await text(open(company, '/dashboard/company/post-invoicing/list'))).toContain(details);
  expect(await text(open(company, '/dashboard/company'))).toMatch(
    /Avvikelser att hantera<\/a><\/dt><dd><bdi>1<\/bdi><\/dd>/,
  );
  const shown = await text(open(company, details));
  expect(shown).toContain(`d="${DRAWN}"`);
  expect(shown).toMatch(/<img src="\/images\/[0-9a-f]{64}\.jpg"/);
  expect(await text(open(customer, `/booking/details/${bookingNumber}`))).not.toContain('Väntan på sällskapet');
  const revision = /name="revision"[^>]*value="([^"]+)"/.exec(shown)?.[1] ?? '';
  await send(company, details, { intent: 'save', ...told, comment: '', price: '1250', revision });
  await send(company, details, { intent: 'handle' });
  expect(await text(send(company, details, { intent: 'needsInvoice' }))).toContain('Kunden har fått veta det.');

  expect(await text(open(company, '/dashboard/company'))).not.toContain('Avvikelser att hantera');
  const booking = await text(open(customer, `/booking/details/${bookingNumber}`));
  for (const part of ['Avvikelser', 'Väntan på sällskapet', '12,5 km', 'Ska faktureras'])
    expect(booking).toContain(part);
  expect(booking).not.toContain('Dag<');
});

it('a report from a driver’s app is saved once', async () => {
  const { number } = await onTheRoad();
  const body = { sendKey: crypto.randomUUID(), cause: 'Omväg', extraMetres: 9_000, extraMinutes: 0, signature: 'Dag' };
  const tell = (said: object) => call(driver, 'POST', `/journeys/${number}/deviations`, { body: said });
  expect((await tell(body)).status).toBe(200);
  expect(await (await tell(body)).json()).toMatchObject({ data: { sendKey: body.sendKey } });
  expect(await Deviation.count({ where: { sendKey: body.sendKey } })).toBe(1);
  expect(await Deviation.findOne({ where: { sendKey: body.sendKey } })).toMatchObject({
    cause: 'Omväg',
    extraMetres: 9_000,
    extraMinutes: 0,
    comment: null,
    price: null,
    status: 'createdByDriver',
  });
  expect((await tell({ ...body, price: 100 })).status).toBe(400);
  expect((await tell({ ...body, drawnSignature: 'M0 0Z' })).status).toBe(400);
});

it('is seen from its booking and its order: by its company and administrators, in a part and among the events', async () => {
  const { number, bookingNumber } = await onTheRoad();
  const body = { sendKey: crypto.randomUUID(), cause: 'Omvägen förbi Tierp', extraMetres: 9_000, extraMinutes: 45, signature: 'Dag' }; // prettier-ignore
  const office = await createPerson('SYSTEM_ADMIN');
  const booking = (await Booking.findOne({ where: { number: bookingNumber }, include: 'order' }))!;
  const pages = [
    [company, `/dashboard/company/booking/details/${bookingNumber}`, '/dashboard/company/post-invoicing/details/'],
    [office, `/dashboard/admin/booking/details/${bookingNumber}`, '/dashboard/admin/deviation/details/'],
    [office, `/dashboard/admin/purchases/details/${booking.order!.number}`, '/dashboard/admin/deviation/details/'],
  ] as const;
  for (const [person, page] of pages) expect(await text(open(person, page)), page).not.toContain('id="deviations"');
  await call(driver, 'POST', `/journeys/${number}/deviations`, { body });
  const { id } = (await Deviation.findOne({ where: { sendKey: body.sendKey } }))!;
  for (const [person, page, details] of pages) {
    const shown = await text(open(person, page));
    const part = /<section[^>]*aria-labelledby="deviations".*?<\/section>/s.exec(shown)?.[0] ?? '';
    expect(part, page).toContain(`href="/sv${details}${id}"`);
    for (const said of ['Avvikelser', body.cause, '45 min', '9 km', 'Ohanterad', 'Rapporterad av föraren'])
      expect(part.replaceAll('\u00a0', ' '), page).toContain(said);
    expect(shown, page).toContain('Föraren rapporterade en avvikelse');
  }

  // Why we charge nothing is for the log alone.
  await Deviation.update({ price: 1_000 }, { where: { id } });
  for (const intent of ['handle', 'needsInvoice'])
    await send(company, `/dashboard/company/post-invoicing/details/${id}`, { intent });
  await send(office, `/dashboard/admin/deviation/reject/${id}`, { reason: 'Bolagets eget fel' });
  const [own, ours] = await Promise.all(pages.map(([person, page]) => text(open(person, page))));
  expect(own).toContain('Avvikelsen avslogs');
  expect(own).not.toContain('Bolagets eget fel');
  expect(ours).toContain('Bolagets eget fel');
});

it('says to administrators whose turn it is and since when, with whom to call', async () => {
  const { number, bookingNumber } = await onTheRoad();
  const office = await createPerson('SYSTEM_ADMIN');
  const sendKey = crypto.randomUUID();
  const body = { sendKey, cause: 'Letade', extraMetres: 0, extraMinutes: 5, signature: 'Dag' };
  await call(driver, 'POST', `/journeys/${number}/deviations`, { body });
  const { id } = (await Deviation.findOne({ where: { sendKey } }))!;
  await Deviation.update({ price: 1_000 }, { where: { id } });
  const ofOffice = `/dashboard/admin/deviation/details/${id}`;
  const shown = async () => (await text(open(office, ofOffice))).replaceAll(/<!-- -->/g, '');
  const waits = 'Väntar på att bussbolaget tar ställning';

  const [booking] = await Booking.findAll({ where: { number: bookingNumber }, include: ['company', 'order'] });
  const first = await shown();
  expect(first).toContain(waits);
  expect(first).toMatch(/Avvikelsen rapporterades [^<]*\d{4}[^<]*\d\d:\d\d\./);
  expect(first).toContain(`Ring ${booking!.company!.name}:`);
  expect(first).toContain(`href="tel:${booking!.company!.emergencyPhone}"`);
  expect(first).toContain(`href="/sv/dashboard/admin/customers/${booking!.order!.customerId}"`);
  expect(first).toContain(`href="mailto:${booking!.order!.contactEmail}"`);

  const act = (intent: string) => send(company, `/dashboard/company/post-invoicing/details/${id}`, { intent });
  await act('handle');
  expect(await shown()).toMatch(/började hantera avvikelsen .* men har inte begärt någon faktura/);
  await act('needsInvoice');
  const asked = await shown();
  expect(asked).toContain('Nu är det din tur');
  expect(asked).not.toContain(waits);
  expect(await text(send(office, ofOffice, { intent: 'charge' }))).toContain('Kunden debiterades');
  const settled = await text(send(office, ofOffice, { intent: 'sendInvoice' }));
  for (const told of [waits, 'Nu är det din tur']) expect(settled).not.toContain(told);
});

it('is found in the list by its numbers, its company and its bus', async () => {
  const { number, bookingNumber } = await onTheRoad();
  const body = {
    sendKey: crypto.randomUUID(),
    cause: 'Letade länge',
    extraMetres: 0,
    extraMinutes: 5,
    signature: 'Dag',
  };
  await call(driver, 'POST', `/journeys/${number}/deviations`, { body });
  const office = await createPerson('SYSTEM_ADMIN');
  const list = (text: string) => open(office, `/dashboard/admin/deviation/list?q=${text}`);
  expect(await text(list(bookingNumber))).toContain('Letade länge');
  const file = await text(open(office, `/dashboard/admin/deviation/list.csv?q=${bookingNumber}`));
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toMatch(new RegExp(`Letade länge;.*;${bookingNumber};.*;;`));
  expect(await text(list('ingenbuss'))).not.toContain('Letade länge');
  expect(await text(open(company, `/dashboard/company/post-invoicing/list?q=${number}`))).toContain('Letade länge');
});
