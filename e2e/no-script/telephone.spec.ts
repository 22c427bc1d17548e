import type { Page } from '@playwright/test';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const fold = (page: Page, key: string) => main(page).locator('summary', { hasText: t(key) });

/** What is seldom needed is behind its words, so that a customer's page on a telephone is what it is opened for. */
test.describe('a customer’s pages on a telephone, without scripts', () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

  test('the profile shows what it holds; each change opens its form, and a refused one stands open', async ({
    page,
  }) => {
    await logIn(page, 'sv', demoPerson('private'));
    await page.goto('/sv/user/profile');
    // It was 2,655 pixels.
    expect(await heightOf(page)).toBeLessThan(2_000);
    const current = main(page).getByLabel(t('account:currentPassword.label'));
    await expect(current).toBeHidden();
    await fold(page, 'account:password.title').click();
    await current.fill('Fel-Losen-1');
    await main(page)
      .getByRole('button', { name: t('account:password.submit') })
      .click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(current).toBeVisible();
    await expect(main(page).getByLabel(t('account:email.new'))).toBeHidden();
  });

  test('the state of a trip stands beside its name', async ({ page }) => {
    await logIn(page, 'sv', demoPerson('private'));
    await page.goto('/sv/booking/list');
    const cards = main(page).locator('tbody tr');
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      const [name, state] = [card.getByRole('rowheader'), card.locator('[data-beside]')];
      const [one, other] = [(await name.boundingBox())!, (await state.boundingBox())!];
      expect(other.x).toBeGreaterThanOrEqual(one.x + one.width - 1);
      expect(other.y).toBeLessThan(one.y + one.height);
    }
  });

  test('a booking shows the trip and whom to call; the rest is a line each', async ({ page }) => {
    await logIn(page, 'sv', demoPerson('private'));
    await page.goto('/sv/booking/list');
    await main(page).getByRole('link', { name: 'Uppsala – Västerås' }).click();
    // It was 4,270 pixels.
    expect(await heightOf(page)).toBeLessThan(3_900);
    await expect(
      main(page)
        .getByRole('region', { name: t('booking:details.company') })
        .locator('a')
        .first(),
    ).toBeVisible();
    const bus = main(page).getByRole('region', { name: t('booking:details.bus'), exact: true });
    await expect(bus.getByRole('heading')).toBeVisible();
    await expect(bus.getByRole('term').first()).toBeHidden();
    await bus.locator('summary').click();
    await expect(bus.getByRole('term').first()).toBeVisible();
  });

  test('a quote shows the price and what is offered; what was asked for is a line', async ({ page }) => {
    await logIn(page, 'sv', demoPerson('private'));
    await page.goto('/sv/quotes/list');
    await main(page).getByRole('rowheader').getByRole('link').first().click();
    // It was 3,134 pixels.
    expect(await heightOf(page)).toBeLessThan(2_850);
    const trip = main(page).getByRole('region', { name: t('quotes:details.trip'), exact: true });
    await expect(trip.getByRole('term').first()).toBeHidden();
    await trip.locator('summary').click();
    await expect(trip.getByRole('term').first()).toBeVisible();
  });

  test('changing a trip asks for what is usual; another address home and one more stop open their fields', async ({
    page,
  }) => {
    await logIn(page, 'sv', demoPerson('private'));
    await page.goto('/sv/booking/list');
    await main(page).getByRole('link', { name: 'Uppsala – Västerås' }).click();
    await page.getByRole('link', { name: t('booking:details.change') }).click();
    await expect(main(page).getByRole('button', { name: t('booking:change.route.submit') })).toBeVisible();
    // The numbers of passengers are asked for once, by the form that leaves the price as it is.
    await expect(main(page).getByLabel(t('search:form.adults'), { exact: true }).locator('visible=true')).toHaveCount(
      1,
    );
    const homes = main(page).locator('[name=homeStreet]');
    await expect(homes).toHaveCount(2);
    for (const home of await homes.all()) await expect(home).toBeHidden();
    const stops = main(page).locator('[name=stop]');
    const shown = await stops.locator('visible=true').count();
    expect(shown).toBe((await stops.count()) - 1);
    await fold(page, 'booking:change.route.more').click();
    await stops.nth(-2).fill('Ingenstans alls');
    await fold(page, 'booking:change.route.homeStreet').last().click();
    await homes.last().fill('Hamngatan 3');
    await main(page)
      .getByRole('button', { name: t('booking:change.route.submit') })
      .click();
    // What was typed stands open.
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(stops.locator('visible=true')).toHaveCount(shown + 1);
    await expect(homes.last()).toBeVisible();
    await expect(homes.last()).toHaveValue('Hamngatan 3');
  });
});
