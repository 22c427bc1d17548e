import { expect, type Locator, type Page, test } from '../support/test';
import { settledIsland } from '../support/island';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { newPerson } from '../support/people';
import { LANGUAGES } from '../support/texts';

const MOST_TABS = 90;

/** The focused element, and whether the focus is visible: on the screen, with an outline or a box around it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', visible: true };
    const box = element.getBoundingClientRect();
    const marks = [
      element,
      ...element.querySelectorAll('*'),
      element.parentElement!,
      element.nextElementSibling,
    ].filter((one) => one !== null);
    const isMarked = marks.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (one === element && boxShadow !== 'none');
    });
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const covering = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
      Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
    );
    // A visually hidden input is covered by its own label.
    const isCovered =
      covering !== null &&
      !element.contains(covering) &&
      !covering.contains(element) &&
      !(element as HTMLInputElement).labels?.[0]?.contains(covering) &&
      element.parentElement?.contains(covering) === false;
    return {
      name: element.outerHTML.slice(0, 160),
      visible: isMarked && isOnScreen && !isCovered,
    };
  });

/** Presses Tab until the control has the focus, which must be visible all the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await page.waitForLoadState();
  // Hydration moves the focus within the form.
  await settledIsland(page);
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await target.evaluate((element) => element.matches(':focus, [role=group]:focus-within'))) return;
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    expect.soft(focus.visible, `focus cannot be seen on ${focus.name}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

for (const language of LANGUAGES)
  test(`${language}: the whole journey can be made with the keyboard alone`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const journey = new Journey(page, language);
    const { main } = journey;
    const t = journey.t.bind(journey);
    const day = ownDay(info);
    const person = newPerson();

    // The first Tab offers to skip to the content. The cookie question is answered on the way.
    await page.goto(`/${language}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:skipToContent') })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: t('common:cookies.necessaryOnly') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('flash:cookies.saved'))).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: t('common:skipToContent') }));
    await page.keyboard.press('Enter');
    await type(page, journey.placeField('from'), 'Uppsala');
    await page.keyboard.press('Escape');
    await type(page, journey.placeField('to'), 'Gävle');
    await page.keyboard.press('Escape');
    const departure = main.locator('#departure');
    await tabTo(page, departure);
    await type(page, departure, day);
    await type(page, main.locator('#departure-time'), '8');
    const back = main.locator('#return');
    await tabTo(page, back);
    await type(page, back, day);
    await type(page, main.locator('#return-time'), '18.00');
    await page.keyboard.press('Escape');
    await type(page, main.getByLabel(t('search:form.adults'), { exact: true }), '38');
    await tabTo(page, main.getByRole('button', { name: t('search:form.submit') }));
    await page.keyboard.press('Enter');
    await journey.expectOffers();

    const { button } = await journey.offer();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(journey.heading('auth:login.title')).toBeVisible();
    await tabTo(page, main.getByRole('link', { name: t('auth:login.register') }));
    await page.keyboard.press('Enter');
    await expect(journey.heading('auth:register.title')).toBeVisible();
    await type(page, main.getByLabel(t('auth:contact.name'), { exact: true }), person.name);
    await type(page, main.getByLabel(t('auth:contact.email'), { exact: true }), person.email);
    await type(page, main.getByLabel(t('auth:contact.phone'), { exact: true }), '0701234567');
    await type(page, main.getByLabel(t('auth:password.label'), { exact: true }), person.password);
    await tabTo(page, main.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(journey.heading('reservation:title')).toBeVisible();
    for (const place of ['Uppsala', 'Gävle'])
      await type(page, main.getByLabel(t('reservation:form.streetIn', { place })), 'Storgatan 1');
    await tabTo(page, main.getByLabel(t('reservation:form.terms')));
    await page.keyboard.press('Space');
    await tabTo(page, journey.payButton);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sandbox-payment/);
    await tabTo(page, journey.sandboxButton('pay'));
    await page.keyboard.press('Enter');
    await journey.expectReceipt();
    await expect(main.getByText(journey.paid).first()).toBeVisible();

    await tabTo(
      page,
      page
        .getByRole('navigation', { name: t('common:nav.label') })
        .getByRole('link', { name: t('common:nav.myTrips') }),
    );
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('link', { name: 'Uppsala – Gävle' }));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('link', { name: t('booking:details.cancel'), exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('button', { name: t('booking:cancel.submit') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('booking:canceledTitle'))).toBeVisible();
  });
