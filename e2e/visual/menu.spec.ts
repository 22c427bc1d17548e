import { expect, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

for (const frame of ['public', 'dashboard'] as const)
  test(`on a telephone, opening the menu moves neither its button nor the brand: ${frame}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    if (frame === 'dashboard') await logIn(page, 'sv', demoPerson('company'));
    await page.goto(frame === 'dashboard' ? '/sv/dashboard/company' : '/sv');
    const button = page.locator('summary', { hasText: textIn('sv', 'common:nav.menu') });
    const brand = page.getByRole('banner').getByRole('link').first();
    const places = async () => [await button.boundingBox(), await brand.boundingBox()];
    const closed = await places();
    await button.click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await places()).toEqual(closed);
    // What is beside the open menu still works.
    await brand.click({ trial: true });
    // Escape closes it, from its button or from within.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('details[data-menu]')).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
  });
