import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Apart from the product's vite.config.ts: Storybook must not load the Remix plugin. */
export default defineConfig({
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
  resolve: { alias: { '@ds': at('../design-system'), '@formats': at('../formats/index.ts') } },
});
