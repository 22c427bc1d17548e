// Traces: S8-006
const SECONDS = /^\d{1,10}$/;
/** The three forms of a date in RFC 9110 (5.6.7); the last of them does not say that it is UTC. */
const DATE = /^[A-Z][a-z]{2,8},? \S/;

/** The milliseconds that a `Retry-After` asks to wait (RFC 9110, 10.2.3: seconds, or a date); undefined if it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text) * 1_000;
  if (!DATE.test(text)) return undefined;
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
