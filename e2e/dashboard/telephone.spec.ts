import type { Locator, Page } from '@playwright/test';
import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');
const TELEPHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 800 };

async function openAs(page: Page, username: string, address: string): Promise<void> {
  await logIn(page, 'sv', demoPerson(username));
  await page.goto(address);
}

/** The details of the first booking of a list; the list itself is left. */
async function openBooking(page: Page, area: 'admin' | 'company'): Promise<void> {
  await openAs(page, area, `/sv/dashboard/${area}/booking/list?when=all`);
  const booking = await main(page).getByRole('rowheader').getByRole('link').first().getAttribute('href');
  await page.goto(booking!);
}

const heightOf = async (what: Locator) => (await what.boundingBox())!.height;
/** The words and buttons of a form that are seen, by their lower edges. */
const lowerEdges = (form: Locator) =>
  form.evaluate((one) => [
    ...new Set(
      [...one.querySelectorAll('input, select, button, summary')]
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 20)
        .map((control) => Math.round(control.getBoundingClientRect().bottom / 8)),
    ),
  ]);

test.describe('on a telephone, without scripts', () => {
  test.use({ viewport: TELEPHONE, javaScriptEnabled: false });

  for (const area of ['admin', 'company'] as const)
    test(`${area}: a booking is a page to work with: its facts, then a line for each of the rest`, async ({ page }) => {
      await openBooking(page, area);
      // It was 7,000 pixels.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_200);
      const cut = await main(page)
        .locator('dt')
        .evaluateAll((words) =>
          words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
        );
      expect(cut, 'words that run into what they say').toEqual([]);
      const history = main(page).getByRole('region', { name: t('bookings:details.history') });
      await expect(history.getByRole('list').first()).toBeHidden();
      // Pressed on its words, not on the arrow.
      await history.getByRole('heading').click({ force: true });
      await expect(history.getByRole('list').first()).toBeVisible();
    });

  test('the event log’s filters are behind one button', async ({ page }) => {
    await openAs(page, 'admin', '/sv/dashboard/admin/event-log');
    const reason = main(page).getByLabel(t('events:list.search'));
    await expect(reason).toBeHidden();
    await main(page).getByText(t('lists:searchAndFilter'), { exact: true }).click();
    await expect(reason).toBeVisible();
  });

  test('what was done is said above the title, not upon it', async ({ page }) => {
    await openAs(page, 'traffic', '/sv/dashboard/traffic');
    const act = main(page).locator('button[name^=organisationId]').first();
    const name = main(page).getByRole('rowheader').first();
    expect((await act.boundingBox())!.y).toBeLessThan((await name.boundingBox())!.y + (await heightOf(name)));
    await act.click();
    const said = (await main(page).getByRole('status').first().boundingBox())!;
    const title = (await main(page).getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.y - said.y - said.height).toBeGreaterThanOrEqual(12);
  });

  test('no word of a card is broken', async ({ page }) => {
    await openAs(page, 'admin', '/sv/dashboard/admin/users');
    const broken = await main(page)
      .locator('td[data-label]')
      .evaluateAll((cells) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        return cells.flatMap((cell) => {
          const label = (cell as HTMLElement).dataset['label']!;
          const style = getComputedStyle(cell, '::before');
          pen.font = style.font;
          const { width } = cell.getBoundingClientRect();
          return width > 0 && (pen.measureText(label).width > width + 1 || style.whiteSpace !== 'nowrap')
            ? [label]
            : [];
        });
      });
    expect(broken).toEqual([]);
    expect(await main(page).locator('td[data-label]').count()).toBeGreaterThan(20);
    // A screen reader says the column's heading: «Bokning 47919956», not «Bokning Bokning47919956».
    const spoken = await main(page)
      .locator('td[data-label]:visible')
      .evaluateAll(
        (cells) => cells.filter((cell) => !getComputedStyle(cell, '::before').content.endsWith(' / ""')).length,
      );
    expect(spoken).toBe(0);
  });

  test('no word of a value is broken, and a link to change it stands below', async ({ page }) => {
    await openAs(page, 'admin', '/sv/dashboard/admin/deal-customers/details/1');
    const inTwoLines = await main(page)
      .locator('td[data-label]')
      .evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const broken: string[] = [];
          for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
            for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6))).size > 1)
                broken.push(word);
            }
          return broken;
        }),
      );
    expect(inTwoLines).toEqual([]);
    await page.goto('/sv/dashboard/admin/transport-companies/edit/66');
    const change = main(page).getByRole('link', { name: t('commissions:edit') });
    const value = change.locator('xpath=../preceding-sibling::dd[1]');
    const [said, link] = [(await value.boundingBox())!, (await change.boundingBox())!];
    expect(link.y).toBeGreaterThanOrEqual(said.y + said.height - 1);
    expect(said.height).toBeLessThan(40);
  });

  test('a bus’s picture stands beside its number, and a booking’s state beside its own', async ({ page }) => {
    await openAs(page, 'company', '/sv/dashboard/company/vehicles/list');
    for (const list of ['vehicles/list', 'booking/list?when=all']) {
      await page.goto(`/sv/dashboard/company/${list}`);
      const card = main(page).locator('tbody tr').first();
      const [name, beside] = [card.getByRole('rowheader'), card.locator('[data-beside]')];
      await expect(beside).not.toHaveAttribute('data-label');
      const [one, other] = [(await name.boundingBox())!, (await beside.boundingBox())!];
      expect(other.x).toBeGreaterThanOrEqual(one.x + one.width - 1);
      expect(other.y).toBeLessThan(one.y + one.height);
    }
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  test('the event log’s filters are one line, the seldom used ones behind a word', async ({ page }) => {
    await openAs(page, 'admin', '/sv/dashboard/admin/event-log');
    const form = main(page).getByRole('search');
    expect(await lowerEdges(form)).toHaveLength(1);
    await expect(form.getByLabel(t('events:list.actor'))).toBeHidden();
    await form.getByText(t('lists:moreFilters')).click();
    await expect(form.getByLabel(t('events:list.actor'))).toBeVisible();
    // One that is set is told above the rows, and counted at the word: its field need not push the rows down.
    await page.goto('/sv/dashboard/admin/event-log?actor=admin');
    await expect(form.getByText(`${t('lists:moreFilters')} (1)`)).toBeVisible();
    await expect(form.getByLabel(t('events:list.actor'))).toBeHidden();
    await expect(main(page).getByText(`${t('events:list.actor')}: admin`)).toBeVisible();
  });

  test('sections of a booking have no fold', async ({ page }) => {
    await openBooking(page, 'admin');
    const history = main(page).getByRole('region', { name: t('bookings:details.history') });
    await expect(history.getByRole('list').first()).toBeVisible();
    await expect(history.locator('summary').first()).toBeHidden();
  });
});

for (const viewport of [TELEPHONE, DESK])
  test(`the button that copies a number does not make its line higher at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBooking(page, 'admin');
    const facts = main(page)
      .getByRole('region', { name: t('bookings:details.people') })
      .locator('dl > div');
    const [order, customer] = [facts.nth(0), facts.nth(1)];
    await expect(order.getByRole('button')).toBeVisible();
    await expect(customer.locator('dt')).toHaveText(t('bookings:details.customer'));
    expect(await heightOf(order)).toBeCloseTo(await heightOf(customer), 0);
    const title = main(page).getByRole('heading', { level: 1 });
    const button = title.locator('+ button');
    await expect(button).toBeVisible();
    const [number, copy] = [(await title.boundingBox())!, (await button.boundingBox())!];
    expect(copy.y + copy.height / 2).toBeGreaterThan(number.y);
    expect(copy.y + copy.height / 2).toBeLessThan(number.y + number.height);
    expect(await heightOf(title.locator('~ div').first())).toBeLessThan(32);
  });
