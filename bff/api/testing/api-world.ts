import { issueToken } from '@bff/domain/sessions';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { ApiClient, type ApiClientOptions, ApiError, memoryStorage } from '@bussplats/api-client';
import { createApi } from '../create-api';
import type { Endpoint } from '../endpoint/endpoint';
import type { RateLimits } from '../endpoint/rate-limit.store';
import { loginOf } from '@bff/domain/sessions/testing/login-of';
import { pepperOf } from '../signing/pepper';
import { schemeOneSignature } from '../signing/scheme-one';
import { UNLIMITED } from './unlimited';

export const PASSWORD = 'Tolv-Bussar-7-Norrut';

/** The API in this process, with clients. */
export function apiWorld({
  endpoints,
  limits = UNLIMITED,
}: { endpoints?: readonly Endpoint[]; limits?: RateLimits } = {}) {
  const api = createApi(endpoints, limits, ({ method, path }, key) => {
    throw new Error(`${method} ${path} does not declare ${key} among its errors`);
  });
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(api.request(`${publicOrigin()}${path}`, init));
  const client = (options: Partial<ApiClientOptions> = {}): ApiClient =>
    new ApiClient({
      origin: publicOrigin(),
      fetch: (url, init) => Promise.resolve(api.request(url, init)),
      now: () => clock.millis(),
      sleep: () => Promise.resolve(),
      ...options,
    });
  return { api, send, client };
}

/** A client logged in as an existing user. */
export async function loggedInAs(
  client: (options: Partial<ApiClientOptions>) => ApiClient,
  { userId }: { userId: number },
): Promise<ApiClient> {
  const storage = memoryStorage();
  storage.setItem('token', (await issueToken(await loginOf(userId))).token);
  return client({ storage });
}

/** The API's refusal as `status key@fields`; fails if it did not refuse. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.fieldErrors.map(({ field }) => `@${field}`).join('');
    return `${error.status} ${error.error.replace(/^error\./, '')}${fields}`;
  }
  throw new Error('it was not refused');
}

let people = 0;

/** Registers a customer and logs in. */
export async function registered(client: ApiClient): Promise<{ username: string; customerId: number }> {
  const username = `api-kund-${++people}`;
  const { customerId } = await client.call<{ customerId: number }>('POST', '/customer/register', {
    body: {
      username,
      email: `${username}@test.invalid`,
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      name: 'Anna Åkare',
      phone: '070-174 06 05',
      terms: true,
    },
  });
  await client.logIn(username, PASSWORD);
  return { username, customerId };
}

/** A response's refusal as `status key`. */
export const keyOf = async (response: Response): Promise<string> =>
  `${response.status} ${((await response.json()) as { error: string }).error.replace(/^error\./, '')}`;

/** The signature of a caller who is not logged in. */
export const anonymously = (body: string) => schemeOneSignature(new TextEncoder().encode(body), pepperOf('anon'));
