import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import { aliases } from '../aliases';
import remixConfig from '../remix.config.js';

/**
 * Builds the product's own server (bff/server.ts: same edge, same services) around other pages. `BENCH_BUILD=empty`: around an empty page.
 * `BENCH_BUILD=more`: around the product's pages and 120 more routes.
 */
const isEmpty = process.env['BENCH_BUILD'] === 'empty';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const serverEntry: Plugin = {
  name: 'server-entry',
  enforce: 'post',
  config: (_config, env) => (env.isSsrBuild ? { build: { rollupOptions: { input: './bff/server.ts' } } } : undefined),
};

const moreRoutes: Plugin = {
  name: 'more-routes',
  enforce: 'pre',
  transform: (code, id) =>
    !isEmpty && id.endsWith('/bff/app.ts')
      ? code.replace("'virtual:remix/server-build'", JSON.stringify(at('./more-routes/build.ts')))
      : undefined,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: at('..'),
  logLevel: 'error',
  build: { ...(isSsrBuild ? { target: 'es2022' } : {}), assetsInlineLimit: 0 },
  plugins: [
    moreRoutes,
    remix({
      ...remixConfig,
      appDirectory: isEmpty ? 'bench/empty-page' : remixConfig.appDirectory,
      buildDirectory: `.cache/bench/build-${isEmpty ? 'empty' : 'more'}`,
    }),
    serverEntry,
  ],
  resolve: { alias: aliases },
}));
