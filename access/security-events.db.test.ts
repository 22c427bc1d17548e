import type * as pinoModule from 'pino';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePassword,
  checkSecondFactor,
  confirmEmailChange,
  confirmIdentity,
  logIn,
  offerSecondFactor,
  renewRecoveryCodes,
  requestEmailChange,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@bff/domain/accounts';
import { ENDPOINTS } from '@bff/api/endpoints';
import { signAsIntegration } from '@bussplats/api-client';
import { RATE_LIMITS } from '@bff/api/endpoint/rate-limit.store';
import { anonymously, apiWorld, loggedInAs, refusal } from '@bff/api/testing/api-world';
import { createIntegration } from '@bff/domain/integration-users';
import { readSession, startSession } from '@bff/domain/sessions';
import { loginOf } from '@bff/domain/sessions/testing/login-of';
import { provide } from '@bff/domain/shared/services';
import type { UserActor } from '@bff/domain/shared/actor';
import { formLimits } from '@bff/edge/form-rates';
import { startSandboxWorld, type SandboxWorld } from '@bff/integrations/payments/testing/sandbox-world';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { log } from './testing/captured-log';
import { createPerson, PASSWORD } from './testing/people';
import { wholeApp } from './testing/whole-app';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
});
vi.mock('pino', async (original) =>
  (await import('./testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

useTestDatabase({ pool: 12 });
const HERE = '203.0.113.7';
let world: SandboxWorld;
beforeAll(async () => {
  world = await startSandboxWorld();
  provide({ payments: world.provider });
});
afterAll(() => world.stop());
beforeEach(() => {
  log.text = '';
});

const logged = () =>
  log.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { event?: string; security?: string; userId?: number });

async function customer() {
  const { actor, username } = await createPerson('PRIVATE_CUSTOMER');
  const { token } = await startSession({ login: await loginOf(actor!.userId) });
  return { actor: actor!, username, sessionId: (await readSession(token))!.id };
}

/** With the second factor enabled, half a minute later because its first code is used up. */
async function secured(actor: UserActor, sessionId: number) {
  const { offer, secret } = await offerSecondFactor(actor);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await turnOnSecondFactor(actor, { offer, code: totp.generate({ timestamp: clock.millis() }), sessionId });
}
/** The account as a request would read it now: ending its logins has raised the version. */
const now = ({ credentialVersion: _, ...actor }: UserActor): UserActor => actor;

/** The events listed in docs/security.md (16.3.1), each with what causes it; the log has the user's number beside it. */
const EVENTS: Record<string, (person: Awaited<ReturnType<typeof customer>>) => Promise<unknown>> = {
  'login.succeeded': ({ username }) => logIn({ username, password: PASSWORD, clientAddress: HERE }),
  'login.confirmed': ({ actor }) => confirmIdentity(actor, { currentPassword: PASSWORD, clientAddress: HERE }),
  'password.changed': ({ actor }) =>
    changePassword(actor, { currentPassword: PASSWORD, password: 'Nytt-Ord-I-Bussen-3', clientAddress: HERE }),
  'secondFactor.on': ({ actor, sessionId }) => secured(actor, sessionId),
  'secondFactor.codesRenewed': async ({ actor, sessionId }) => {
    await secured(actor, sessionId);
    await renewRecoveryCodes(now(actor));
  },
  'secondFactor.failed': async ({ actor, sessionId }) => {
    await secured(actor, sessionId);
    await expect(checkSecondFactor(actor.userId, '000000', HERE)).rejects.toMatchObject({ key: 'auth.codeInvalid' });
  },
  'secondFactor.off': async ({ actor, sessionId }) => {
    await secured(actor, sessionId);
    await turnOffSecondFactor(now(actor), { sessionId });
  },
  'email.changed': async ({ actor }) => {
    await requestEmailChange(actor, `ny.${actor.userId}@test.invalid`);
    const mail = await selectOne<{ payload: unknown }>(
      "SELECT payload FROM outbox WHERE JSON_VALUE(payload, '$.template') = 'emailChange' ORDER BY id DESC LIMIT 1",
    );
    await confirmEmailChange(/confirm-email\/([\w-]{43})/.exec(JSON.stringify(mail))![1]!);
  },
};

describe('events of an account are logged', () => {
  it.each(Object.entries(EVENTS))('%s', async (event, act) => {
    const person = await customer();
    await act(person);
    expect(logged()).toContainEqual(expect.objectContaining({ event, userId: person.actor.userId }));
  });

  it('login.failed, and login.locked after ten', async () => {
    const { username } = await customer();
    const tries = Array.from({ length: 12 }, () => logIn({ username, password: 'Fel', clientAddress: HERE }));
    await Promise.allSettled(tries);
    const events = logged().map(({ event }) => event);
    expect(events.filter((event) => event === 'login.failed')).toHaveLength(10);
    expect(events.filter((event) => event === 'login.locked')).toHaveLength(2);
  });
});

describe('attempts to get around controls are logged', () => {
  it('form.tooMany', async () => {
    const { ask } = wholeApp({ forms: { ...formLimits(), any: { points: 1, seconds: 60 } } });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin() };
    const send = () => ask('/sv/cookies', { method: 'POST', headers, body: 'answer=all', peer: '192.0.2.90' });
    await send();
    expect((await send()).status).toBe(429);
    expect(logged()).toContainEqual(expect.objectContaining({ security: 'form.tooMany' }));
  });

  it('webhook.refused, for its signature alone, whatever origin it claims', async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` };
    for (const more of [{}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }]) {
      log.text = '';
      const request = { method: 'POST', headers: { ...headers, ...more }, body: '{}' };
      expect((await wholeApp().ask('/webhooks/stripe', request)).status).toBe(400);
      expect(logged()).toContainEqual(expect.objectContaining({ security: 'webhook.refused' }));
    }
  });

  describe('api.refused, with the reason:', () => {
    const limits = { ...RATE_LIMITS, credentials: { points: 0, seconds: 60 } };
    const { send, client } = apiWorld({ endpoints: ENDPOINTS, limits });
    const twice = async () => {
      const { actor } = await createPerson('SYSTEM_ADMIN');
      const key = await createIntegration(actor!, { name: 'Upprepad AB' });
      const body = new TextEncoder().encode('{"colour":1}');
      const url = new URL(`${publicOrigin()}/api/v1/trips/search`);
      const signed = await signAsIntegration({ method: 'POST', url, body }, key, clock.millis());
      for (let n = 0; n < 2; n++)
        await send(url.pathname, { method: 'POST', body, headers: { ...signed, 'content-type': 'application/json' } });
    };
    it.each<[string, () => Promise<unknown>]>([
      ['pepper.invalid', () => send('/api/v1/bookings', { headers: { 'x-signature': 'a'.repeat(64) } })],
      ['signature.replayed', twice],
      ['auth.notLoggedIn', () => send('/api/v1/bookings', { headers: { 'x-signature': anonymously('') } })],
      ['auth.headerInvalid', () => send('/api/v1/bookings', { headers: { 'x-signature': anonymously(''), authorization: 'Bearer x' } })], // prettier-ignore
      ['auth.noPermission', async () => refusal((await loggedInAs(client, (await createPerson('DRIVER')).actor!)).call('GET', '/bookings'))], // prettier-ignore
      ['request.tooMany', () => send('/api/v1/auth/login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })], // prettier-ignore
    ])('%s', async (key, act) => {
      await act();
      // A client without a pepper yet is refused for that first.
      expect(logged().findLast(({ security }) => security)).toMatchObject({ security: 'api.refused', key });
    });
  });
});
