import { MINUTE, SECOND } from '@bff/domain/shared/time';

const FIRST_MS = 2 * SECOND;
const LONGEST_MS = 15 * MINUTE;
/** Spread, so that what failed together does not come back together. */
const JITTER = 0.2;

/** How long to wait after that many failed tries, in milliseconds: 2 s, doubling, at most a quarter of an hour. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const doubled = FIRST_MS * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(LONGEST_MS, doubled) * (1 + JITTER * random()));
}

/** Tries in about five days, as long as mail servers try (RFC 5321, 4.5.4.1): for when waiting may help. */
export const TRIES_WHILE_AWAY = 480;
/** Tries in about an hour: for errors that nobody expected. */
export const TRIES_OF_A_MISTAKE = 12;
