// Traces: S2-043
import { expect, test } from '../support/test';
import { ownDay } from '../support/departure';
import { Journey, searchAddress } from '../support/journey';
import { LANGUAGES } from '../support/texts';

for (const language of LANGUAGES)
  test(`${language}: a trip from where nobody has buses is told so, and leads to a quote, not to other days`, async ({
    page,
  }, info) => {
    const customer = new Journey(page, language);
    const t = customer.t.bind(customer);
    const otherDays = page.getByRole('navigation', { name: t('search:days.label') });
    await page.goto(searchAddress(language, { day: ownDay(info) }));
    await expect(otherDays).toBeVisible();
    await page.goto(searchAddress(language, { day: ownDay(info), from: 'Kiruna', to: 'Narvik' }));
    const told = `${t('search:results.nobodyNear', { from: 'Kiruna' })} ${t('search:results.fartherAway')}`;
    await expect(customer.main.getByText(told)).toBeVisible();
    await expect(otherDays).toHaveCount(0);
    const quote = customer.main.getByRole('link', { name: t('search:quotes.ask') });
    await expect(quote).toHaveAttribute('href', /[?&]stop=Kiruna&stop=Narvik&/);
  });
