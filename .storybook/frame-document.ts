/** What a document does with its elements, and a frame with its own. */
const OWN = new Set<PropertyKey>(['querySelector', 'querySelectorAll', 'addEventListener', 'removeEventListener']);

/**
 * The document as one of several stories on a docs page sees it: only the elements and events of its own frame, although ids repeat from
 * story to story. The small scripts start once in each.
 */
export function documentOf(frame: HTMLElement): Document {
  return new Proxy(document, {
    get(whole, name) {
      if (name === 'getElementById')
        return (id: string) => (id === '' ? null : frame.querySelector(`#${CSS.escape(id)}`));
      const owner: object = OWN.has(name) ? frame : whole;
      const value: unknown = Reflect.get(owner, name);
      return typeof value === 'function' ? (value.bind(owner) as unknown) : value;
    },
  });
}
