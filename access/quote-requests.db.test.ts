// Traces: S1-004, S2-031, S2-046, S6-035, S9-012, S2-083, S3-023, S9-013, S5-019
import { beforeAll, expect, it } from 'vitest';
import { aTrip, useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { requestQuotes, seeQuoteRequest } from '@bff/domain/quotes';
import { createBookableVehicle } from '@db/factories';
import { Quote, Vehicle, VehicleEquipment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { anAskedQuoteWithABus, newQuote } from './testing/quote-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();

const search = (change: Record<string, string> = {}, stops = ['se-uppsala', 'se-gavle']) => {
  const params = new URLSearchParams({
    tripType: 'one-way',
    departure: '2090-05-04T10:00',
    adults: '40',
    ...change,
  });
  for (const stop of stops) params.append('stop', stop);
  return params.toString();
};
const VISBY = ['se-stockholm', 'se-visby'];

let customer: Person;
const companies: number[] = [];
/** What the box of each of their buses sends. */
const ticks: string[] = [];
beforeAll(async () => {
  useRoads();
  await createPlaces(['uppsala', 'gavle', 'stockholm', 'visby']);
  customer = await createPerson('PRIVATE_CUSTOMER');
  for (let index = 0; index < 4; index++) {
    const { companyId, vehicleId } = await createBookableVehicle();
    companies.push(companyId);
    ticks.push(`${companyId}-${vehicleId}`);
  }
}, 60_000);

it.each([
  ['too many people', search({ adults: '800' })],
  ['a ferry', search({}, VISBY)],
  ['too long', search({ tripType: 'round-trip', return: '2090-05-30T10:00' })],
])('a search without an offer leads to a request: %s', async (_, query) => {
  const html = await text(open(customer, `/buses/search?${query}`));
  const [, path = ''] = /href="\/sv(\/quotes\/request\?[^"]*)"/.exec(html) ?? [];
  const form = await text(open(customer, path.replaceAll('&amp;', '&')));
  expect(form).not.toContain('går inte att köra på just de här tiderna');
  expect(form).toContain('Bussbolag att fråga');
  expect(form.match(/name="companies"/g)?.length).toBeGreaterThan(2);
  expect(form.match(/checked=""[^>]*name="companies"|name="companies"[^>]*checked=""/g)).toHaveLength(3);
});

it('a search that brings the bus home before it can be there leads to other times, not to a request, which says so too', async () => {
  const query = search({ tripType: 'day-trip', departure: '2090-05-04T10:00', return: '2090-05-04T11:00' });
  const html = await text(open(customer, `/buses/search?${query}`));
  expect(html).not.toContain('/quotes/request?');
  expect(html).toContain('return=2090-05-04T');
  expect(await text(open(customer, `/quotes/request?${query}`))).toContain('går inte att köra på just de här tiderna');
});

it.each([
  ['a search that is refused', search({ adults: '800' })],
  ['a search that nobody is free for', search({ departure: '2090-05-04T10:00', adults: '40', wheelchairs: '30' })],
])('%s leads to a request only those who may make one, or may after logging in', async (_, query) => {
  const leads = async (person: Person) => (await text(open(person, `/buses/search?${query}`))).includes('/quotes/request?'); // prettier-ignore
  expect(await leads(await createPerson('visitor'))).toBe(true);
  expect(await leads(customer)).toBe(true);
  expect(await leads(await createPerson('DRIVER'))).toBe(false);
});

