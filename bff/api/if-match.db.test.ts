// Traces: S7-023, S8-310
import { describe, expect, it } from 'vitest';
import { contactInfo, contactRevision, updateContactInfo } from '@bff/domain/customers';
import { createCustomer, createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import type { ApiClient } from '@bussplats/api-client';
import { apiWorld, loggedInAs, refusal } from './testing/api-world';

useTestDatabase({ pool: 20 });
const { client, send } = apiWorld();

async function world() {
  const customer = await createCustomer();
  const customerId = customer.customerId;
  const anna = await loggedInAs(client, customer);
  const nameNow = async () => (await contactInfo(customer, customerId)).name;
  return { customer, customerId, anna, nameNow };
}
const record = (name: string) => ({ name, email: 'anna@test.invalid', phone: '+46701740605', city: 'Gävle' });
const change = (by: ApiClient, name: string, ifMatch?: string) =>
  by.ask('PUT', '/customer', { body: record(name), ...(ifMatch === undefined ? {} : { ifMatch }) });
const STALE = '412 request.preconditionFailed';

describe('a record that two users change', () => {
  it('is not overwritten after somebody else saved', async () => {
    const { customerId, anna, nameNow } = await world();
    const read = await anna.ask('GET', '/customer');
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    await updateContactInfo(admin, customerId, { ...record('Rättad'), street: '', postcode: '', countryCode: 'SE' });
    expect(await refusal(change(anna, 'Anna', read.etag!))).toBe(STALE);
    expect(await nameNow()).toBe('Rättad');

    const fresh = await anna.ask('GET', '/customer');
    expect(fresh.etag).not.toBe(read.etag);
    const changed = await change(anna, 'Anna', fresh.etag!);
    // The answer's tag is valid for the next change.
    expect((await change(anna, 'Anna B', changed.etag!)).data).toMatchObject({ name: 'Anna B' });
  });

  it('is changed by only one of those who read the same version', async () => {
    const { anna } = await world();
    const { etag } = await anna.ask('GET', '/customer');
    const outcomes = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
        change(anna, name, etag!).then(
          ({ data }) => (data as { name: string }).name,
          () => STALE,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== STALE)).toHaveLength(1);
    expect((await anna.ask<{ name: string }>('GET', '/customer')).data.name).toBe(
      outcomes.find((one) => one !== STALE),
    );
  });

  it('may be given several versions, also weakened by a proxy; `*` or none accepts any', async () => {
    const { customer, customerId, anna } = await world();
    const now = contactRevision(await contactInfo(customer, customerId));
    expect(await refusal(change(anna, 'A', '"x", W/"y"'))).toBe(STALE);
    await change(anna, 'B', `"x", W/"${now}"`);
    await change(anna, 'C', '*');
    expect((await change(anna, 'D')).data).toMatchObject({ name: 'D' });
  });

  it('checks the version after the permission and the input', async () => {
    const { anna } = await world();
    const driver = await loggedInAs(client, await createUser({ roles: ['DRIVER'] }));
    expect(await refusal(change(driver, 'A', '"x"'))).toBe('403 auth.noPermission');
    expect(await refusal(anna.call('PUT', '/customer', { body: {}, ifMatch: '"x"' }))).toMatch(/^400 input\.invalid@/);
    expect(await refusal(change(anna, 'A', 'x'))).toBe('400 input.invalid@If-Match');
  });
});

it('If-Match is refused where nobody would check it', async () => {
  const { anna } = await world();
  const body = { language: 'en' };
  expect(await refusal(anna.call('PUT', '/customer/update-profile', { body, ifMatch: '"x"' }))).toBe('400 input.invalid@If-Match'); // prettier-ignore
  expect(await anna.call('PUT', '/customer/update-profile', { body, ifMatch: '*' })).toMatchObject({ language: 'en' });
  // No tag is returned for something without a version.
  expect((await anna.ask('GET', '/bookings')).etag).toBeNull();
  expect((await send('/api/v1/customer', { headers: { 'if-match': '"x"' } })).headers.get('etag')).toBeNull();
});
