// Traces: S1-017, S2-075, S2-077, S2-100, S2-101, S2-102, S2-110, S2-181, S2-183, S6-028, S8-031
import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '../support/test';
import { Journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { demoPerson, logInOnPage, repeatPassword } from '../support/people';
import { errorIn, type Language, LANGUAGES, textIn } from '../support/texts';

/** Customers and users as others manage them, with scripts and without. */
const PASSWORD = 'Tolv-Gula-Bussar-27';
const COMPANY = 'Demobuss Uppsala AB';

const wordsIn = (language: Language) => (key: string, values?: Record<string, string | number>) =>
  textIn(language, key, values);

const newPerson = () => {
  const mark = randomBytes(5).toString('hex');
  return { name: `Nils Ny ${mark}`, email: `ny.${mark}@demo.invalid` };
};

async function asPerson(page: Page, language: Language, username: string): Promise<Journey> {
  await logInOnPage(page, language, demoPerson(username));
  return new Journey(page, language);
}

/** Fills in and submits the form for a new user. */
async function addUser(
  { main, language }: Journey,
  person: ReturnType<typeof newPerson>,
  roleSet: string,
  company?: string,
) {
  const t = wordsIn(language);
  // Not by its label alone: the list that led here has a heading of that name.
  await main.getByRole('textbox', { name: t('users:name'), exact: true }).fill(person.name);
  await main.getByLabel(t('users:email'), { exact: true }).fill(person.email);
  await main.getByRole('radio', { name: t(`users:roleSet.${roleSet}`), exact: true }).check();
  if (company) await main.locator('[name="companyId"]').selectOption({ label: company });
  await main.getByRole('button', { name: t('users:create.submit') }).click();
}

/** Opens the invitation in a separate browser and chooses a password. */
async function accept(page: Page, language: Language, email: string): Promise<Journey> {
  const journey = new Journey(page, language);
  await page.goto(await mailedLink(email, 'auth/invitation'));
  await journey.main.getByLabel(journey.t('auth:password.new'), { exact: true }).fill(PASSWORD);
  await repeatPassword(journey.main, language, PASSWORD);
  await journey.main.getByRole('button', { name: journey.t('auth:invitation.submit') }).click();
  return journey;
}

const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const t = wordsIn(language);

    test('an administrator adds a driver, who accepts, and is logged out immediately when the account is closed', async ({
      page,
      browser,
    }) => {
      const admin = await asPerson(page, language, 'admin');
      const { main } = admin;
      const driver = newPerson();
      await page.goto(`/${language}/dashboard/admin/users`);
      await main.getByRole('link', { name: t('users:list.create') }).click();
      // A driver without a company: refused at its field, and no input is lost.
      await addUser(admin, driver, 'driver');
      await expect(main.getByText(errorIn(language, 'user.companyMissing')).first()).toBeVisible();
      await expect(main.getByLabel(t('users:email'), { exact: true })).toHaveValue(driver.email);
      await addUser(admin, driver, 'driver', COMPANY);
      await expect(page.getByText(t('users:flash.invited', { email: driver.email }))).toBeVisible();
      const id = idIn(page);

      const theirs = await browser.newContext();
      const theirPage = await theirs.newPage();
      await accept(theirPage, language, driver.email);
      await expect(theirPage).toHaveURL(new RegExp(`/${language}/dashboard/driver$`));

      await page.goto(`/${language}/dashboard/admin/users?q=${encodeURIComponent(driver.email)}&standing=active`);
      await main.getByRole('link', { name: driver.name }).click();
      await main.getByRole('link', { name: t('users:act.disable.link'), exact: true }).click();
      await main.getByRole('button', { name: t('users:act.disable.submit') }).click();
      await expect(page.getByText(t('users:act.disable.done'))).toBeVisible();
      await theirPage.goto(`/${language}/dashboard/driver`);
      await expect(theirPage).toHaveURL(/auth\/login/);
      await theirs.close();

      await page.goto(`/${language}/dashboard/admin/users/${id}/delete`);
      await main.getByRole('button', { name: t('users:act.delete.submit') }).click();
      await expect(page.getByText(t('users:act.delete.done'))).toBeVisible();
      expect((await page.goto(`/${language}/dashboard/admin/users/${id}`))?.status()).toBe(404);
    });

    test('a company’s administrator adds a colleague, and cannot reach other companies’ users', async ({
      page,
      browser,
    }) => {
      const boss = await asPerson(page, language, 'company');
      const colleague = newPerson();
      await page.goto(`/${language}/dashboard/company/users/create`);
      await addUser(boss, colleague, 'companyAdmin');
      await expect(page.getByText(t('users:flash.invited', { email: colleague.email }))).toBeVisible();
      const id = idIn(page);

      const theirs = await browser.newContext();
      const theirPage = await theirs.newPage();
      await accept(theirPage, language, colleague.email);
      await expect(theirPage).toHaveURL(new RegExp(`/${language}/dashboard/company$`));
      // The colleague manages the others, but not themselves.
      await theirPage.goto(`/${language}/dashboard/company/users/list?q=${encodeURIComponent(colleague.email)}`);
      await theirPage.getByRole('link', { name: colleague.name }).click();
      await expect(theirPage.getByText(t('users:details.own'))).toBeVisible();
      await expect(theirPage.getByRole('link', { name: t('users:act.delete.link'), exact: true })).toHaveCount(0);
      for (const path of [`edit/${id}`, `${id}/delete`])
        expect((await theirPage.goto(`/${language}/dashboard/company/users/${path}`))?.status()).toBe(403);
      await theirs.close();

      // The first accounts of the demo: customers and administrators.
      for (const path of ['1', 'edit/1', '1/disable', '6', '6/delete', '999999'])
        expect((await page.goto(`/${language}/dashboard/company/users/${path}`))?.status()).toBe(404);
    });

    test('an administrator adds a customer, and two simultaneous editors lose nothing', async ({ page }) => {
      const { main } = await asPerson(page, language, 'admin');
      const customer = newPerson();
      const field = (key: string) => main.getByLabel(t(key), { exact: true });
      await page.goto(`/${language}/dashboard/admin/customers/create?type=corporate`);
      await field('auth:contact.companyName').fill('Nya Kören');
      await field('auth:contact.orgNumber').fill('556036-0794');
      await field('auth:contact.name').fill(customer.name);
      await field('auth:contact.email').fill(customer.email);
      await field('auth:contact.phone').fill('070-174 06 12');
      await main.getByRole('button', { name: t('customers:create.submit') }).click();
      await expect(main.getByText(errorIn(language, 'customer.orgNumber')).first()).toBeVisible();
      await field('auth:contact.orgNumber').fill('556036-0793');
      await main.getByRole('button', { name: t('customers:create.submit') }).click();
      await expect(page.getByText(t('customers:flash.created', { email: customer.email }))).toBeVisible();
      await expect(main.getByText('SE556036079301')).toBeVisible();
      const id = idIn(page);

      const edit = `/${language}/dashboard/admin/customers/edit/${id}`;
      await page.goto(edit);
      const second = await page.context().newPage();
      await second.goto(edit);
      const save = t('customers:edit.submit');
      const label = (key: string) => t(`account:contact.${key}`);
      await main.getByLabel(label('street')).fill('Ettgatan 1');
      await main.getByLabel(label('postcode')).fill('803 20');
      await main.getByLabel(label('city')).fill('Gävle');
      await main.getByRole('button', { name: save }).click();
      await expect(page.getByText(t('customers:flash.saved'))).toBeVisible();

      const other = second.getByRole('main');
      await other.getByLabel(label('city')).fill('Umeå');
      await other.getByLabel(t('auth:contact.name'), { exact: true }).fill(`${customer.name} Två`);
      await other.getByRole('button', { name: save }).click();
      await expect(other.getByText(errorIn(language, 'input.changedMeanwhile')).first()).toBeVisible();
      // What only the first changed is in the form now; of what both changed, the second decides.
      const fields = `${label('street')}, ${label('postcode')}`;
      await expect(other.getByText(t('errors:forms.meanwhile.taken', { fields }))).toBeVisible();
      await expect(other.getByRole('listitem').filter({ hasText: `${label('city')}: Gävle` })).toBeVisible();
      await expect(other.getByLabel(label('street'))).toHaveValue('Ettgatan 1');
      await expect(other.getByLabel(label('postcode'))).toHaveValue('803 20');
      await expect(other.getByLabel(label('city'))).toHaveValue('Umeå');
      await other.getByRole('button', { name: save }).click();
      await expect(other.getByText('Umeå')).toBeVisible();
      await expect(other.getByText('Ettgatan 1')).toBeVisible();
      await expect(other.getByText('803 20')).toBeVisible();

      await page.goto(
        `/${language}/dashboard/admin/customers/list?q=${encodeURIComponent(customer.email)}&type=CORPORATE`,
      );
      await expect(main.getByRole('link', { name: `Nya Kören, ${customer.name} Två` })).toBeVisible();
    });
  });
}
