import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { RATE_LIMITS } from '@bff/api/endpoint/rate-limit.store';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { provide, service } from '@bff/domain/shared/services';
import { rawGuard } from '@bff/edge/raw-guard';
import { aFilledReservation } from '../testing/subjects';
import { wholeApp } from '../testing/whole-app';
import { apiAccountStates } from './api-account-states';
import { apiBookingStates } from './api-booking-states';
import { asking } from './asking';
import { customer, type StateCase } from './state-case';

/** A signal to wait for. */
function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** The answer of the server's raw guard, over a connection. */
async function behindTheGuard(ask: (origin: string) => Promise<Response>): Promise<Response> {
  const server = createServer((request, response) => {
    if (!rawGuard(request, response)) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return new Response(await answer.text(), answer);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** API messages that need a prepared state, each with its preparation. These are not about one noun. */
export const apiStates: Partial<Record<ErrorKey, StateCase>> = {
  ...apiAccountStates,
  ...apiBookingStates,
  'idempotency.keyReused': async ({ call }) => {
    const person = await customer();
    const again = (offer: string) =>
      call(person, 'POST', '/bookings', { body: { offer }, headers: { 'idempotency-key': 'one' } });
    await again('x');
    return again('y');
  },
  'request.unsupportedMediaType': ({ call }) =>
    call(undefined, 'POST', '/auth/login', { body: {}, headers: { 'content-type': 'text/plain' } }),
  'request.tooLarge': ({ call }) => call(undefined, 'POST', '/auth/login', { body: `"${'x'.repeat(1_100_000)}"` }),
  'request.crossSite': ({ call }) =>
    call(undefined, 'POST', '/auth/login', { body: {}, headers: { origin: 'https://evil.example' } }),
  // The same request again before the payment service has answered the first.
  'idempotency.inProgress': async ({ call }) => {
    const person = await customer();
    const { params } = await aFilledReservation.make(person);
    const payments = service('payments');
    const [asked, answered] = [aSignal(), aSignal()];
    const openCheckout: typeof payments.openCheckout = async (checkout) => {
      asked.give();
      await answered.given;
      return payments.openCheckout(checkout);
    };
    const pay = () => call(person, 'POST', `/bookings/${params!['number']}/payment`, { headers: { 'idempotency-key': 'one' } }); // prettier-ignore
    provide({ payments: { ...payments, openCheckout } });
    const first = pay();
    try {
      await asked.given;
      return await pay();
    } finally {
      answered.give();
      await first;
      provide({ payments });
    }
  },
  'request.tooMany': async ({ language }) => {
    const person = await customer();
    const { ask } = wholeApp({ api: { ...RATE_LIMITS, user: { points: 1, seconds: 60 } } });
    const { call } = asking(ask, language);
    await call(person, 'GET', '/customer');
    return call(person, 'GET', '/customer');
  },
  'request.lengthRequired': ({ language }) =>
    behindTheGuard((origin) => {
      const body = new Blob(['{}']).stream();
      return fetch(`${origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'accept-language': language },
        body,
        duplex: 'half',
      });
    }),
};
