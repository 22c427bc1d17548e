import { ownDay } from '../support/departure';
import { expect, type Page, test, type TestInfo } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { errorIn, textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const OCCUPANCY = '/sv/dashboard/company/vehicles/occupancy';
const main = (page: Page) => page.getByRole('main');

/** A lockout from 8 to 17 on a day of the test's own, and the timeline of that day; the reason tells it from others. */
async function lockedDay(page: Page, info: TestInfo): Promise<{ reason: string; day: string }> {
  const day = ownDay(info);
  const reason = `Service ${Date.now()}-${process.pid}`;
  await page.goto('/sv/auth/login');
  await logIn(page, 'sv', demoPerson('company'));
  await page.goto(`${OCCUPANCY}/add?day=${day}`);
  await main(page).locator('form').first().hover();
  const bus = main(page).locator('form button[aria-haspopup=listbox]').first();
  await bus.click();
  await page.getByRole('option').nth(1).click();
  await main(page).getByLabel(t('fleet:occupancy.comment')).fill(reason);
  await main(page).locator('form button').last().click();
  await expect(page).not.toHaveURL(/\/add/);
  await page.goto(`${OCCUPANCY}?view=day&day=${day}`);
  return { reason, day };
}
const bar = (page: Page, reason: string) => main(page).getByRole('link', { name: reason });
/** A bar's times are in one piece. */
const hourOf = (hours: string) => new RegExp(`\\b${hours.replace('–', '–\\u2060')}\\b`);

/** Holds back the answer to the lockout's form until it is let go. */
async function holdSave(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/occupancy\/edit\/\d+\.data/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return letGo;
}

async function moveAnHourLater(page: Page, reason: string): Promise<void> {
  await bar(page, reason).focus();
  for (let quarters = 0; quarters < 4; quarters++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

test('a moved lockout is where it was put before the server has answered, and stays there', async ({ page }, info) => {
  const { reason } = await lockedDay(page, info);
  await expect(bar(page, reason)).toHaveAccessibleName(hourOf('08:00–17:00'));
  await expect(main(page).getByText(t('fleet:occupancy.moving'))).toBeVisible();
  const letGo = await holdSave(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await moveAnHourLater(page, reason);
  await expect(bar(page, reason)).toHaveAccessibleName(hourOf('09:00–18:00'));
  letGo();
  await answer;
  await page.reload();
  await expect(bar(page, reason)).toHaveAccessibleName(hourOf('09:00–18:00'));
});

test('a bar that is moved by keys stays as long as its time, says it at once, and is announced as put back', async ({
  page,
}, info) => {
  const { reason, day } = await lockedDay(page, info);
  await page.goto(`${OCCUPANCY}?view=week&day=${day}`);
  await expect(main(page).getByText(t('fleet:occupancy.moving'))).toBeVisible();
  const lock = bar(page, reason);
  const drawn = () => lock.evaluate((link) => Math.round(link.getBoundingClientRect().width));
  const long = await drawn();
  await lock.focus();
  await page.keyboard.press('ArrowRight');
  await expect(lock).toHaveAccessibleName(hourOf('09:00–18:00'));
  expect(await drawn()).toBe(long);
  // All its words are there, beside it.
  expect(await lock.locator('b').evaluate((words) => words.scrollWidth <= words.clientWidth + 1)).toBe(true);
  for (let hours = 0; hours < 9; hours++) await page.keyboard.press('Shift+ArrowRight');
  expect(await drawn()).toBeGreaterThan(1.8 * long);
  await page.keyboard.press('Escape');
  await expect(lock).toHaveAccessibleName(hourOf('08:00–17:00'));
  expect(await drawn()).toBe(long);
  await expect(main(page).locator('[aria-live]').getByText(textIn('sv', 'fleet:occupancy.restored').split('{{')[0]!)).toBeVisible(); // prettier-ignore
});

test('a refused move goes back, says why, and can be made again', async ({ page, context }, info) => {
  const { reason } = await lockedDay(page, info);
  await expect(main(page).getByText(t('fleet:occupancy.moving'))).toBeVisible();
  const letGo = await holdSave(page);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await moveAnHourLater(page, reason);
  await expect(bar(page, reason)).toHaveAccessibleName(hourOf('09:00–18:00'));

  // Meanwhile a colleague has moved it too.
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.locator('main').getByRole('link', { name: reason }).click();
  await main(colleague).getByLabel(t('fleet:occupancy.comment')).fill(`${reason}, framflyttad`);
  const theirs = colleague.waitForResponse((response) => response.request().method() === 'POST');
  await main(colleague).locator('form button').last().click();
  await theirs;
  letGo();
  expect((await refused).status()).toBe(409);
  await expect(main(page).getByRole('alert')).toContainText(errorIn('sv', 'input.changedMeanwhile'));
  await expect(bar(page, `${reason}, framflyttad`)).toHaveAccessibleName(hourOf('08:00–17:00'));

  await moveAnHourLater(page, reason);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(bar(page, `${reason}, framflyttad`)).toHaveAccessibleName(hourOf('09:00–18:00'));
});
