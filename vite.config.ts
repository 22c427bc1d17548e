import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import { aliases } from './aliases';
import { screens } from './app/screens';
import remixConfig from './remix.config.js';
import { importCycle } from './scripts/support/chunk-cycles';
import { sectionChunks } from './scripts/support/section-chunks';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fileOfName = new Map<string, string>();

/**
 * A class name of a style sheet's own, as short as can be: names are a tenth of what all style sheets weigh. Two files that would share one
 * (one in 140,000 for each pair) stop the build: one of them is to be called otherwise.
 */
function scopedName(name: string, path: string): string {
  const file = relative(at('.'), path.split('?')[0]!);
  const letters = createHash('sha1')
    .update(file)
    .digest('base64url')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3);
  const scoped = `${letters}-${name}`;
  const other = fileOfName.get(scoped) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} would share the class ${scoped}: rename one of the files`);
  fileOfName.set(scoped, file);
  return scoped;
}

/** The Remix plugin forces its own server input in its config hook; a later hook puts our server entry back. */
const serverEntry: Plugin = {
  name: 'server-entry',
  apply: 'build',
  enforce: 'post',
  config: (_config, env) => (env.isSsrBuild ? { build: { rollupOptions: { input: './bff/server.ts' } } } : undefined),
};

/** By their names bff/platform/browser-assets.ts finds them. */
const LIGHT_ENTRIES = [
  ['helpers', '/design-system/helpers/entry.ts'],
  ['islands', '/app/islands/entry.ts'],
] as const;

/** The small scripts of pages that do not hydrate, and what wakes a form of theirs up: two more entries of the browser build. */
const lightEntries: Plugin = {
  name: 'light-entries',
  apply: 'build',
  enforce: 'post',
  config: (_config, env) =>
    env.isSsrBuild
      ? undefined
      : {
          build: {
            rollupOptions: {
              // A list, since Remix's own entries are one.
              input: LIGHT_ENTRIES.map(([, path]) => at(`.${path}`)),
              // The page imports it by its address, so what it exports is not unused.
              preserveEntrySignatures: 'exports-only',
              output: {
                // One style sheet for all pages: all styles together are smaller than the requests for their parts.
                manualChunks: sectionChunks(),
                entryFileNames: ({ facadeModuleId }) => {
                  const [name] = LIGHT_ENTRIES.find(([, path]) => facadeModuleId?.endsWith(path)) ?? ['[name]'];
                  return `assets/${name}-[hash].js`;
                },
              },
            },
          },
        },
};

/** Files of the browser build that import each other stop the build: no page would start. */
const noCycles: Plugin = {
  name: 'no-cycles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const cycle = importCycle(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (cycle) this.error(`files of the browser build import each other: ${cycle.join(' → ')}`);
  },
};

/**
 * What runs on the server must never reach the browser: fails the build, with the name of the importer. In development Remix follows every
 * import of a route to find its styles, the server's too; there an empty module stands in.
 */
const SERVER_ONLY = '\0server-only';
let building = false;
const wall: Plugin = {
  name: 'server-only-wall',
  enforce: 'pre',
  configResolved(config) {
    building = config.command === 'build';
  },
  resolveId(source, importer, options) {
    if (options.ssr || !importer) return null;
    const path = source.startsWith('@bff') || source.startsWith('@db') || /\/(bff|database)\//.test(source);
    if (path && building) throw new Error(`${source} (imported by ${importer}) belongs to the server`);
    // One module with the whole of Zod brings 13 kB more to every form: what no schema of Zod Mini needs shares a file with what they do.
    if (source === 'zod' && building) throw new Error(`${importer} reaches the browser: it takes zod/mini`);
    return path ? SERVER_ONLY : null;
  },
  load: (id) => (id === SERVER_ONLY ? 'export {}' : null),
};

/** What a list's template is written with on the server: a browser takes the server's, and is spared 24 kB of React for it. */
const NO_MARKUP = '\0no-markup';
const noMarkup: Plugin = {
  name: 'no-markup-in-browsers',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, _importer, options) => (!options.ssr && source === 'react-dom/server' ? NO_MARKUP : null),
  load: (id) => (id === NO_MARKUP ? "export const renderToStaticMarkup = () => '';" : null),
};

/** Of the screens' lines a browser makes addresses (app/to.ts): it is spared their facts and the names of their files. */
const pathsAlone: Plugin = {
  name: 'paths-alone-in-browsers',
  apply: 'build',
  enforce: 'pre',
  load(id, options) {
    if (options?.ssr || id !== at('./app/screens.ts')) return null;
    const paths = Object.entries(screens).map(([name, { path }]) => [name, { path }]);
    return `export const screens = ${JSON.stringify(Object.fromEntries(paths))};`;
  },
};

/** React-aria's own words in our two languages, not in all 34. */
const ourLanguages: Plugin = { ...optimizeLocales.vite({ locales: ['sv-SE', 'en-US'] }), enforce: 'pre' };

/**
 * Conform takes four functions from Zod (`lazy`, `optional`, `pipe`, `transform`), which Zod Mini has too. Our forms are written with that one
 * (docs/decisions/0511-forms-check-with-zod-mini.md): taken from the whole of Zod, they alone would bring twelve kilobytes to the browser.
 */
const conformTakesMini: Plugin = {
  name: 'conform-takes-zod-mini',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (options.ssr || source !== 'zod/v4' || !importer?.includes('/@conform-to/zod/')) return null;
    return this.resolve('zod/mini', importer, { skipSelf: true });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  css: { modules: { generateScopedName: scopedName } },
  build: {
    ...(isSsrBuild ? { target: 'es2022' } : {}),
    assetsInlineLimit: 0,
    // Unlike esbuild it merges the layers and rules of all modules (docs/decisions/1200-lightning-css-makes-the-sheets-small.md).
    cssMinify: 'lightningcss',
    // The first that know light-dark(), which all colours are written with.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
  },
  plugins: [
    remix(remixConfig),
    serverEntry,
    lightEntries,
    noMarkup,
    pathsAlone,
    noCycles,
    wall,
    ourLanguages,
    conformTakesMini,
  ],
  resolve: {
    alias: aliases,
  },
  // Named, not discovered: Remix's walk for styles would discover the server's packages.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'i18next',
      'react-i18next',
      // Of react-aria; written for Node's modules, like those above.
      'use-sync-external-store/shim',
      'use-sync-external-store/shim/index.js',
    ],
  },
}));
