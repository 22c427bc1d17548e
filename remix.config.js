/**
 * Remix's options, here and nowhere else: Vite builds with them, the server and the tests read them.
 * @satisfies {import('@remix-run/dev').VitePluginConfig}
 */
const config = {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverModuleFormat: /** @type {const} */ ('esm'),
  future: {
    v3_fetcherPersist: true,
    // A dashboard's pages load the routes of their section at once (decision 0342): no request a page to discover them.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

export default config;
