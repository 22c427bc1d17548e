import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/** How the tests of a journey say in what language they are: «en: …», «en › …», «… (en)». */
const IN_ENGLISH = /\ben(:| |$)|\(en\)/;
const IN_SWEDISH = /\bsv(:| |$)|\(sv\)/;

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** Journeys through a running product (scripts/test.ts starts one and names its address). */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-device-scale-factor=1',
  ],
};

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  // What a busy machine needs, not what a page should take (decision 0270).
  timeout: 90_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  // Many a test waits, for a job, a proxy or a text browser: with as many workers as cores, a tenth of the machine was idle.
  workers: availableParallelism() + 1,
  // What passes at the second try only is green, and named.
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/test/e2e',
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // What never comes is not waited for until the test ends.
    actionTimeout: 30_000,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
  },
  projects: [
    // Plain requests: no browser is started for them.
    { name: 'http', testMatch: /http\/.*\.spec\.ts/ },
    { name: 'screens', testMatch: /(access|a11y|dashboard|islands|visual|lab)\/.*\.spec\.ts/ },
    // Each journey is made twice, so that both ways and both languages are seen: with scripts in Swedish, without them in English.
    { name: 'journeys', testMatch: /journeys\/.*\.spec\.ts/, grepInvert: IN_ENGLISH },
    {
      name: 'journeys-without-scripts',
      testMatch: /journeys\/.*\.spec\.ts/,
      grepInvert: IN_SWEDISH,
      // The keyboard is the browser's own there.
      testIgnore: /keyboard/,
      use: { javaScriptEnabled: false },
    },
    {
      name: 'text-browsers',
      testMatch: /no-script\/.*\.spec\.ts/,
      snapshotPathTemplate: '{testDir}/no-script/pages/{arg}{ext}',
    },
    // On a telephone, the purchase is made in all four ways; its detours in Swedish with scripts.
    { name: 'phone', testMatch: /journeys\/book-and-cancel\.spec\.ts/, use: PHONE },
    {
      name: 'phone-without-scripts',
      testMatch: /journeys\/book-and-cancel\.spec\.ts/,
      use: { ...PHONE, javaScriptEnabled: false },
    },
    { name: 'phone-detours', testMatch: /journeys\/detours\.spec\.ts/, grepInvert: IN_ENGLISH, use: PHONE },
  ],
});
