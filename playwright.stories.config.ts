import { defineConfig, devices } from '@playwright/test';

/** Every story of the built Storybook: it renders, plays, fits a narrow screen, passes axe, and looks as it did. */
const port = 6106;

export default defineConfig({
  testDir: './e2e/stories',
  testMatch: '*.stories-run.ts',
  fullyParallel: true,
  workers: 2,
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
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--lang=sv-SE'],
    },
  },
  webServer: {
    command: `npx vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --host 127.0.0.1 --strictPort`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
