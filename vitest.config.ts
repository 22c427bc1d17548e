import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  '~': at('./app'),
  '@ds': at('./design-system'),
  '@bff': at('./bff'),
  '@db': at('./database'),
  '@formats': at('./formats/index.ts'),
};

// Two kinds of tests: *.test.ts needs nothing but Node; *.db.test.ts runs against a private MariaDB (scripts/test provides it).
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,bff,database,design-system,formats,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          include: ['{app,bff,database}/**/*.db.test.ts'],
          environment: 'node',
          globalSetup: ['./database/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
