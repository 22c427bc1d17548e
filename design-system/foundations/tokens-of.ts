import css from '@ds/tokens/tokens.css?raw';

/** The names of the tokens with this prefix, in file order. */
export const tokensOf = (prefix: string): string[] => [
  ...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!).filter((name) => name.startsWith(prefix))),
];
