import { expectState, openHeld } from '../support/island';
import { Journey } from '../support/journey';
import { expect, test } from '../support/test';

test('the button or the waiting time that has the focus keeps it when the form is hydrated (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  const stop = journey.t('search:form.via', { number: 1 });
  for (const focused of ['moveDown', 'addStop', 'wait'] as const) {
    await page.goto('/sv/cookies');
    const { goOn } = await openHeld(page, 'sv', '?stop=Uppsala&stop=Tierp&stop=G%C3%A4vle');
    const element =
      focused === 'wait'
        ? page.locator('input[name=wait]:enabled')
        : page.getByRole('button', {
            name:
              focused === 'moveDown'
                ? `${journey.t('search:form.moveDown')}: ${stop}`
                : journey.t('search:form.addStop'),
          });
    await element.focus();
    await goOn();
    await expectState(page, 'awake');
    await expect(element).toBeFocused();
  }
});

test('a place list that is open or awaited when the form is hydrated comes again, and picks (sv)', async ({ page }) => {
  const journey = new Journey(page, 'sv');
  for (const list of ['open', 'awaited'] as const) {
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/sv/cookies');
    const { goOn } = await openHeld(page);
    const option = page.getByRole('option', { name: /^Uppsala/ }).first();
    if (list === 'awaited')
      await page.route(/places\.json/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue().catch(() => undefined);
      });
    const from = journey.placeField('from');
    await from.pressSequentially('Uppsal');
    if (list === 'open') {
      await expect(option).toBeVisible();
      await from.press('ArrowDown');
    }
    await goOn();
    await expectState(page, 'awake');
    await expect(from).toBeFocused();
    await expect(option).toBeVisible();
    // What was marked is marked still.
    if (list === 'open') await expect(from).toHaveAttribute('aria-activedescendant', /.+/);
    else await from.press('ArrowDown');
    await from.press('Enter');
    await expect(from).toHaveValue(/^Uppsala/);
    await expect(page.locator('input[name=stopId]').first()).not.toHaveValue('');
  }
});
