import { readdirSync } from 'node:fs';
import remixConfig from '../../remix.config.js';

/** The folder of the browser build, relative to where the server is started. */
export const BROWSER_BUILD = `./${remixConfig.buildDirectory}/client`;

function find(name: string, source: string, ending = 'js'): string {
  if (import.meta.env.DEV) return source;
  const file = readdirSync(`${BROWSER_BUILD}/assets`).find((each) => new RegExp(`^${name}-.+\\.${ending}$`).test(each));
  if (!file) throw new Error(`the browser build has no ${name}.${ending}`);
  return `/assets/${file}`;
}

/** Address of the small scripts of this build; its name carries a hash, so it may be cached for ever. */
export const helpersUrl = find('helpers', '/design-system/helpers/entry.ts');

/** Of what wakes the forms of light pages up; asked for by them when they are idle. */
export const islandsUrl = find('islands', '/app/islands/entry.ts');

/** The product's letters, for what is no page of Remix. */
export const fontUrl = find(
  'atkinson-hyperlegible-next-latin',
  '/design-system/tokens/fonts/atkinson-hyperlegible-next-latin.woff2',
  'woff2',
);
