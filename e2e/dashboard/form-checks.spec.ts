import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { type Language, LANGUAGES, textIn } from '../support/texts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form input[name=${name}]`);
const save = (page: Page) => main(page).locator('form button').last();
const summaryOf = (page: Page, language: Language) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: textIn(language, 'errors:forms.summary') });

for (const language of LANGUAGES)
  test(`${language}: a form of a dashboard is checked while it is filled in, by the rules and in the words of the server`, async ({
    page,
    browser,
    context,
  }) => {
    const t = (key: string) => textIn(language, key);
    const create = `/${language}/dashboard/admin/customers/create`;
    await page.goto(`/${language}/auth/login`);
    await logIn(page, language, demoPerson('admin'));
    await page.goto(create);
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));

    // Somebody just passing through sees no error.
    await field(page, 'name').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(0);

    // Somebody who has typed does, on leaving the field, and is rid of it with the keystroke that mends it.
    const email = field(page, 'email');
    await email.fill('inte en adress');
    await expect(main(page).getByText(t('errors:forms.email'))).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(main(page).getByText(t('errors:forms.email'))).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(new RegExp(t('errors:forms.email').slice(0, 12)));
    await email.fill('asa@example');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.pressSequentially('.com');
    await expect(main(page).getByText(t('errors:forms.email'))).toHaveCount(0);
    await expect(email).toBeFocused();

    // Sent with something missing: nothing reaches the server, all errors are listed, and each leads to its field.
    await field(page, 'phone').fill('ring mig');
    await save(page).click();
    const summary = summaryOf(page, language);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
    await expect(page).toHaveURL(new RegExp(`${create}$`));
    expect(sent).toEqual([]);
    const told = await summary.getByRole('link').allTextContents();
    expect(told.length).toBeGreaterThanOrEqual(2);
    await summary.getByRole('link').first().click();
    await expect(field(page, 'name')).toBeFocused();

    // Without scripts the server refuses the same form in the same words.
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
      locale: 'sv-SE',
    });
    const other = await plain.newPage();
    await other.goto(new URL(create, page.url()).href);
    await field(other, 'email').fill('asa@example.com');
    await field(other, 'phone').fill('ring mig');
    await save(other).click();
    await expect(summaryOf(other, language)).toBeVisible();
    expect(await summaryOf(other, language).getByRole('link').allTextContents()).toEqual(told);
    await plain.close();
  });

test('a search that is sent empty says in writing what is missing', async ({ page }) => {
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('admin'));
  await page.goto('/sv/dashboard/admin/search-operators');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await main(page).getByRole('search').hover();
  await main(page)
    .getByRole('search')
    .getByRole('button', { name: textIn('sv', 'companies:operators.search') })
    .click();
  const told = summaryOf(page, 'sv').getByRole('link');
  await expect(told).toHaveText([
    `${textIn('sv', 'companies:operators.seats')}: ${textIn('sv', 'errors:missing.seats')}`,
    `${textIn('sv', 'companies:operators.place')}: ${textIn('sv', 'errors:missing.place')}`,
  ]);
});

test('fields side by side begin at the same height, also when one of them has an error', async ({ page }) => {
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/vehicles/add');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await field(page, 'wheelchairPlaces').fill('många');
  await save(page).click();
  await expect(summaryOf(page, 'sv')).toBeVisible();
  // At one instant: the page scrolls to its errors.
  const tops = await main(page).evaluate((form) =>
    ['seats', 'maxPassengers', 'wheelchairPlaces', 'seatArrangement'].map(
      (name) => form.querySelector(`label[for=${name}]`)?.getBoundingClientRect().top,
    ),
  );
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBe(tops[3]);
});

test('what only the server knows is told with the rest: a depot without a name, in a place that nobody knows', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/depots/add');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await field(page, 'place').fill('Xyzzyköping');
  await page.keyboard.press('Escape');
  await save(page).click();
  const told = summaryOf(page, 'sv').getByRole('link');
  await expect(told).toHaveCount(2);
  await expect(told.nth(1)).toContainText('Xyzzyköping');
});

test('a page that wakes moves no button away from under a press: the room of what needs scripts is there from the start', async ({
  page,
}) => {
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto('/sv/dashboard/company/depots/list');
  let wake = () => {};
  const awake = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await awake;
    await route.continue();
  });
  // Not by `goto`, which here waits until the page is awake.
  await page.evaluate(() => location.assign('/sv/dashboard/company/details'));
  const button = main(page).getByRole('button', { name: textIn('sv', 'companies:own.saveLogo') });
  await button.waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  const asleep = await button.boundingBox();
  await expect(page.locator('html[data-scripts]')).toHaveCount(0);
  wake();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await button.boundingBox()).toEqual(asleep);
});
