import { requestScope } from './logger';

interface Kept {
  address?: string;
  done: (() => Promise<void>)[];
}

const kept = new WeakMap<object, Kept>();

function ofThisRequest(): Kept | undefined {
  const scope = requestScope();
  if (!scope) return undefined;
  const known = kept.get(scope) ?? { done: [] };
  kept.set(scope, known);
  return known;
}

/** Remembers the caller's address for code further in that counts by it. */
export function noteAddress(address: string): void {
  const request = ofThisRequest();
  if (request) request.address = address;
}

/** The address that sent the current request. */
export const callersAddress = (): string => ofThisRequest()?.address ?? 'unknown';

/** Runs once the request has been answered, for example to delete its temporary files. */
export function afterRequest(work: () => Promise<void>): void {
  ofThisRequest()?.done.push(work);
}

/** Runs the work left for the end of this request; its failures no longer concern anybody. */
export async function endRequest(): Promise<void> {
  const { done = [] } = ofThisRequest() ?? {};
  await Promise.allSettled(done.splice(0).map((work) => work()));
}
