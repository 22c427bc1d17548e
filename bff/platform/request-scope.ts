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

/** Notes the caller's address for what counts by it, further inside. */
export function noteAddress(address: string): void {
  const request = ofThisRequest();
  if (request) request.address = address;
}

/** The address of who sent the request that is being answered. */
export const callersAddress = (): string => ofThisRequest()?.address ?? 'unknown';

/** Runs when the request has been answered: takes away what was kept for it on disk. */
export function afterRequest(work: () => Promise<void>): void {
  ofThisRequest()?.done.push(work);
}

/** Runs what waited for the end of this request; what fails there is nobody's trouble any more. */
export async function endRequest(): Promise<void> {
  const { done = [] } = ofThisRequest() ?? {};
  await Promise.allSettled(done.splice(0).map((work) => work()));
}
