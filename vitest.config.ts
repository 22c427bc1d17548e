import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  '~': at('./app'),
  '@ds': at('./design-system'),
  '@bff': at('./bff'),
  '@db': at('./database'),
  '@formats': at('./formats/index.ts'),
  '@states': at('./states'),
  // The routes as they stand in app/: the whole application runs in a test without being built.
  'virtual:remix/server-build': at('./access/testing/server-build.ts'),
};

// What the environment must have; tests that care set their own.
const env = { APP_SECRET: 'a-secret-for-tests-and-nothing-else', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' };

// Two kinds of tests: *.test.ts needs nothing but Node; *.db.test.ts runs against a private MariaDB (scripts/test provides it).
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{access,app,bff,database,design-system,fields,formats,scripts,states}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
          // Generous: on a busy machine a property test may need it; none comes near it alone.
          testTimeout: 30_000,
          environment: 'node',
          env,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          include: ['{access,app,bff,database}/**/*.db.test.ts'],
          environment: 'node',
          env,
          globalSetup: ['./database/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Decision 0270: what passes at the second try only is green, and named.
          retry: 1,
        },
      },
    ],
  },
});
