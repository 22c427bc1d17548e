import type { Endpoint } from '@bff/api/endpoint/endpoint';
import { findCaller } from '@bff/api/endpoint/find-caller';
import { ENDPOINTS } from '@bff/api/endpoints';
import { type RequestToSign, signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { pepperOf } from '@bff/api/signing/pepper';
import { createIntegration } from '@bff/domain/integration-users';
import { issueToken } from '@bff/domain/sessions';
import { publicOrigin } from '@bff/platform/env';
import { connect } from '@db/connection';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { type Times, times } from './table';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

const REQUESTS_A_BATCH = 100;

export interface ApiTimes {
  /** Processor milliseconds per request: scheme 1 with a token, scheme 2 of an integration. */
  one: Times;
  two: Times;
}

const endpointOf = (name: string): Endpoint => {
  const found = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

/** The API's work before an endpoint begins: signature, token or key, nonce, policy; its processor time, including the driver's. */
export async function measureApi(url: string, batches: number): Promise<ApiTimes> {
  const database = connect(url);
  try {
    return {
      one: await measure(await bearerRequests(), batches),
      two: await measure(await integrationRequests(), batches),
    };
  } finally {
    await database.close();
  }
}

interface Signed {
  endpoint: Endpoint;
  request: RequestToSign;
  headers: Headers;
}

async function bearerRequests(): Promise<() => Promise<Signed>> {
  const { userId } = await createCustomer();
  const { token } = await issueToken(await loginOf(userId));
  const endpoint = endpointOf('GET /bookings');
  const request = { method: 'GET', url: new URL('/api/v1/bookings?page=1', publicOrigin()), body: new Uint8Array() };
  const headers = { authorization: `Bearer ${token}`, ...(await signWithPepper(request, pepperOf('anon'))) };
  return () => Promise.resolve({ endpoint, request, headers: new Headers(headers) });
}

async function integrationRequests(): Promise<() => Promise<Signed>> {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { companyId } = await createBookableVehicle();
  const key = await createIntegration(admin, { name: 'Bench AB', companyId });
  const endpoint = endpointOf('GET /vehicles');
  const request = { method: 'GET', url: new URL('/api/v1/vehicles?page=1', publicOrigin()), body: new Uint8Array() };
  return async () => ({ endpoint, request, headers: new Headers(await signAsIntegration(request, key, Date.now())) });
}

async function measure(make: () => Promise<Signed>, batches: number): Promise<Times> {
  const perRequest: number[] = [];
  for (let batch = 0; batch <= batches; batch++) {
    const signed = await Promise.all(Array.from({ length: REQUESTS_A_BATCH }, make));
    const before = process.cpuUsage();
    for (const { endpoint, request, headers } of signed) {
      const { method, url, body } = request;
      const asked = { method, authority: url.host, path: url.pathname, query: url.search || '?', body };
      const caller = await findCaller(endpoint, { headers, request: asked, language: 'sv' });
      if (!endpoint.allows(caller)) throw new Error('who may call is refused');
    }
    const { user, system } = process.cpuUsage(before);
    // The first batch warms up.
    if (batch > 0) perRequest.push((user + system) / 1_000 / REQUESTS_A_BATCH);
  }
  return times(perRequest);
}
