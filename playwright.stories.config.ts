import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/**
 * Every story of the built Storybook: it renders, plays, fits a narrow screen, passes axe, and looks as it did. Some are seen once more on a
 * machine with other fonts, another language, another time zone and another scale: a picture depends on nothing but what the product ships.
 */
const port = 6106;

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--lang=sv-SE',
    // Letters lie otherwise where the system draws everything larger, even in a page that is told of no scale.
    '--force-device-scale-factor=1',
  ],
};
const elsewhere = {
  FONTCONFIG_FILE: fileURLToPath(new URL('e2e/support/other-fonts.conf', import.meta.url)),
  TZ: 'America/New_York',
  LANG: 'de_DE.UTF-8',
  GDK_SCALE: '2',
  GDK_DPI_SCALE: '1.5',
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
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    launchOptions,
  },
  projects: [
    { name: 'stories', testMatch: ['all.stories-run.ts', 'docs.stories-run.ts'] },
    {
      name: 'other fonts',
      testMatch: 'other-fonts.stories-run.ts',
      metadata: { ...elsewhere, plain: launchOptions },
      use: {
        launchOptions: {
          ...launchOptions,
          env: { ...process.env, ...elsewhere },
        },
      },
    },
  ],
  webServer: {
    command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --host 127.0.0.1 --strictPort`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
