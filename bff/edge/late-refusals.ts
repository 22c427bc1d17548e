import { setTimeout as sleep } from 'node:timers/promises';

/** How long a refusal for asking too much is kept back, and how many at most are. */
const LATE = { ms: 1_000, most: 256 } as const;

/**
 * Who is refused for asking too much and asks again at once keeps the process busy with refusals. A late one costs a socket and a timer, and
 * whoever waits for it asks nothing meanwhile. Those over the most are told at once: they must not pile up either.
 */
export class LateRefusals {
  #waiting = 0;

  constructor(private readonly late: { ms: number; most: number } = LATE) {}

  async wait(): Promise<void> {
    if (this.#waiting >= this.late.most) return;
    this.#waiting++;
    try {
      await sleep(this.late.ms);
    } finally {
      this.#waiting--;
    }
  }
}
