let draining = false;

/**
 * From the signal to stop until the port closes: `/readyz` fails, so that the proxy sends nobody here any more, and answers close their
 * connection, so that it does not reuse one that is about to go away. Requests are answered as always meanwhile.
 */
export function startDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;
