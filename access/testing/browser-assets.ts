import type * as browserAssets from '@bff/platform/browser-assets';

/** Replaces `@bff/platform/browser-assets`: tests that call the application directly build nothing. */
const assets: typeof browserAssets = {
  BROWSER_BUILD: '',
  helpersUrl: '/assets/helpers.js',
  islandsUrl: '/assets/islands.js',
  dashboardStyles: ['/assets/dashboard.css'],
  fontUrl: '/assets/font.woff2',
};

export const { BROWSER_BUILD, dashboardStyles, fontUrl, helpersUrl, islandsUrl } = assets;
