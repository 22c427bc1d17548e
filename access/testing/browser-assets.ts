import type * as browserAssets from '@bff/platform/browser-assets';

/** In the place of `@bff/platform/browser-assets`: nothing is built for tests that ask the application itself. */
const assets: typeof browserAssets = {
  BROWSER_BUILD: '',
  helpersUrl: '/assets/helpers.js',
  islandsUrl: '/assets/islands.js',
};

export const { BROWSER_BUILD, helpersUrl, islandsUrl } = assets;
