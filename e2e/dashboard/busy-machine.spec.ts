import { expect, type Page, test } from '../support/test';
import { demoPerson, logIn } from '../support/people';
import { textIn } from '../support/texts';

const t = (key: string) => textIn('sv', key);
const main = (page: Page) => page.getByRole('main');

/** From `busyUntil` on React gets its turns again: by then the answer is there, and it has never shown that the page waits. */
async function mayBeBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')!;
    const post = port.value as (this: MessagePort, message: unknown) => void;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const { busyUntil = 0 } = window as { busyUntil?: number };
      setTimeout(() => post.call(this, message), Math.max(0, busyUntil - Date.now()));
    };
  });
}

for (const isBusy of [false, true])
  test(`who saves a note is at the notes${isBusy ? ', on a busy machine too' : ''}`, async ({ page }) => {
    await mayBeBusy(page);
    await logIn(page, 'sv', demoPerson('admin'));
    await page.goto('/sv/dashboard/admin/booking/list?when=coming');
    await main(page).getByRole('row').nth(2).getByRole('link').first().click();
    const fold = main(page)
      .locator('summary', { hasText: t('notes:add.link') })
      .first();
    await fold.click();
    const field = main(page).locator('form textarea').first();
    await field.fill('Ringde tillbaka');
    if (isBusy) await page.evaluate(() => Object.assign(window, { busyUntil: Date.now() + 3_000 }));
    await main(page)
      .getByRole('button', { name: t('notes:add.submit') })
      .first()
      .press('Enter');
    await expect(field).toHaveValue('');
    await expect(main(page).getByText('Ringde tillbaka').first()).toBeVisible();
    const notes = main(page).getByRole('heading', { name: t('notes:title'), exact: true });
    await expect(notes).toBeFocused();
    await expect(notes).toBeInViewport();
  });
