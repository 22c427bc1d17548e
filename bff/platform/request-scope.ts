import { requestScope } from './logger';

interface Kept {
  address?: string;
  /** What has been read, while the request changes nothing. */
  read?: Map<object, Map<unknown, unknown>>;
  done: (() => Promise<void>)[];
}

const SAFE: readonly string[] = ['GET', 'HEAD'];

const kept = new WeakMap<object, Kept>();

function ofThisRequest(): Kept | undefined {
  const scope = requestScope();
  if (!scope) return undefined;
  const known = kept.get(scope) ?? { done: [] };
  kept.set(scope, known);
  return known;
}

/** Remembers the caller's address for code further in that counts by it, and whether the request may change anything (RFC 9110, 9.2.1). */
export function beginRequest({ address, method }: { address: string; method: string }): void {
  const request = ofThisRequest();
  if (request) Object.assign(request, { address }, SAFE.includes(method) && { read: new Map() });
}

/** The address that sent the current request. */
export const callersAddress = (): string => ofThisRequest()?.address ?? 'unknown';

/**
 * A read that a page needs in several places: a request that changes nothing sends it to the database once for each key. Callers share
 * the result and must not change it.
 */
export function oncePerRequest<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const once = (key: Key): Promise<Value> => {
    const reads = ofThisRequest()?.read;
    if (!reads) return read(key);
    // What was put in under this function is of its type.
    const known = (reads.get(once) ?? new Map()) as Map<Key, Promise<Value>>;
    reads.set(once, known);
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
  return once;
}

/** Runs once the request has been answered, for example to delete its temporary files. */
export function afterRequest(work: () => Promise<void>): void {
  ofThisRequest()?.done.push(work);
}

/**
 * Runs the work left for the end of this request; its failures no longer concern anybody. A live feed, which still sends, reads anew from
 * now on.
 */
export async function endRequest(): Promise<void> {
  const request = ofThisRequest();
  if (!request) return;
  const { done } = request;
  delete request.read;
  await Promise.allSettled(done.splice(0).map((work) => work()));
}
