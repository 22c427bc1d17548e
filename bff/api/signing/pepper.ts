import { createHmac } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { keyFor } from '@bff/platform/signing';

/** The holder for callers without a session. */
export const ANONYMOUS = 'anon';
const DAY_SECONDS = 86_400;

/** The days (⌊unix/86400⌋) whose peppers are valid now: today and yesterday. */
export function validDays(): readonly [today: number, yesterday: number] {
  const today = Math.floor(clock.millis() / 1_000 / DAY_SECONDS);
  return [today, today - 1];
}

/** base64url(HMAC-SHA256(master, "pepper-v1\n" + holder + "\n" + day)); `holder` is a session's id or `anon`. */
export const derivePepper = (master: Uint8Array, holder: string, day: number): string =>
  createHmac('sha256', master).update(`pepper-v1\n${holder}\n${day}`).digest('base64url');

/** The holder's pepper for today. */
export const pepperOf = (holder: string): string => derivePepper(keyFor('api-pepper'), holder, validDays()[0]);

/** Every pepper that is valid now for callers with that session, or with none. */
export function validPeppers(sessionId: string | undefined): string[] {
  const holders = sessionId === undefined ? [ANONYMOUS] : [sessionId, ANONYMOUS];
  const master = keyFor('api-pepper');
  return holders.flatMap((holder) => validDays().map((day) => derivePepper(master, holder, day)));
}
