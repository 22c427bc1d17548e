import { env } from '@bff/platform/env';

/**
 * The caller's address. X-Forwarded-For is believed only from proxies that are configured, read from the right, so that what a client
 * writes itself never counts.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string {
  const trusted = env().TRUSTED_PROXIES;
  const direct = (peer ?? 'unknown').replace(/^::ffff:/, '');
  if (!trusted.includes(direct) || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.reverse().find((hop) => !trusted.includes(hop)) ?? direct;
}
