// Traces: S8-183, S8-184
import { beforeAll, describe, expect, it } from 'vitest';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { createCustomer, createUser } from '@db/factories';
import type { UserActor } from '@bff/domain/shared/actor';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelIntegration, configureWebhook, createIntegration, webhookRevision, webhookSettings } from '.';

useTestDatabase();

const URL = 'https://buss.example/hooks';
let admin: UserActor;
const make = async () => (await createIntegration(admin, { name: 'Demo AB' })).id;
beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
});

describe('the webhook of an integration', () => {
  it('is off at first, and can be set, changed and removed', async () => {
    const id = await make();
    expect(await webhookSettings(admin, id)).toEqual({ url: null, events: [] });
    await configureWebhook(admin, id, { url: ` ${URL} `, events: ['booking.canceled', 'booking.created'] });
    expect(await webhookSettings(admin, id)).toEqual({ url: URL, events: ['booking.created', 'booking.canceled'] });
    await configureWebhook(admin, id, { url: URL, events: ['booking.changed'] });
    expect(await webhookSettings(admin, id)).toEqual({ url: URL, events: ['booking.changed'] });
    await configureWebhook(admin, id, { url: '', events: ['booking.changed'] });
    expect(await webhookSettings(admin, id)).toEqual({ url: null, events: [] });
    const log = await transitionsOf('integration', id);
    expect(log.filter(({ code }) => code === 'webhookChanged').map(({ data }) => data?.['host'])).toEqual([
      'buss.example',
      'buss.example',
      null,
    ]);
  });

  it('shows the second of two editors what the first saved', async () => {
    const id = await make();
    const revision = webhookRevision(await webhookSettings(admin, id));
    await configureWebhook(admin, id, { url: URL, events: ['booking.created'], revision });
    await expect(configureWebhook(admin, id, { url: null, events: [], revision })).rejects.toMatchObject({
      key: 'input.changedMeanwhile',
      saved: { url: URL, events: ['booking.created'] },
    });
    expect((await webhookSettings(admin, id)).url).toBe(URL);
  });

  it('is refused for an address that is not allowed, and without events', async () => {
    const id = await make();
    const set = (url: string, events: readonly 'booking.created'[] = ['booking.created']) =>
      configureWebhook(admin, id, { url, events });
    await expect(set('http://buss.example/')).rejects.toMatchObject({ key: 'webhook.addressInvalid', field: 'url' });
    await expect(set('https://10.0.0.1/')).rejects.toMatchObject({ key: 'webhook.addressInvalid' });
    await expect(set(URL, [])).rejects.toMatchObject({ key: 'webhook.needsEvents', field: 'events' });
    expect(await webhookSettings(admin, id)).toEqual({ url: null, events: [] });
  });

  it('is set by administrators, for an active integration', async () => {
    const id = await make();
    const customer = await createCustomer();
    const refused = { key: 'auth.noPermission' };
    await expect(webhookSettings(customer, id)).rejects.toMatchObject(refused);
    await expect(configureWebhook(customer, id, { url: null, events: [] })).rejects.toMatchObject(refused);
    await expect(webhookSettings(admin, 999_999)).rejects.toMatchObject({ key: 'auth.integrationInvalid' });
    await cancelIntegration(admin, id);
    await expect(configureWebhook(admin, id, { url: null, events: [] })).rejects.toMatchObject({
      key: 'auth.integrationInvalid',
    });
  });
});
