// Traces: S2-043
import { expect, test } from '../support/test';
import { LANGUAGES, textIn } from '../support/texts';

/** A demo company with more buses for sale than its page shows at first. */
const COMPANY = '/companies/1';

for (const language of LANGUAGES)
  test(`${language}: a company’s page shows its first buses, and the rest at one press`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}${COMPANY}`);
    const region = { name: textIn(language, 'search:company.buses'), exact: true };
    const buses = page.getByRole('main').getByRole('region', region);
    const shown = buses.getByRole('article');
    await expect(shown).toHaveCount(3);
    const permit = page.locator('[data-facts] > div', { hasText: textIn(language, 'search:company.permit') });
    await expect(permit.getByRole('definition')).toHaveText(/^TSV \d{4}-\d{3}$/);
    const rest = buses.locator('summary');
    const more = Number(/\d+/.exec(await rest.innerText())?.[0]);
    expect(more).toBeGreaterThan(1);
    await expect(rest).toHaveText(textIn(language, 'search:company.moreBuses_other', { count: more }));
    await rest.press('Enter');
    await expect(shown).toHaveCount(3 + more);
  });
