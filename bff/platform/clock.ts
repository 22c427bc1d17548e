/** The product's only source of the current time, so that a test can set it. */
let source: () => number = Date.now;

export const clock = {
  /** Milliseconds since the epoch. */
  millis: (): number => source(),
  now: (): Date => new Date(source()),
  /** For tests and demo data only: time stands still at `at` until released or moved. */
  freeze(at: Date | string): void {
    const millis = new Date(at).getTime();
    source = () => millis;
  },
  advance(millis: number): void {
    const from = source();
    source = () => from + millis;
  },
  release(): void {
    source = Date.now;
  },
};
