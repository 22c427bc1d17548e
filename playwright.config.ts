import { defineConfig, devices } from '@playwright/test';

/**
 * Journeys through a running product (scripts/test.ts starts one and names its address). Projects are kinds of browsers:
 * with scripts, without them, and a phone.
 */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  timeout: 45_000,
  expect: { timeout: 8_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  workers: 2,
  // Decision 0270: what passes at the second try only is green, and named.
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/test/e2e',
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
  },
  projects: [
    { name: 'scripts', testIgnore: /no-script/ },
    {
      name: 'no-script',
      testMatch: /(journeys|no-script)\/.*\.spec\.ts/,
      // The keyboard is the browser's own there.
      testIgnore: /keyboard/,
      use: { javaScriptEnabled: false },
    },
    {
      name: 'phone',
      testMatch: /journeys\/(book-and-cancel|detours)\.spec\.ts/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
});
