import Stripe from 'stripe';
import { outgoingCall } from '@bff/platform/tracing/outgoing-call';

/** Calls to the provider as parts of the running trace, through its package's interface for other HTTP clients. */
export function tracedHttpClient(): NonNullable<Stripe.StripeConfig['httpClient']> {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, method, headers, body, protocol, timeout) =>
      outgoingCall(
        { to: 'stripe', method, host },
        (trace) => client.makeRequest(host, port, path, method, { ...headers, ...trace }, body, protocol, timeout),
        (answer) => answer.getStatusCode(),
      ),
  };
}
