import { readdirSync } from 'node:fs';
import remixConfig from '../../remix.config.js';

/** The folder of the browser build, relative to where the server is started. */
export const BROWSER_BUILD = `./${remixConfig.buildDirectory}/client`;

function findHelpers(): string {
  if (import.meta.env.DEV) return '/design-system/helpers/entry.ts';
  const file = readdirSync(`${BROWSER_BUILD}/assets`).find((name) => /^helpers-.+\.js$/.test(name));
  if (!file) throw new Error('the browser build has no helpers script');
  return `/assets/${file}`;
}

/** Address of the small scripts of this build; its name carries a hash, so it may be cached for ever. */
export const helpersUrl = findHelpers();
