import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/**
 * Every story of the built Storybook: it renders, plays, fits a narrow screen, passes axe, and looks as it did. Some are seen once more on a
 * machine with other fonts, another language and another time zone: a picture depends on nothing but what the product ships.
 */
const port = 6106;

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--lang=sv-SE'],
};
const elsewhere = {
  FONTCONFIG_FILE: fileURLToPath(new URL('e2e/support/other-fonts.conf', import.meta.url)),
  TZ: 'America/New_York',
  LANG: 'de_DE.UTF-8',
};

export default defineConfig({
  testDir: './e2e/stories',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: '.cache/test/stories',
  snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
  expect: { timeout: 5_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    launchOptions,
  },
  projects: [
    { name: 'stories', testMatch: 'all.stories-run.ts' },
    {
      name: 'other fonts',
      testMatch: 'other-fonts.stories-run.ts',
      metadata: elsewhere,
      use: { launchOptions: { ...launchOptions, env: { ...process.env, ...elsewhere } } },
    },
  ],
  webServer: {
    command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --host 127.0.0.1 --strictPort`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
