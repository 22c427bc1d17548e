// Traces: S2-047
import { violations } from '../support/axe';
import { ownDay } from '../support/departure';
import { expectState } from '../support/island';
import { Journey } from '../support/journey';
import { register } from '../support/people';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/texts';

for (const language of LANGUAGES)
  test(`${language}: the reservation form validates while it is filled in`, async ({ page }, info) => {
    const journey = new Journey(page, language);
    const { main } = journey;
    const t = journey.t.bind(journey);
    await register(page, language);
    await journey.search({ day: ownDay(info) });
    await journey.book();
    const comment = main.getByLabel(t('reservation:form.comment'));
    await comment.fill('Två rullatorer');
    await expectState(page, 'awake');
    await expect(comment).toHaveValue('Två rullatorer');

    const email = main.getByLabel(t('reservation:form.email'));
    await email.fill('inte en adress');
    await email.blur();
    await expect(main.getByText(t('errors:forms.email'))).toBeVisible();
    await email.fill('asa@example.com');
    await expect(main.getByText(t('errors:forms.email'))).toHaveCount(0);
    const adults = main.getByLabel(t('reservation:form.adults'));
    await adults.fill('många');
    await adults.blur();
    await expect(main.getByText(t('errors:forms.number'))).toBeVisible();
    await adults.fill('38');

    const requests: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && requests.push(request.url())));
    await journey.payButton.click();
    const summary = main.getByRole('alert').filter({ hasText: t('errors:forms.summary') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
    expect(requests).toEqual([]);
    expect(await violations(page, 'main')).toEqual([]);

    // A pay link keeps the input, even if incomplete.
    await main.getByText(t('reservation:payLink.title')).click();
    await main.getByRole('button', { name: t('reservation:payLink.send') }).click();
    await expect(journey.heading('reservation:title')).toBeVisible();
    expect(requests).toHaveLength(1);
    await expect(comment).toHaveValue('Två rullatorer');

    await journey.fillReservation();
    await journey.toPayment();
    await journey.pay();
  });

test('sv: what was typed is still there when the page asks by itself whether the time is up', async ({
  page,
}, info) => {
  const journey = new Journey(page, 'sv');
  await register(page, 'sv');
  await journey.search({ day: ownDay(info) });
  await page.clock.install();
  await journey.book();
  const comment = journey.main.getByLabel(journey.t('reservation:form.comment'));
  await expectState(page, 'awake');
  await comment.fill('Två rullatorer');
  // By the browser's clock only: for the server, the bus is still held.
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.clock.fastForward('30:00');
  await page.clock.runFor(5_000);
  expect((await asked).postData()).toContain('intent%3Akeep');
  await expect(comment).toHaveValue('Två rullatorer');
});

test('sv: what the server refused before the form was hydrated is still listed when it is', async ({ page }, info) => {
  const journey = new Journey(page, 'sv');
  const { main } = journey;
  const t = journey.t.bind(journey);
  await register(page, 'sv');
  await journey.search({ day: ownDay(info) });
  await journey.book();
  await expectState(page, 'awake');
  await main.getByLabel(t('reservation:form.phone')).fill('inte ett nummer');
  // As if it had been sent before: past what hydration added.
  await Promise.all([
    page.waitForEvent('load'),
    journey.payButton.evaluate(({ form, name, value }: HTMLButtonElement) => {
      form!.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form!.submit();
    }),
  ]);
  const summary = main.getByRole('alert').filter({ hasText: t('errors:forms.summary') });
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expectState(page, 'awake');
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(page).toHaveTitle(new RegExp(`^${t('errors:forms.titlePrefix')} `));
  await expect(main.getByLabel(t('reservation:form.phone'))).toHaveValue('inte ett nummer');
});