it('ticked offers are compared, up to three, with what one lacks and another has; and can be booked there', async () => {
  const query = search();
  const results = await text(open(customer, `/buses/search?${query}`));
  // Text browsers know no `formaction`: they send every button of the form to where buses are held, which leads on.
  const [form = ''] = /<form[^>]*action="\/sv\/booking\/hold".*?<\/form>/s.exec(results) ?? [];
  expect(form).toMatch(new RegExp(`<input(?=[^>]*name="company")(?=[^>]*value="${ticks[0]}")`));
  const ticked = `company=${ticks[0]}&company=${ticks[1]}`;
  const pressed = (button: string) =>
    text(send(customer, '/booking/hold', new URLSearchParams(`${query}&${ticked}&${button}=BUTTON`)));
  expect(await pressed('sent')).toContain('Jämför bussar');
  expect(await pressed('page:1')).toMatch(new RegExp(`<input(?=[^>]*value="${ticks[1]}")[^>]*checked`));
  // Companies are asked, whichever of their buses are ticked; as addresses said before single buses were, too.
  const twice = `company=${ticks[0]}&company=${companies[0]}-1&company=${companies[1]}`;
  const asked = await text(open(customer, `/buses/compare?${query}&${twice}&next=quotes`));
  expect(asked.match(/<input(?=[^>]*name="companies")[^>]*checked/g)).toHaveLength(2);
  expect(asked).toMatch(new RegExp(`<input(?=[^>]*name="companies")(?=[^>]*value="${companies[0]}")[^>]*checked`));
  const unticked = await text(open(customer, `/buses/compare?${query}`));
  expect(unticked).toContain('Vilka bussbolag vill du jämföra?');
  expect(unticked).toMatch(new RegExp(`<input[^>]*name="company"[^>]*value="${companies[0]}"`));
  const vehicle = await Vehicle.findOne({ where: { companyId: companies[0]! }, rejectOnEmpty: true });
  await VehicleEquipment.create({ vehicleId: vehicle.id, code: 'wifi', equipmentGroup: 'comfort' });
  const compare = (ids: readonly (number | string)[]) =>
    text(open(customer, `/buses/compare?${query}${ids.map((id) => `&company=${id}`).join('')}`));

  const two = await compare(ticks.slice(0, 2));
  expect(two.match(/name="offer:/g)).toHaveLength(2);
  // A fact's name is said once, before what it is for each.
  const row = (page: string, name: string) => new RegExp(`>${name}</th>(.*?)</tr>`, 's').exec(page)?.[1] ?? '';
  const cells = (page: string, name: string) =>
    [...row(page, name).matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text).sort();
  expect(cells(two, 'Finns inte på alla')).toEqual(['Wifi', '–']);
  expect(cells(two, 'Saknas här, men finns på en annan buss')).toEqual([]);
  expect(two.match(/inkl\. 6\s% moms/g)).toHaveLength(1);
  expect(row(two, 'Pris, inkl\\. 6\\s% moms').match(/<strong>/g)).toHaveLength(2);
  expect(two).toContain('Per person');
  const four = await compare(companies);
  expect(four.match(/name="offer:/g)).toHaveLength(3);
  expect(four).toContain('Du kan jämföra 3 bussar åt gången.');
  expect(cells(four, 'Saknas här, men finns på en annan buss')).toEqual(['Wifi', 'Wifi', '–']);
  expect(await compare([999_999])).toContain('Inga bussar att jämföra');
  // A user who may not book sees no button.
  const driver = await text(open(await createPerson('DRIVER'), `/buses/compare?${query}&company=${companies[0]!}`));
  expect(driver).not.toContain('name="offer:');
  // The results page reports what is wrong with the search.
  expect(await text(open(customer, `/buses/compare?${search({ adults: '' })}`))).toContain('name="adults"');
});

it('the results link to the same trip on the days around, with the lowest price of each', async () => {
  const query = `${search({ tripType: 'day-trip', return: '2090-05-04T18:00' })}&page=2&open=1`;
  const html = await text(open(customer, `/buses/search?${query}`));
  const [strip = ''] = /<nav aria-label="Samma resa andra dagar"[\s\S]*?<\/nav>/.exec(html) ?? [];
  expect(strip.match(/<a /g)).toHaveLength(7);
  // Of the other days only this day's cheapest buses are asked.
  expect(strip.match(/<br\/>[\d\s]+kr/g)).toHaveLength(1);
  expect(strip.match(/<br\/>från [\d\s]+</g)).toHaveLength(6);
  expect(strip.match(/aria-current="page"/g)).toHaveLength(1);
  const [, next = ''] = /href="\/sv([^"]*2090-05-05T10%3A00[^"]*)"/.exec(strip) ?? [];
  expect(next).toContain('return=2090-05-05T18%3A00');
  expect(next).not.toMatch(/page=|open=/);
  expect((await open(customer, next.replaceAll('&amp;', '&'))).status).toBe(200);
});

it('companies ticked in the results are asked, a fourth is refused; without scripts the list says so', async () => {
  const query = search();
  const results = await text(open(customer, `/buses/search?${query}`));
  expect(results.match(/<input(?=[^>]*type="checkbox")(?=[^>]*name="company")/g)?.length).toBeGreaterThanOrEqual(4);
  const ticked = (ids: readonly number[]) => `/quotes/request?${query}&${ids.map((id) => `company=${id}`).join('&')}`;
  const four = await open(customer, ticked(companies));
  expect(four.status).toBe(422);
  expect(await four.text()).toContain('Du kan fråga högst 3 bussbolag åt gången.');

  const two = ticked(companies.slice(0, 2));
  const form = await text(open(customer, two));
  const [, sendKey = ''] = /name="sendKey" value="([^"]+)"/.exec(form) ?? [];
  const fields = new URLSearchParams({ sendKey, message: 'Kören ska till Gävle', specialRequests: '' });
  for (const id of companies) fields.append('companies', String(id));
  const refused = await send(customer, two, fields);
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('Du kan fråga högst 3 bussbolag åt gången.');
  expect(again).toContain('Kören ska till Gävle');

  fields.delete('companies');
  for (const id of companies.slice(0, 2)) fields.append('companies', String(id));
  const sent = await text(send(customer, two, fields));
  expect(sent).toContain('Förfrågan är skickad till 2 bussbolag.');
  expect(sent).toContain('De ska svara senast');
  expect(await text(open(customer, '/quotes/list'))).toContain('Uppsala');
});

it('is answered only by its company, which does not see whom else the customer asked', async () => {
  const company = await createPerson('COMPANY_ADMIN');
  const { number } = await requestQuotes(customer.actor!, {
    trip: aTrip(),
    message: 'Hemlig sång',
    specialRequests: null,
    companyIds: [company.companyId!, companies[0]!],
    sendKey: crypto.randomUUID(),
  });
  const request = await seeQuoteRequest(customer.actor!, number);
  const { id } = request.companies[0]!;
  const page = await text(open(company, `/dashboard/company/quote-requests/details/${id}`));
  expect(page).toContain('Hemlig sång');
  expect(page).not.toContain(request.companies[1]!.companyName);
  expect((await open(company, `/dashboard/company/quote-requests/details/${request.companies[1]!.id}`)).status).toBe(
    404,
  );
  const reject = `/dashboard/company/quote-requests/reject/${id}`;
  expect((await send(company, reject, { reason: ' ' })).status).toBe(422);
  expect(await text(send(company, reject, { reason: 'Alla bussar är ute' }))).toContain('Förfrågan är avböjd');
  expect(await text(open(customer, `/quotes/details/${number}`))).toContain('Alla bussar är ute');
});

it('an administrator’s list leads to the request with who asked, every company and what its quote costs', async () => {
  const [admin, company] = [await createPerson('SYSTEM_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const { number } = await newQuote(customer, company);
  const list = await text(open(admin, '/dashboard/admin/quote-requests'));
  expect(list).toContain(`href="/sv/dashboard/admin/quote-requests/${number}"`);
  const request = await seeQuoteRequest(admin.actor!, number);
  const page = await text(open(admin, `/dashboard/admin/quote-requests/${number}`));
  expect(page).toContain(request.companies[0]!.companyName);
  expect(page).toContain(`href="/sv/dashboard/admin/transport-companies/edit/${company.companyId}"`);
  expect(page).toContain(`href="/sv/dashboard/admin/customers/${customer.actor!.customerId}"`);
  expect(page).toMatch(/12\s345,00\skr/);
});

it('a company reads what its customer would pay before it quotes: on the page, by the button, and as it types', async () => {
  const company = await createPerson('COMPANY_ADMIN');
  const { params, fields } = await anAskedQuoteWithABus.make(company);
  const id = params!['id']!;
  const path = `/dashboard/company/quote-requests/quote/${id}`;
  expect((await text(open(company, path))).includes('Kunden betalar')).toBe(true);
  const counted = await text(send(company, path, { ...fields!, operatorPrice: '9 000', price: 'on' }));
  // 9 000 kr, 10 % commission, 6 % tax.
  expect(counted.includes('<data value="10494.00"')).toBe(true);
  expect(counted.includes('value="9 000"')).toBe(true);
  expect(await Quote.count({ where: { quoteRequestCompanyId: Number(id) } })).toBe(0);

  const typed = async (change: Record<string, string>): Promise<unknown> =>
    (await open(company, `/dashboard/company/quote-requests/price/${id}?${new URLSearchParams({ ...(fields as Record<string, string>), ...change }).toString()}`)).json(); // prettier-ignore
  expect(await typed({ operatorPrice: '9 000' })).toMatchObject({ customerPrice: 990_000, tax: 59_400, total: 1_049_400 }); // prettier-ignore
  expect(await typed({ operatorPrice: '' })).toBeNull();
  expect(await typed({ vehicleIds: '999999' })).toMatchObject({ key: 'vehicle.notFound' });
});

it('a company states its price and nothing else: prices sent outside its form’s own fields change nothing', async () => {
  const company = await createPerson('COMPANY_ADMIN');
  const { params, fields } = await anAskedQuoteWithABus.make(company);
  const id = params!['id']!;
  const path = `/dashboard/company/quote-requests/quote/${id}`;
  const beside = {
    customerPrice: '1',
    total: '1',
    tax: '0',
    proposedPrice: '1',
    status: 'accepted',
    companyId: '999999',
  };
  expect((await send(company, path, { ...fields!, operatorPrice: '-5', ...beside })).status).toBe(422);
  await send(company, path, { ...fields!, ...beside });
  const quote = await Quote.findOne({ where: { quoteRequestCompanyId: Number(id) } });
  // 9 000 kr, 10 % commission, 6 % tax.
  expect(quote).toMatchObject({ status: 'open', companyId: company.companyId, operatorPrice: 900_000 });
  expect(quote).toMatchObject({ customerPrice: 990_000, tax: 59_400, total: 1_049_400 });
  expect(quote!.proposedPrice).toBeGreaterThan(100);
  await expect(quote!.update({ operatorPrice: 990_001 })).rejects.toThrow();
});

it('what is ticked on one page of the results stays ticked on the others, and after filtering', async () => {
  // More companies than fit on a page.
  for (let made = 0; made < 11; made++) await createBookableVehicle();
  const [one, two] = ticks as [string, string];
  const three = companies[2]!;
  const asked = `${search()}&company=${one}&company=${two}`;
  /** What a page's form would compare. */
  const boxes = async (query: string) => {
    const html = await text(open(customer, `/buses/search?${query}`));
    const inputs = html.match(/<input[^>]*name="company"[^>]*>/g) ?? [];
    const ticked = inputs.filter((input) => input.includes('checked=""'));
    const ids = ticked.map((input) => /value="([\d-]+)"/.exec(input)![1]).sort();
    const turns = [...html.matchAll(/<button(?=[^>]*formaction="([^"]*)")[^>]*name="page:(\d+)"/gi)];
    return { ids, turns: turns.map(([, action, page]) => `${action} ${page}`) };
  };
  expect((await boxes(search())).ids).toEqual([]);
  const ids = [one, two].sort();
  // The last one stays on its page, so that sorting and filtering without scripts know the ticks too.
  expect(await boxes(asked)).toEqual({ ids, turns: ['/sv/buses/search 2', '/sv/buses/search 1'] });
  expect(await boxes(`${asked}&page=2`)).toEqual({ ids, turns: ['/sv/buses/search 1', '/sv/buses/search 2'] });
  expect(await boxes(`${asked}&operator=${three}`)).toEqual({ ids, turns: ['/sv/buses/search 1'] });
  // An address from before single buses were ticked.
  expect((await boxes(`${search()}&company=${companies[0]}&company=${companies[0]}-999999`)).ids).toHaveLength(1);
});
