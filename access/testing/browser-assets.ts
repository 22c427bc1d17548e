import type * as browserAssets from '@bff/platform/browser-assets';

/** In the place of `@bff/platform/browser-assets`: nothing is built for tests that ask the application itself. */
const assets: typeof browserAssets = {
  BROWSER_BUILD: '',
  helpersUrl: '/assets/helpers.js',
  islandsUrl: '/assets/islands.js',
  fontUrl: '/assets/font.woff2',
};

export const { BROWSER_BUILD, fontUrl, helpersUrl, islandsUrl } = assets;
