const MEBIBYTE = 1024 * 1024;

/** What all bodies together may take that are being sent at one moment, and what those of one address may. */
export const BODY_BUDGET = {
  bytes: { all: 64 * MEBIBYTE, address: 16 * MEBIBYTE },
  /** Bodies with files are not held in memory, so they are counted by their number. */
  uploads: { all: 24, address: 6 },
} as const;

class Share {
  #all = 0;
  readonly #byAddress = new Map<string, number>();

  constructor(private readonly most: { all: number; address: number }) {}

  take(address: string, amount: number): 'taken' | 'address' | 'all' {
    const own = this.#byAddress.get(address) ?? 0;
    // One body is always let in: its own size is limited elsewhere.
    if (own > 0 && own + amount > this.most.address) return 'address';
    if (this.#all > 0 && this.#all + amount > this.most.all) return 'all';
    this.#all += amount;
    this.#byAddress.set(address, own + amount);
    return 'taken';
  }

  giveBack(address: string, amount: number): void {
    this.#all -= amount;
    const own = (this.#byAddress.get(address) ?? 0) - amount;
    if (own > 0) this.#byAddress.set(address, own);
    else this.#byAddress.delete(address);
  }
}

/** Bounds what strangers can make the process hold: a body is let in by the length it says, before anything of it is read. */
export class BodyBudget {
  readonly #bytes: Share;
  readonly #uploads: Share;

  constructor(
    budget: { bytes: { all: number; address: number }; uploads: { all: number; address: number } } = BODY_BUDGET,
  ) {
    this.#bytes = new Share(budget.bytes);
    this.#uploads = new Share(budget.uploads);
  }

  /** What gives the share back, or the status to refuse with: 429 where the address itself has too much under way, else 503. */
  take(address: string, bytes: number, isUpload: boolean): (() => void) | 429 | 503 {
    if (bytes === 0) return () => undefined;
    const [share, amount] = isUpload ? [this.#uploads, 1] : [this.#bytes, bytes];
    const outcome = share.take(address, amount);
    if (outcome !== 'taken') return outcome === 'address' ? 429 : 503;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      share.giveBack(address, amount);
    };
  }
}
