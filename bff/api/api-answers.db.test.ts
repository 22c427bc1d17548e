import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createIntegration } from '@bff/domain/integration-users';
import type { UserActor } from '@bff/domain/shared/actor';
import { createUser } from '@db/factories';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { endpoint } from './endpoint/endpoint';
import { RATE_LIMITS } from './endpoint/rate-limit.store';
import { ENDPOINTS } from './endpoints';
import { apiWorld, loggedInAs, refusal } from './testing/api-world';

/** Holds for the answers of every endpoint, whatever its handler does; tested with endpoints of this file. */
useTestDatabase({ pool: 20 });

const answered = { name: 'Rut', kept: { shown: 1 }, list: [{ id: 1 }] };
const tooMuch = { ...answered, passwordHash: 'x', kept: { shown: 1, secret: 2 }, list: [{ id: 1, margin: 3 }] };
const output = z.object({
  name: z.string(),
  kept: z.object({ shown: z.int() }),
  list: z.array(z.object({ id: z.int() })),
});
const said = {
  operationId: 'tryOut',
  tag: 'auth',
  summary: { sv: 'Prov', en: 'Trial' },
  description: 'Of this test.',
  output,
  errors: [],
} as const;
const handle = () => Promise.resolve(tooMuch);
const trials = [
  endpoint({ ...said, method: 'GET', path: '/trial/public', auth: 'public', policy: 'anyone', handle }),
  endpoint({ ...said, method: 'GET', path: '/trial/user', auth: 'bearer', policy: () => true, handle }),
  endpoint({ ...said, method: 'GET', path: '/trial/key', auth: 'integration', policy: () => true, handle }),
];
const limits = { ...RATE_LIMITS, user: { points: 3, seconds: 60 }, key: { points: 3, seconds: 60 } };
const { client } = apiWorld({ endpoints: [...ENDPOINTS, ...trials], limits });
beforeEach(() => execute('DELETE FROM rate_limits'));

it('a field that the schema does not name never leaves, however deeply nested', async () => {
  expect(await client().call('GET', '/trial/public')).toEqual(answered);
});

describe('rate limits', () => {
  /** The outcomes of that many requests, one after another. */
  const asked = async (times: number, call: () => Promise<unknown>) => {
    const outcomes: string[] = [];
    for (let i = 0; i < times; i++)
      outcomes.push(
        await call().then(
          () => 'answered',
          () => refusal(call()),
        ),
      );
    return outcomes;
  };
  const OVER = ['answered', 'answered', 'answered', '429 request.tooMany'];

  it('count by user over all of their tokens; another user is counted separately', async () => {
    const user = await createUser();
    const [phone, computer] = [await loggedInAs(client, user), await loggedInAs(client, user)];
    let turn = 0;
    const call = () => (turn++ % 2 ? phone : computer).call('GET', '/trial/user');
    expect(await asked(4, call)).toEqual(OVER);
    const other = await loggedInAs(client, await createUser());
    expect(await asked(1, () => other.call('GET', '/trial/user'))).toEqual(['answered']);
  });

  it('count by key; another integration is counted separately', async () => {
    const { userId } = await createUser();
    const administrator: UserActor = { kind: 'user', userId, roles: ['SYSTEM_OWNER'], trainReplacementCustomer: false, language: 'sv', customerId: null, companyId: null }; // prettier-ignore
    const integration = async (name: string) =>
      client({ integration: await createIntegration(administrator, { name }) });
    const [one, two] = [await integration('Ett AB'), await integration('Två AB')];
    expect(await asked(4, () => one.call('GET', '/trial/key'))).toEqual(OVER);
    expect(await asked(1, () => two.call('GET', '/trial/key'))).toEqual(['answered']);
  });
});
