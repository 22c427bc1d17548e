import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { journeyToStart } from '../support/product-database';
import { textIn } from '../support/texts';

const t = (key: string, values = {}) => textIn('sv', `journeys:${key}`, values);

// One after the other: they are the same driver’s, who is on one journey at a time.
test.describe.configure({ mode: 'default' });

test('what a driver reports offline is kept, and sent with its time when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await logIn(page, 'sv', demoPerson('driver'));
  const sheet = `/sv/dashboard/driver/journey/${await journeyToStart('driver')}`;
  await page.goto(sheet);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: t(key), exact: true });

  await context.setOffline(true);
  // The journey continues without a network: the next act counts from the moment it is shown.
  await pressOnceShown(page, t('acts.finish'));
  await button('acts.start').click();
  await expect(page.getByText(t('waiting.title_other', { count: 2 }))).toBeVisible();
  await expect(button('acts.finish')).toHaveCount(0);

  // The phone closes the page; a new one, on another day, still knows it.
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/sv/dashboard/driver');
  await expect(next.locator('html[data-hydrated]')).toBeAttached();
  await expect(next.getByText(t('waiting.title_other', { count: 2 }))).toHaveCount(0);
  await next.goto(sheet);
  const reports = next.getByRole('main').getByRole('listitem');
  await expect(reports.filter({ hasText: t('report.started') })).toBeVisible();
  await expect(reports.filter({ hasText: t('report.finished') })).toBeVisible();
  // The browser reports every attempt without a network.
  expect(complaints.splice(0).filter((one) => !one.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('pressed twice, a button reports once; what was pressed by mistake is taken back, offline too', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await logIn(page, 'sv', demoPerson('driver'));
  await page.goto(`/sv/dashboard/driver/journey/${await journeyToStart('driver')}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const undo = (act: string) => main.getByText(t('undo.name', { act: t(`acts.${act}`) }));
  const takeBack = async (act: string) => {
    await undo(act).click();
    await button('undo.submit').click();
  };

  const { x, y, width, height } = (await button('acts.start').boundingBox())!;
  const [middle, line] = [x + width / 2, y + height / 2];
  await page.mouse.click(middle, line);
  await expect(main.getByText(t('early.finish'), { exact: true })).toBeVisible();
  await page.mouse.click(middle, line);
  await expect(undo('start')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: `: ${t('report.started')}` })).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: `: ${t('report.finished')}` })).toHaveCount(0);

  await takeBack('start');
  await expect(button('acts.start')).toBeVisible();
  await expect(main.getByRole('heading', { name: t('sheet.reports') })).toHaveCount(0);

  await context.setOffline(true);
  await button('acts.start').click();
  await expect(page.getByText(t('waiting.title_one'))).toBeVisible();
  await expect(main.getByText(t('early.finish'), { exact: true })).toBeVisible();
  await takeBack('start');
  await expect(page.getByText(t('waiting.title_other', { count: 2 }))).toBeVisible();
  await button('acts.start').click();
  await expect(page.getByText(t('waiting.title_other', { count: 3 }))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('waiting.title_other', { count: 3 }))).toHaveCount(0);
  await expect(main.getByRole('heading', { name: t('sheet.reports') })).toBeVisible();
  // The next test has the trip again.
  await takeBack('start');
  await expect(button('acts.start')).toBeVisible();
  // The browser reports every attempt without a network.
  expect(complaints.splice(0).filter((one) => !one.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a page wanted offline opens when the network is back, and the page that is open stays until then', async ({
  page,
  context,
}) => {
  await logIn(page, 'sv', demoPerson('driver'));
  await page.goto(`/sv/dashboard/driver/journey/${await journeyToStart('driver')}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const main = page.getByRole('main');
  // On the road there is more to press.
  await main.getByRole('button', { name: t('acts.start'), exact: true }).click();
  await expect(main.getByRole('link', { name: t('acts.terminate'), exact: true })).toBeVisible();
  const noAnswer = page.getByText(textIn('sv', 'common:transport.noAnswer'));
  const want = async (key: string) => {
    const link = main.getByRole('link', { name: t(key), exact: true });
    await context.setOffline(true);
    // Neither pointing at a link nor following it may ask for scripts that cannot come: Remix would reload the page.
    await link.hover();
    await page.waitForTimeout(300);
    await link.click();
    await expect(noAnswer).toBeVisible();
    await expect(link).toBeVisible();
    await context.setOffline(false);
  };
  await want('acts.terminate');
  await expect(page.getByRole('alertdialog', { name: t('terminate.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await want('list.coming');
  await expect(page.getByRole('heading', { level: 1, name: t('list.coming') })).toBeVisible();
  await expect(noAnswer).toHaveCount(0);
});

/** Presses a button of the page in the very moment it appears, sooner than a hand or a test's click could. */
const pressOnceShown = (page: Page, name: string): Promise<void> =>
  page.evaluate((text) => {
    const watch = new MutationObserver(() => {
      const shown = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
        ({ textContent }) => textContent === text,
      );
      if (!shown) return;
      watch.disconnect();
      shown.click();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, name);
