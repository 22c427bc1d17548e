// Traces: S9-029, S9-030, S9-031
import { expect, type Page, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { demoPerson, logIn, register } from '../support/people';
import { textIn } from '../support/texts';

/** Answers the current page's cookie question, and returns the toast that confirms it. */
async function saved(page: Page) {
  await page.getByRole('button', { name: textIn('sv', 'common:cookies.necessaryOnly') }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveText(textIn('sv', 'flash:cookies.saved'));
  return { toast, box: (await toast.boundingBox())!, window: page.viewportSize()! };
}

test('a toast is at the top right of a public page, and disappears after five seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-06-01T10:00:00Z' });
  await page.goto('/sv');
  // From here on only the test moves the clock, however slow the machine is.
  await page.clock.pauseAt('2026-06-01T11:00:00Z');
  const { toast, box, window } = await saved(page);
  expect(box.x + box.width).toBeGreaterThan(window.width - 32);
  expect(box.y).toBeLessThan(window.height / 4);
  // It lies over the page, which begins where the menu ends, as before.
  const menu = (await page.getByRole('banner').boundingBox())!;
  expect((await page.getByRole('main').boundingBox())!.y).toBe(menu.y + menu.height);
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toBeHidden();
});

const inDashboard = async (page: Page, baseURL = '') => {
  await logIn(page, 'sv', demoPerson('admin'));
  // A dashboard asks nothing about cookies: its foot leads to the choices. What was chosen is told on the next page.
  await page.request.post('/sv/cookies', {
    form: { answer: 'necessary' },
    headers: { origin: new URL(baseURL).origin },
    maxRedirects: 0,
  });
  await page.goto('/sv/dashboard/admin');
  const toast = page.getByRole('region', { name: textIn('sv', 'common:messages') }).getByRole('alertdialog');
  await expect(toast).toContainText(textIn('sv', 'flash:cookies.saved'));
  return { toast, box: (await toast.boundingBox())!, window: page.viewportSize()! };
};

test('a toast is at the top right of a dashboard, above the work and beside the search, and has a close button', async ({
  page,
  baseURL,
}) => {
  const { toast, box, window } = await inDashboard(page, baseURL);
  expect(box.x + box.width).toBeGreaterThan(window.width - 32);
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(heading.y);
  const search = (await page.getByRole('search').first().boundingBox())!;
  expect(search.x + search.width).toBeLessThanOrEqual(box.x);
  await toast.getByRole('button', { name: textIn('sv', 'common:close') }).click();
  await expect(toast).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a toast is at the bottom left of a dashboard, not over the menu and the search, and has a close button', async ({
    page,
    baseURL,
  }) => {
    const { toast, box, window } = await inDashboard(page, baseURL);
    expect(box.x).toBeLessThan(32);
    expect(box.y + box.height).toBeGreaterThan(window.height - 32);
    await toast.getByRole('button', { name: textIn('sv', 'common:close') }).click();
    await expect(toast).toBeHidden();
  });
});

// At 320 px that bar has two rows.
for (const width of [320, 360])
  test(`a toast is near the end of the window on a telephone, above the bar that stays there, ${width} px wide`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 780 });
    const journey = new Journey(page, 'sv');
    await journey.search({ day: ownDay(info) });
    const { box, window } = await saved(page);
    expect(box.y).toBeGreaterThan(window.height / 2);
    // Ticked buses wait in a bar. The toast may have gone meanwhile: only its place counts.
    for (const nth of [0, 1]) await journey.main.locator('article input[name=company]').nth(nth).check();
    const bar = (await page.locator('#chosen-offers').boundingBox())!;
    expect(bar.y + bar.height).toBe(window.height);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  });

test('a toast is at the end of the window on a telephone where no bar stays there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sv');
  const { box, window } = await saved(page);
  expect(window.height - box.y - box.height).toBeLessThan(48);
});

for (const width of [360, 1280])
  test(`a toast lies over nothing where a bus is held, ${width} px wide`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 780 });
    await register(page, 'sv');
    const journey = new Journey(page, 'sv');
    await journey.search({ day: ownDay(info) });
    await journey.book();
    await page.goto('/sv/booking/list');
    const { toast, box } = await saved(page);
    const held = (await page.getByRole('region', { name: textIn('sv', 'common:held.label') }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(held.y);
    await toast.getByRole('button', { name: textIn('sv', 'common:close') }).click();
    await expect(toast).toBeHidden();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a toast is part of the page', async ({ page }) => {
    await page.goto('/sv');
    const { toast } = await saved(page);
    expect(await toast.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    await expect(toast.getByRole('button')).toHaveCount(0);
  });
});
