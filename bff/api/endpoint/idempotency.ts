// Traces: S8-122, S8-123
import { createHash } from 'node:crypto';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { SignedRequest } from '../signing/scheme-two';
import type { Caller } from './endpoint';
import { RequestRefused } from './failure';
import { idempotencyStore, type KeptAnswer } from './idempotency.store';

const KEEP_MS = 24 * 3_600_000;
/** Longer than any request may take: the process that claimed the key has died. */
const ABANDONED_MS = 60_000;

const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
};

/** Whose keys are kept separate. Unauthenticated callers are told apart by address. */
function scopeOf(caller: Caller, clientAddress: string): string {
  if (caller.kind === 'bearer') return `api:user:${caller.actor.userId}`;
  if (caller.kind === 'integration') return `api:key:${caller.integration.keyId}`;
  return `api:address:${sha256(clientAddress).slice(0, 32)}`;
}

/**
 * Answers a request once: repeating it with its key within a day returns the kept answer; a different request with that key is refused.
 * Answers 503 (our failure) and 429 (retry later) are not kept.
 * @throws DomainError `idempotency.keyReused`, `idempotency.inProgress`
 */
export async function answerOnce(
  idempotencyKey: string | undefined,
  request: SignedRequest,
  { caller, clientAddress }: { caller: Caller; clientAddress: string },
  answer: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isReplay?: boolean }> {
  if (idempotencyKey === undefined) return answer();
  if (!/^[\x21-\x7e]{1,128}$/.test(idempotencyKey))
    throw new RequestRefused([{ key: 'input.invalid', field: 'Idempotency-Key', detail: '1–128 visible characters' }]);
  const key = { scope: scopeOf(caller, clientAddress), key: idempotencyKey };
  const requestHash = sha256(request.method, request.path, request.query, request.body);
  const kept = await takeOrFind(key, requestHash);
  if (kept) return { ...kept, isReplay: true };
  try {
    const made = await answer();
    if (made.status < 500 && made.status !== 429) await idempotencyStore.keep(key, made);
    else await idempotencyStore.release(key);
    return made;
  } catch (error) {
    await idempotencyStore.release(key).catch((second: unknown) => logger.error({ err: second }, 'key not released'));
    throw error;
  }
}

/** Undefined if the key is now ours; otherwise its kept answer. */
async function takeOrFind(key: { scope: string; key: string }, requestHash: string): Promise<KeptAnswer | undefined> {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await idempotencyStore.take(key, requestHash, new Date(clock.millis() + KEEP_MS))) return undefined;
    const found = await idempotencyStore.find(key);
    if (!found) continue;
    const isOver = found.expiresAt.getTime() <= clock.millis();
    const isAbandoned = found.response === null && clock.millis() - found.createdAt.getTime() > ABANDONED_MS;
    if (isOver || isAbandoned) {
      await idempotencyStore.release(key, found.createdAt);
      continue;
    }
    must(found.requestHash === requestHash, 'idempotency.keyReused');
    must(found.response !== null, 'idempotency.inProgress');
    return found.response;
  }
  throw new RequestRefused([{ key: 'idempotency.inProgress' }]);
}
