import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { journeyToStart } from '../support/product-database';
import { textIn } from '../support/texts';

const t = (key: string, values = {}) => textIn('sv', `journeys:${key}`, values);

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
  await button('acts.start').click();
  await expect(page.getByText(t('waiting.title_one'))).toBeVisible();
  // The journey continues without a network.
  await button('acts.finish').click();
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
