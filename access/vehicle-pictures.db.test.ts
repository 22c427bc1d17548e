// Traces: S3-033, S5-055, S5-056
import { beforeAll, expect, it } from 'vitest';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { publicOrigin } from '@bff/platform/env';
import { MOST_BYTES } from '@bff/domain/images/image-limits';
import { photograph } from '@bff/domain/images/testing/pictures';
import { createOrder } from '@db/factories';
import type { BookableVehicle } from '@db/factories/create-vehicle';
import { useTestDatabase } from '@db/testing/test-database';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { asking } from './messages/asking';
import { versionShown } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { busOf } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
let person: Person;
let bus: BookableVehicle;
beforeAll(async () => {
  useRoads();
  person = await createPerson('COMPANY_ADMIN');
  bus = await busOf(person.companyId!);
});
const path = () => `/dashboard/company/vehicles/pictures/${bus.vehicleId}`;

async function upload(view: string, file: Uint8Array | undefined, language = 'sv') {
  const shown = await (await asking(ask, 'sv').open(person, path())).text();
  const body = new FormData();
  for (const [name, value] of Object.entries(versionShown(shown, ''))) body.set(name, value);
  body.set('view', view);
  body.set('picture', new File(file ? [new Uint8Array(file)] : [], file ? 'x.jpg' : ''));
  const headers = { ...(await person.browser()), origin: publicOrigin() };
  return ask(`/${language}${path()}`, { method: 'POST', headers, body, peer: person.address });
}

it('a picture is added, shown, served and removed without scripts', async () => {
  const { open, send } = asking(ask, 'sv');
  expect((await upload('front', await photograph())).status).toBe(303);
  const html = await (await open(person, path())).text();
  const address = /<img src="(\/images\/[0-9a-f]{64}\.jpg)" width="\d+" height="\d+" alt="Framsidan av/.exec(html)?.[1];
  expect(address).toBeDefined();
  expect((await ask(address!)).headers.get('content-type')).toBe('image/jpeg');
  // Small in the list; the row already names the bus.
  const list = await (await open(person, '/dashboard/company/vehicles/list')).text();
  expect(list).toMatch(/<img src="(\/images\/[0-9a-f]{64}\.jpg)" width="80" height="\d+" alt=""/);
  expect((await send(person, `${path()}/remove/front`, {})).status).toBe(200);
  expect(await (await open(person, path())).text()).not.toContain('/images/');
  expect((await open(person, `${path()}/remove/front`)).status).toBe(404);
});

it('is on the page of a booking, for its customer and for those it was shared with', async () => {
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const { userId, customerId } = customer.actor!;
  const { booking } = await createOrder({ bus, customer: { userId, customerId: customerId! } });
  const { open } = asking(ask, 'sv');
  const shown = async (page: string) =>
    /<img src="(\/images\/[0-9a-f]{64}\.jpg)"[^>]* alt="([^"]*)"/.exec(await (await open(customer, page)).text());
  expect(await shown(`/booking/details/${booking.number}`)).toBeNull();
  expect((await upload('interior', await photograph())).status).toBe(303);
  expect((await shown(`/booking/details/${booking.number}`))?.[2]).toMatch(/^Insidan av /);
  expect((await shown(`/booking/show-details/${booking.number}`))?.[2]).toMatch(/^Insidan av /);
});

it.each([
  ['sv', 'Välj en bild.'],
  ['en', 'Choose an image.'],
] as const)('an empty form asks for one: %s', async (language, message) => {
  const answer = await upload('front', undefined, language);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(message);
});

it('one that is too large, or of another kind, is refused, and the choices are kept', async () => {
  const large = await upload('back', new Uint8Array(MOST_BYTES + 1));
  expect(large.status).toBe(413);
  expect(await large.text()).toMatch(/<option value="back" selected/);
  const other = await upload('back', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(other.status).toBe(422);
  expect(await other.text()).toContain(errorText('image.unsupportedType', [], 'sv'));
  expect((await upload('roof', await photograph())).status).toBe(422);
});
