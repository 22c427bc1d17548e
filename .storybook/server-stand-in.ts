/** Stands in for everything that belongs to the server: can be read and called while a module loads, and always returns itself. */
export const standIn: unknown = new Proxy(function nothing() {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
});
