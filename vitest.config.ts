import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  defineConfig,
  type Plugin,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { aliases } from './aliases';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {
  // The routes as they stand in app/: the whole application runs in a test without being built.
  'virtual:remix/server-build': at('./access/testing/server-build.ts'),
  '@bff/platform/browser-assets': at('./access/testing/browser-assets.ts'),
  ...aliases,
};

// What the environment must have; tests that care set their own.
const env = { APP_SECRET: 'a-secret-for-tests-and-nothing-else', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' };

const filesIn = (folders: readonly string[], isTest: (name: string) => boolean) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .map((name) => `${folder}/${name}`),
  );
const isDatabaseTest = (name: string) => name.endsWith('.db.test.ts');
const databaseTests = filesIn(['access', 'app', 'bff', 'database'], isDatabaseTest);
const unitTests = filesIn(
  ['access', 'app', 'bff', 'database', 'design-system', 'fields', 'formats', 'packages', 'scripts', 'states'],
  (name) => /\.test\.tsx?$/.test(name) && !isDatabaseTest(name) && !name.includes('node_modules'),
);

/**
 * Tests share the modules that their worker has loaded: to load the product anew for each file took a third of their time. A file that mocks
 * a module, sets the environment before a module reads it, or registers what the product would keep for all has a worker to itself; so has
 * one that draws pictures of a kind that the product, once loaded, forbids to its whole process.
 */
const isAlone = (file: string) =>
  /\bvi\.(mock|doMock|hoisted|stubEnv|resetModules)\b|process\.env\[[^\]]+\] *(?:\?\?)?=[^=]|\bregister(PersonalData|UserManager|OrderPayments)\(|\bset\w+Reader\(|\bimport sharp\b/.test(
    readFileSync(file, 'utf8'),
  );

/** What a glob answers depends on other files than its own, so its transform is not kept on disk. */
const noCacheOfGlobs: Plugin = {
  name: 'no-cache-of-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

type TestsOfProject = NonNullable<TestProjectInlineConfiguration['test']>;

/** Files that share a worker's modules, and beside them those that need a worker each. */
const projects = (name: string, files: readonly string[], more: TestsOfProject): TestProjectConfiguration[] =>
  [false, true].map((isolate) => ({
    resolve: { alias },
    plugins: [noCacheOfGlobs],
    test: {
      name: isolate ? `${name}-alone` : name,
      include: files.filter((file) => isAlone(file) === isolate),
      isolate,
      environment: 'node',
      env,
      setupFiles: ['./access/testing/nothing-left-behind.ts'],
      ...more,
    },
  }));

// Two kinds of tests: *.test.ts needs nothing but Node; *.db.test.ts runs against a private MariaDB (scripts/test provides it).
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // What has been transformed once is read from disk by the next run, and by the database tests after the unit tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      // Generous: on a busy machine a property test may need it; none comes near it alone.
      ...projects('unit', unitTests, { testTimeout: 30_000 }),
      ...projects('db', databaseTests, {
        globalSetup: ['./database/testing/global-setup.ts'],
        // Generous too: a machine that others use may be a tenth as fast for minutes.
        testTimeout: 120_000,
        hookTimeout: 240_000,
        // Decision 0270: what passes at the second try only is green, and named.
        retry: 1,
      }),
    ],
  },
});
