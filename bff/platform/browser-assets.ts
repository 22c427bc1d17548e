import { readdirSync } from 'node:fs';
import remixConfig from '../../remix.config.js';

/** The folder of the browser build, relative to the server's working directory. */
export const BROWSER_BUILD = `./${remixConfig.buildDirectory}/client`;

function find(name: string, source: string, ending = 'js'): string {
  if (import.meta.env.DEV) return source;
  const file = readdirSync(`${BROWSER_BUILD}/assets`).find((each) =>
    new RegExp(`^${name}-[\\w-]{8}\\.${ending}$`).test(each),
  );
  if (!file) throw new Error(`the browser build has no ${name}.${ending}`);
  return `/assets/${file}`;
}

/** URL of this build's small scripts; its name carries a hash, so it may be cached for ever. */
export const helpersUrl = find('helpers', '/design-system/helpers/entry.ts');

/** URL of the script that hydrates the forms of light pages; they ask for it when idle. */
export const islandsUrl = find('islands', '/app/islands/entry.ts');

/** URLs of the dashboards' own style sheet, for pages with a dashboard's menu outside it. In development each component has its own. */
export const dashboardStyles = import.meta.env.DEV
  ? ['DashboardLayout', 'SideNav', 'FindField'].map((name) => `/design-system/patterns/${name}/${name}.module.css`)
  : [find('dashboard', '', 'css')];

/** URL of the product's font, for pages that Remix does not render. */
export const fontUrl = find(
  'atkinson-hyperlegible-next-latin',
  '/design-system/tokens/fonts/atkinson-hyperlegible-next-latin.woff2',
  'woff2',
);
