/**
 * What a page that never hydrates is rendered from. Remix encodes whatever a loader answers, for a browser that would take the page over: of a
 * map's coastline and twenty offers that is a tenth of what the page costs, and nobody reads it. It cannot see what stands in a private field.
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
