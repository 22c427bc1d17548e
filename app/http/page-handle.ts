/** What a page says of itself in `export const handle`. */
export interface PageHandle {
  /** True for the few pages that need React in the browser; the others work with the small helpers alone. */
  hydrate?: boolean;
  /** Text namespaces that a hydrating page needs besides `common`. */
  namespaces?: readonly string[];
}
