/** A helper finds its elements by their data attributes and returns a function that stops it. */
export type Helper = (root: Document) => () => void;
