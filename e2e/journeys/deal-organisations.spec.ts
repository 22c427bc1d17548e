// Traces: S1-023, S2-103, S2-104, S2-135, S2-136, S2-137, S2-138, S2-139, S2-140, S2-154, S2-175
import { randomBytes } from 'node:crypto';
import { type Browser, expect, life, type Page, test } from '../support/test';
import { luhnDigit } from '@bff/domain/shared/numbers';
import { Journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { demoPerson, logInOnPage, repeatPassword } from '../support/people';
import { errorIn, type Language, LANGUAGES, textIn } from '../support/texts';

/** Deal organisations from their creation to their users' logins, with scripts and without. */
const PASSWORD = 'Tolv-Gula-Bussar-27';

const mark = () => randomBytes(5).toString('hex');
const newEmail = (who: string) => `${who}.${mark()}@demo.invalid`;
const newOrgNumber = () => {
  const body = `212${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  return body + luhnDigit(body);
};

const field = ({ main }: Journey, name: string) => main.locator(`[name="${name}"]`);
const press = ({ main }: Journey, name: string) => main.getByRole('button', { name, exact: true }).click();
const follow = ({ main }: Journey, name: string) => main.getByRole('link', { name, exact: true }).first().click();

async function asPerson(page: Page, language: Language, username: string): Promise<Journey> {
  await logInOnPage(page, language, demoPerson(username));
  return new Journey(page, language);
}

/** Opens the invitation in a separate browser and chooses a password. */
async function accept(browser: Browser, language: Language, email: string): Promise<Journey> {
  const page = await (await browser.newContext()).newPage();
  const journey = new Journey(page, language);
  await page.goto(await mailedLink(email, 'auth/invitation'));
  await journey.main.getByLabel(journey.t('auth:password.new'), { exact: true }).fill(PASSWORD);
  await repeatPassword(journey.main, language, PASSWORD);
  await press(journey, journey.t('auth:invitation.submit'));
  return journey;
}

interface Made {
  name: string;
  adminEmail: string;
}

/** An administrator creates an organisation; its page is open afterwards. */
async function makeOrganisation(admin: Journey, { train = false } = {}): Promise<Made> {
  const name = `Testkommun ${mark()}`;
  const adminEmail = newEmail('avtal.admin');
  await admin.page.goto(`/${admin.language}/dashboard/admin/deal-customers/create`);
  await field(admin, 'name').fill(name);
  await field(admin, 'orgNumber').fill(newOrgNumber());
  await field(admin, 'contactName').fill('Kia Kontakt');
  await field(admin, 'contactEmail').fill(newEmail('kia'));
  await field(admin, 'contactPhone').fill('070-174 06 05');
  await admin.main.getByRole('radio', { name: admin.t(`users:language.${admin.language}`) }).check();
  await field(admin, 'creditLimit').fill('250 000');
  await field(admin, 'paymentTermsDays').fill('30');
  await field(admin, 'costCenter').fill('1000');
  if (train) await field(admin, 'trainReplacement').check();
  await field(admin, 'adminName').fill('Ada Avtal');
  await field(admin, 'adminEmail').fill(adminEmail);
  await press(admin, admin.t('deals:create.submit'));
  await expect(admin.page.getByText(admin.t('deals:flash.created', { email: adminEmail }))).toBeVisible();
  await expect(admin.main.getByRole('heading', { level: 1 })).toHaveText(name);
  return { name, adminEmail };
}

for (const language of LANGUAGES) {
  const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);

  test.describe(language, () => {
    test('an administrator creates an organisation, its administrator adds a booker, and both land in its area', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const admin = await asPerson(page, language, 'admin');
      const { name, adminEmail } = await makeOrganisation(admin);
      await expect(admin.main.getByText(t('companies:companies.invited'))).toBeVisible();

      const ada = await accept(browser, language, adminEmail);
      await expect(ada.page).toHaveURL(new RegExp(`/${language}/dashboard/organisation$`));
      await expect(ada.main.getByRole('heading', { level: 1 })).toHaveText(name);
      // What holds of the agreement is shown, and the administrators' pages are not accessible.
      await expect(ada.main.getByRole('heading', { name: t('deals:sections.terms') })).toBeVisible();
      await expect(ada.main).toContainText(t('deals:paymentOption.card'));
      await ada.page.goto(`/${language}/dashboard/admin/deal-customers/list`);
      await expect(ada.page).toHaveURL(new RegExp(`/${language}/dashboard/organisation$`));

      await ada.page.goto(`/${language}/dashboard/organisation/manage`);
      await follow(ada, t('organisation:manage.add.title'));
      await press(ada, t('organisation:manage.add.submit'));
      await expect(ada.main.getByRole('link', { name: t('errors:missing.name') })).toBeVisible(); // prettier-ignore
      await field(ada, 'name').fill('Skolförvaltningen');
      await press(ada, t('organisation:manage.add.submit'));
      await expect(ada.page.getByText(t('organisation:flash.added', { name: 'Skolförvaltningen' }))).toBeVisible();
      // The same name twice under one unit.
      await follow(ada, t('organisation:manage.add.title'));
      await field(ada, 'name').fill('Skolförvaltningen');
      await press(ada, t('organisation:manage.add.submit'));
      await expect(field(ada, 'name')).toHaveValue('Skolförvaltningen');
      await expect(ada.main.getByText(errorIn(language, 'dealUnit.duplicateName').replace('{0}', 'Skolförvaltningen')).first()).toBeVisible(); // prettier-ignore

      const bookerEmail = newEmail('bokare');
      await ada.page.goto(`/${language}/dashboard/organisation/users/create`);
      await field(ada, 'name').fill('Bo Bokare');
      await field(ada, 'email').fill(bookerEmail);
      await ada.main.getByRole('radio', { name: t('deals:role.booker') }).check();
      await field(ada, 'unitId').selectOption({ label: '– Skolförvaltningen' });
      await press(ada, t('users:create.submit'));
      await expect(ada.page.getByText(t('users:flash.invited', { email: bookerEmail }))).toBeVisible();

      const bo = await accept(browser, language, bookerEmail);
      await expect(bo.page).toHaveURL(new RegExp(`/${language}/dashboard/organisation$`));
      await expect(bo.main).toContainText('Skolförvaltningen');
      // A booker sees neither the agreement nor the unit above, and manages nobody.
      await expect(bo.main.getByRole('heading', { name: t('deals:sections.terms') })).toHaveCount(0);
      await expect(bo.page.getByRole('navigation').getByText(t('menus:lines.users'))).toHaveCount(0);
      expect((await bo.page.goto(`/${language}/dashboard/organisation/users`))?.status()).toBe(403);
      await bo.page.goto(`/${language}/auth/logout`);
      await press(bo, t('auth:logout.submit'));
      await logInOnPage(bo.page, language, { username: bookerEmail, password: PASSWORD });
      await expect(bo.page).toHaveURL(new RegExp(`/${language}/dashboard/organisation$`));

      // Closed by the organisation, the booker's session ends immediately.
      await follow(ada, t('users:act.disable.link'));
      await press(ada, t('users:act.disable.submit'));
      await expect(ada.page.getByText(t('users:act.disable.done'))).toBeVisible();
      await bo.page.goto(`/${language}/dashboard/organisation`);
      await expect(bo.page).toHaveURL(/auth\/login/);
    });

    test('rights are given and revoked, a unit is changed and removed, and the contact is updated', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const admin = await asPerson(page, language, 'admin');
      const { adminEmail } = await makeOrganisation(admin);
      const ada = await accept(browser, language, adminEmail);

      const email = newEmail('ekonomi');
      await ada.page.goto(`/${language}/dashboard/organisation/users/create`);
      await field(ada, 'name').fill('Eva Ekonomi');
      await field(ada, 'email').fill(email);
      await ada.main.getByRole('radio', { name: t('deals:role.finance') }).check();
      await press(ada, t('users:create.submit'));
      await follow(ada, t('organisation:rights.give'));
      await ada.main.getByRole('radio', { name: t('deals:role.booker') }).check();
      await press(ada, t('organisation:rights.give'));
      await expect(ada.page.getByText(t('organisation:flash.given'))).toBeVisible();
      await follow(ada, t('organisation:rights.take'));
      await press(ada, t('organisation:rights.take'));
      await expect(ada.page.getByText(t('organisation:flash.taken'))).toBeVisible();

      // Nobody can revoke their own right.
      await ada.page.goto(`/${language}/dashboard/organisation/users`);
      await follow(ada, 'Ada Avtal');
      await expect(ada.main.getByRole('link', { name: t('organisation:rights.take') })).toHaveCount(0);

      await ada.page.goto(`/${language}/dashboard/organisation/manage/add-unit`);
      await field(ada, 'name').fill('Kulturen');
      await press(ada, t('organisation:manage.add.submit'));
      await follow(ada, t('organisation:manage.editNamed', { name: 'Kulturen' }));
      await field(ada, 'name').fill('Kultur och fritid');
      await ada.main.getByRole('radio', { name: t('organisation:manage.status.inactive') }).check();
      await press(ada, t('deals:edit.submit'));
      await expect(ada.main.getByText('Kultur och fritid')).toBeVisible();
      await follow(ada, t('organisation:manage.editNamed', { name: 'Kultur och fritid' }));
      await follow(ada, t('organisation:manage.remove.link'));
      await press(ada, t('organisation:manage.remove.submit'));
      await expect(ada.page.getByText(t('organisation:flash.removed', { name: 'Kultur och fritid' }))).toBeVisible();

      await ada.page.goto(`/${language}/dashboard/organisation/details`);
      await follow(ada, t('organisation:details.edit'));
      await field(ada, 'contactPhone').fill('inget nummer');
      await field(ada, 'contactName').fill('Nya Kontakten');
      await press(ada, t('deals:edit.submit'));
      await expect(field(ada, 'contactName')).toHaveValue('Nya Kontakten');
      await field(ada, 'contactPhone').fill('070-174 06 06');
      await press(ada, t('deals:edit.submit'));
      await expect(ada.main).toContainText('Nya Kontakten');

      // The administrators see it and suspend the organisation: its users' first page says so.
      await admin.page.reload();
      await expect(admin.main).toContainText('Nya Kontakten');
      await follow(admin, t('deals:to.suspended.link'));
      await press(admin, t('deals:to.suspended.submit'));
      await expect(admin.main.getByRole('link', { name: t('errors:missing.reason') })).toBeVisible(); // prettier-ignore
      await field(admin, 'reason').fill('Obetald faktura');
      await press(admin, t('deals:to.suspended.submit'));
      await expect(admin.page.getByText(t('deals:flash.suspended'))).toBeVisible();
      await ada.page.goto(`/${language}/dashboard/organisation`);
      await expect(ada.main.getByText(t('organisation:overview.suspended'))).toBeVisible();
    });

    for (const [username, buys] of [
      ['deal.booker', true],
      ['deal.finance', false],
    ] as const)
      test(`${username} reads where and when a unit's bus comes, whom to call and what it costs`, async ({ page }) => {
        const person = await asPerson(page, language, username);
        const { main } = person;
        await page.goto(`/${language}/dashboard/organisation`);
        await follow(person, t('organisation:overview.trips.upcoming'));
        await main.getByRole('rowheader').getByRole('link').first().click();
        await expect(main.getByRole('heading', { level: 2, name: t('booking:details.trip') })).toBeVisible();
        await expect(main.getByRole('list', { name: t('booking:details.outboundLabel') })).toContainText(
          'Stationsgatan 1',
        );
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
        await expect(main.getByRole('heading', { level: 2, name: t('booking:details.terms') })).toBeVisible();
        await expect(main.getByRole('link', { name: t('organisation:purchases.manage') })).toHaveCount(buys ? 1 : 0);
        // The search is outside the dashboard, and so is the way back.
        const findBus = page.getByRole('navigation').getByRole('link', { name: t('common:nav.findBus'), exact: true });
        await expect(findBus).toHaveCount(buys ? 1 : 0);
        if (!buys) return;
        await page.goto((await findBus.getAttribute('href'))!);
        await expect(findBus).toHaveAttribute('aria-current', 'page');
      });

    test('a train-replacement customer lands in their own dashboard', async ({ page, browser }) => {
      const admin = await asPerson(page, language, 'admin');
      const { name, adminEmail } = await makeOrganisation(admin, { train: true });
      const ada = await accept(browser, language, adminEmail);
      await expect(ada.page).toHaveURL(new RegExp(`/${language}/dashboard/train$`));
      await life(ada.page);
      await expect(ada.main).toContainText(name);
      await ada.page
        .getByRole('navigation')
        .getByRole('link', { name: t('menus:lines.overview'), exact: true })
        .click();
      await expect(ada.main.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('a traffic controller switches between organisations, until one is revoked', async ({ page, browser }) => {
      test.setTimeout(120_000);
      const admin = await asPerson(page, language, 'admin');
      const [one, two] = [await makeOrganisation(admin), await makeOrganisation(admin)];
      const email = newEmail('trafik');
      await admin.page.goto(`/${language}/dashboard/admin/users/create`);
      await field(admin, 'name').fill('Tove Trafik');
      await field(admin, 'email').fill(email);
      await admin.main.getByRole('radio', { name: t('users:roleSet.trafficController'), exact: true }).check();
      await press(admin, t('users:create.submit'));
      const choose = async (change: () => Promise<void>) => {
        await follow(admin, t('users:organisations.link'));
        await change();
        await press(admin, t('users:organisations.submit'));
        await expect(admin.page.getByText(t('users:organisations.saved'))).toBeVisible();
        // The next message says the same.
        await admin.page.reload();
      };

      const tove = await accept(browser, language, email);
      await expect(tove.page).toHaveURL(new RegExp(`/${language}/dashboard/traffic$`));
      await expect(tove.main.getByText(t('traffic:overview.none.title'))).toBeVisible();
      await choose(async () => {
        for (const { name } of [one, two]) await admin.main.getByRole('checkbox', { name }).check();
      });
      await tove.page.reload();
      await press(tove, t('traffic:served.actFor', { name: one.name }));
      await expect(tove.main).toContainText(t('traffic:overview.acting', { name: one.name }));
      await field(tove, 'organisationId').selectOption({ label: two.name });
      await press(tove, t('traffic:overview.switch'));
      await expect(tove.main).toContainText(t('traffic:overview.acting', { name: two.name }));
      await choose(() => admin.main.getByRole('checkbox', { name: two.name }).uncheck());
      await tove.page.goto(`/${language}/dashboard/traffic`);
      await expect(tove.main).toContainText(t('traffic:overview.acting', { name: one.name }));
      await expect(tove.main).not.toContainText(two.name);
    });
  });
}
