/** Stands in for everything that belongs to the server: may be read and called while a module is loaded, and gives itself again. */
export const standIn: unknown = new Proxy(function nothing() {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
});
