import css from '@ds/tokens/tokens.css?raw';

/** The tokens in file order, each with its value. A later value is for other settings, such as less motion. */
const tokens = new Map<string, string>();
for (const [, name, value] of css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm))
  if (!tokens.has(name!)) tokens.set(name!, value!);

/** The names of the tokens with this prefix, in file order. */
export const tokensOf = (prefix: string): string[] => [...tokens.keys()].filter((name) => name.startsWith(prefix));

export const valueOf = (name: string): string => tokens.get(name) ?? '';
