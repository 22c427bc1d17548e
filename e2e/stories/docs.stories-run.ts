import { expect, type Page, test } from '@playwright/test';

/** A component's docs page, with the toolbar's switches. Errors of the page fail the test. */
async function openDocs(page: Page, id: string, globals = ''): Promise<void> {
  page.on('pageerror', (error) => expect.soft(String(error), id).toBe(''));
  await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`);
}

test('without scripts stands beside with scripts, which has started although nothing plays', async ({ page }) => {
  await openDocs(page, 'forms-datefield');
  const [without, live] = [0, 1].map((index) =>
    page.locator('#story--forms-datefield--two-lives-inner form').nth(index),
  );
  await expect(live!.getByRole('button').first()).toBeVisible();
  await expect(without!.getByRole('button')).toHaveCount(0);
});

test('the small scripts start once in each frame, and act on its own elements', async ({ page }) => {
  await openDocs(page, 'forms-passwordfield');
  const frame = (story: string) => page.locator(`#story--forms-passwordfield--${story}-inner`);
  await frame('with-error').getByRole('button', { name: 'Visa' }).click();
  await expect(frame('with-error').locator('input')).toHaveAttribute('type', 'text');
  await expect(frame('typed').locator('input')).toHaveAttribute('type', 'password');
  await expect(frame('typed').getByRole('button')).toHaveCount(1);
});

test('variants are chosen by controls, also of a component with two lives', async ({ page }) => {
  await openDocs(page, 'actions-button');
  await expect(page.getByRole('radio', { name: 'danger' })).toBeVisible();
  await openDocs(page, 'forms-radiogroup');
  await expect(page.getByRole('radio', { name: 'segmented' })).toBeVisible();
  await openDocs(page, 'patterns-dialog');
  await expect(page.getByText('$$typeof')).toHaveCount(0);
});

test('what each property means is told, also of what exists only with scripts', async ({ page }) => {
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) });
  await openDocs(page, 'patterns-dialog');
  await expect(row('isOpen')).toContainText('Whether it is shown');
  await openDocs(page, 'patterns-commandpalette');
  await expect(row('groups')).toContainText('Shown before anything is typed');
});

test('the guide leads to docs pages that are there', async ({ page }) => {
  await openDocs(page, 'foundations-which-component-when');
  const links = page.locator('#storybook-docs a[href*="path=/docs/"]');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { entries } = (await (await page.request.get('/index.json')).json()) as { entries: Record<string, unknown> };
  expect(hrefs.filter((href) => !entries[href.replace(/^.*\/docs\//, '')])).toEqual([]);
});

test('what lies over the page is seen in a window with the same theme and direction', async ({ page }) => {
  await openDocs(page, 'patterns-dialog', 'theme:dark;direction:rtl');
  const around = page.frameLocator('iframe[id*="patterns-dialog--open"]');
  await expect(around.getByRole('dialog', { name: 'Bjud in en kollega' })).toBeVisible();
  await expect(around.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(around.locator('html')).toHaveAttribute('dir', 'rtl');
  // The page around keeps its own theme.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
});
