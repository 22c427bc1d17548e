import type * as browserAssets from '@bff/platform/browser-assets';

/** Replaces `@bff/platform/browser-assets`: tests that call the application directly build nothing. */
const assets: typeof browserAssets = {
  BROWSER_BUILD: '',
  helpersUrl: '/assets/helpers.js',
  islandsUrl: '/assets/islands.js',
  fontUrl: '/assets/font.woff2',
};

export const { BROWSER_BUILD, fontUrl, helpersUrl, islandsUrl } = assets;
