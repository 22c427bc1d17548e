import type { IncomingMessage } from 'node:http';

/** Whether the client went away before its whole request had arrived: nobody waits for an answer, and nothing is wrong on our side. */
export function isCutOff(bindings: unknown): boolean {
  const incoming = (bindings as { incoming?: Partial<IncomingMessage> } | undefined)?.incoming;
  return incoming?.complete === false && incoming.destroyed === true;
}
