// Traces: S2-052
import { expect, test } from '../support/test';
import { demoPerson, logInOnPage } from '../support/people';
import { LANGUAGES, patternOf, textIn } from '../support/texts';

/** An operator's administrator immediately sees what has been sold. With scripts and without. */
for (const language of LANGUAGES)
  test(`an operator's first page shows its upcoming trips (${language})`, async ({ page }) => {
    await logInOnPage(page, language, demoPerson('company'));
    await expect(page).toHaveURL(new RegExp(`/${language}/dashboard/company$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Demobuss');
    const trips = main.getByRole('table', { name: textIn(language, 'companies:companies.trips.caption') });
    const next = trips
      .getByRole('row')
      .filter({ hasText: textIn(language, 'booking:status.booked') })
      .first();
    await expect(next).toContainText('Uppsala – ');
    await expect(next).toContainText(language === 'sv' ? 'kr' : 'SEK');
    // Each links to the company's page of it; the order's page is the customer's and the administrators'.
    await expect(next.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/dashboard\/company\/booking\/details\/\d+$/,
    );
    const all = main.getByRole('link', { name: patternOf(textIn(language, 'companies:companies.trips.all_other')) });
    await expect(all).toHaveAttribute('href', new RegExp(`/${language}/dashboard/company/booking/list$`));
  });
