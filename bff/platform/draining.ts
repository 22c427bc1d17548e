let draining = false;

/**
 * From the stop signal until the port closes, `/readyz` fails, so that the proxy sends no more requests here, and answers close their
 * connection, so that the proxy does not reuse one that is about to go away. Requests are still answered as usual.
 */
export function startDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;
