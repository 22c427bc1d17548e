// Traces: S8-183
import { isIP } from 'node:net';
import { isPublicAddress } from '@bff/platform/public-address';

const LONGEST = 500;

/**
 * The address that events are sent to, as it is stored; undefined for one that is not allowed. Allowed is https to a public host, without
 * user information or fragment. `allowLocal` (demo and tests) permits plain http to this machine. What a name resolves to is checked at
 * each delivery.
 */
export function webhookAddress(typed: string, { allowLocal }: { allowLocal: boolean }): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (url.username || url.password || url.hash || url.href.length > LONGEST) return undefined;
  if (allowLocal && isThisMachine(url.hostname)) return /^https?:$/.test(url.protocol) ? url.href : undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0 && host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host);
  return url.protocol === 'https:' && (isName || isPublicAddress(host)) ? url.href : undefined;
}

export const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
