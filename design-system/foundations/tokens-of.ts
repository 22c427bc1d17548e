import css from '@ds/tokens/tokens.css?raw';

/** The names of the tokens that begin so, in the order of the file. */
export const tokensOf = (prefix: string): string[] => [
  ...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!).filter((name) => name.startsWith(prefix))),
];
