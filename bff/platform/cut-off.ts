import type { IncomingMessage } from 'node:http';

/** Whether the sender went away before all of the request had come: nobody waits for an answer, and nothing is wrong with us. */
export function isCutOff(bindings: unknown): boolean {
  const incoming = (bindings as { incoming?: Partial<IncomingMessage> } | undefined)?.incoming;
  return incoming?.complete === false && incoming.destroyed === true;
}
