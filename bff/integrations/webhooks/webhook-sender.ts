import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { ConnectionOptions } from 'node:tls';
import { isPublicAddress } from '@bff/platform/public-address';
import { outgoingCall } from '@bff/platform/tracing/outgoing-call';
import { type WebhookAnswer, type WebhookSender, WebhookUnreachable } from './port';

export interface WebhookSenderOptions {
  /** Permits plain http to this machine: for demos and tests. */
  allowLocal: boolean;
  /** For the whole exchange. */
  timeoutMs?: number;
  resolve?: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** The authority to trust, in PEM, instead of those that come with Node. */
  authority?: string;
}

type TlsOptions = Pick<ConnectionOptions, 'rejectUnauthorized' | 'ca'>;

const TIMEOUT_MS = 10_000;
const LONGEST_TEXT = 300;

/**
 * Sends only to public servers (server-side request forgery, OWASP ASVS 5.0 1.3.6): the name is resolved once, all of its addresses must be
 * public, and the connection goes to the checked address, so that a second answer of the name server changes nothing.
 */
export function createWebhookSender({
  allowLocal,
  timeoutMs = TIMEOUT_MS,
  resolve = (hostname) => systemLookup(hostname, { all: true }),
  authority,
}: WebhookSenderOptions): WebhookSender {
  async function addressOf(url: URL): Promise<LookupAddress> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const isLocal = allowLocal && ['localhost', '127.0.0.1', '::1'].includes(hostname);
    if (url.protocol !== 'https:' && !isLocal) throw new WebhookUnreachable('not https');
    const addresses = await resolve(hostname).catch(() => []);
    const [first] = addresses;
    if (!first) throw new WebhookUnreachable('the name leads nowhere');
    const isAllowed = isLocal ? isLoopback : isPublicAddress;
    if (!addresses.every(({ address }) => isAllowed(address)))
      throw new WebhookUnreachable('the name leads to an address that is not public');
    return first;
  }

  return {
    async post(url, { headers, body }) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const pinned = await within(signal, addressOf(url));
        const options = { method: 'POST', ...pin(pinned), ...verified(authority), signal };
        return await outgoingCall(
          { to: 'webhook', method: 'POST', host: url.hostname },
          (trace) => {
            const sent = { ...trace, ...headers, 'content-length': body.byteLength };
            return exchange(url, { ...options, headers: sent }, body);
          },
          ({ status }) => status,
        );
      } catch (error) {
        if (error instanceof WebhookUnreachable) throw error;
        const { code, name } = error as NodeJS.ErrnoException;
        throw new WebhookUnreachable(signal.aborted ? `no answer in ${timeoutMs / 1_000} s` : (code ?? name));
      }
    },
  };
}

const isLoopback = (address: string): boolean => address === '127.0.0.1' || address === '::1';

/** A connection of its own, to that address. */
const pin = ({ address, family }: LookupAddress): RequestOptions => ({
  agent: false,
  lookup: (_hostname, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  },
});

/** An invalid certificate ends the exchange, whatever the environment says (`NODE_TLS_REJECT_UNAUTHORIZED`). */
const verified = (authority: string | undefined): TlsOptions => ({
  rejectUnauthorized: true,
  ...(authority === undefined ? {} : { ca: authority }),
});

const within = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new WebhookUnreachable('no answer in time')), { once: true });
    }),
  ]);

function exchange(url: URL, options: RequestOptions & TlsOptions, body: Uint8Array): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, options, (response) => {
      beginningOf(response).then((text) => {
        resolve({ status: response.statusCode ?? 0, text });
        sent.destroy();
      }, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** As much of an answer as is worth logging; the rest is never read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length >= LONGEST_TEXT) break;
  }
  return text.slice(0, LONGEST_TEXT);
}
