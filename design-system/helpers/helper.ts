/** A helper finds its elements by their data attributes, and gives back how to stop it. */
export type Helper = (root: Document) => () => void;
