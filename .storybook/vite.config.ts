import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';
import { withoutServer } from './without-server';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Separate from the product's vite.config.ts: Storybook must not load the Remix plugin. */
export default defineConfig({
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  plugins: [{ ...optimizeLocales.vite({ locales: ['sv-SE', 'en-US'] }), enforce: 'pre' as const }, withoutServer],
  resolve: {
    alias: {
      '~': at('../app'),
      // From the server only plain data: the texts of errors.
      '@bff': at('../bff'),
      '@ds': at('../design-system'),
      '@formats': at('../formats/index.ts'),
      '@states': at('../states'),
    },
  },
});
