// Traces: S2-043
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';

/** Of the demo companies the one with most buses for sale. */
const COMPANY = { name: 'Demobuss Stockholm AB', address: '/companies/1' };

for (const language of ['sv', 'en'] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

      test('a company’s page shows its first buses, and the rest at one press', async ({ page }) => {
        await page.goto(`/${language}${COMPANY.address}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(COMPANY.name);
        const buses = main.getByRole('region', { name: textIn(language, 'search:company.buses'), exact: true });
        const shown = buses.getByRole('article');
        await expect(shown).toHaveCount(3);
        const [start, end] = textIn(language, 'search:company.moreBuses_other').split('{{count}}') as [string, string];
        const rest = buses.locator('summary').filter({ hasText: new RegExp(`^${start}\\d+${end}$`) });
        const more = Number(/\d+/.exec(await rest.innerText())?.[0]);
        expect(more).toBeGreaterThan(1);
        await rest.press('Enter');
        await expect(shown).toHaveCount(3 + more);
      });
    });
