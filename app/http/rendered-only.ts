/**
 * Hides what a page that never hydrates is rendered from. Remix encodes whatever a loader returns for a browser that might hydrate: for a
 * map's coastline and twenty offers that is a tenth of the page's cost, and nothing reads it. It cannot see a private field.
 */
export class RenderedOnly<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }
}
