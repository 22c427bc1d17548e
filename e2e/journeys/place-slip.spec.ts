import { expect, test } from '../support/test';
import { textIn } from '../support/texts';

test('sv: a misspelt place is asked about in the list, and taken with the arrow keys', async ({ page }) => {
  await page.goto('/sv');
  const from = page.getByRole('main').getByLabel(textIn('sv', 'search:form.from'), { exact: true });
  await from.fill('');
  await from.pressSequentially('Upsala');
  // The list of what was typed so far may still be there.
  await expect(page.getByRole('option', { name: /^Uppsala/ }).filter({ hasText: 'Menade du den?' })).toBeVisible();
  await from.press('ArrowDown');
  await from.press('Enter');
  await expect(from).toHaveValue('Uppsala');
});
