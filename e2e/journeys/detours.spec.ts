// Traces: S1-007, S2-024, S2-026, S2-040, S2-047, S2-178, S8-007, S8-008, S8-025, S8-041, S8-049, S8-087, S8-095
import { expect, test } from '../support/test';
import { fromLocalText, HOUR } from '@bff/domain/shared/time';
import { dayFromNow, ownDay } from '../support/departure';
import { bookElsewhere } from '../support/other-customer';
import { Journey, searchAddress } from '../support/journey';
import { fillLogin, fillRegistration, newPerson, register } from '../support/people';
import { errorIn, LANGUAGES, patternOf, sandboxTexts } from '../support/texts';

/** Detours through the main task. */
for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('a visitor picks a bus, registers, and gets it at the same price', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      await journey.search({ day: ownDay(info) });
      const { button } = await journey.offer(1);
      await button.click();
      await expect(journey.heading('auth:login.title')).toBeVisible();
      // The offer travels in a cookie: the address can be read, and shared without it.
      expect(new URL(page.url()).search.length).toBeLessThan(80);
      await main.getByRole('link', { name: journey.t('auth:login.register') }).click();
      // A mistake on the way loses neither the offer nor the input.
      await main.getByLabel(journey.t('auth:contact.name'), { exact: true }).fill('Åsa');
      await main.getByRole('button', { name: journey.t('auth:register.submit') }).click();
      await expect(main.getByLabel(journey.t('auth:contact.name'), { exact: true })).toHaveValue('Åsa');
      // Without a password nobody is asked to repeat it, in a field that may not be there.
      const summary = main.getByRole('alert').filter({ hasText: journey.t('errors:forms.summary') });
      await expect(summary.getByRole('link', { name: journey.t('auth:password.label') })).toHaveCount(1);
      await expect(summary.getByRole('link', { name: journey.t('auth:password.repeat') })).toHaveCount(0);
      await fillRegistration(page, language, newPerson());
      // The registration holds the bus: nobody presses «Book» twice.
      await expect(journey.heading('reservation:title')).toBeVisible();
      expect(new URL(page.url()).search).toMatch(/^\?order=\d{8}$/);
      // The page itself says so: a message would cover the steps.
      await expect(page.getByText(journey.t('auth:flash.registered'))).toHaveCount(0);
      await expect(main.getByText(journey.paid).first()).toBeVisible();
      await expect(main.getByLabel(journey.t('reservation:form.name'))).toHaveValue('Åsa Testresenär');
    });

    test('a visitor picks a bus and logs in on the second attempt', async ({ page, browser }, info) => {
      const journey = new Journey(page, language);
      // Uses a new customer: the demo's customers are limited in how many buses they may hold.
      const elsewhere = await browser.newContext();
      const person = await register(await elsewhere.newPage(), language);
      await elsewhere.close();
      await journey.search({ day: ownDay(info) });
      const { button } = await journey.offer(1);
      await button.click();
      await fillLogin(page, language, { username: person.username, password: 'fel lösenord' });
      await expect(journey.main.getByText(errorIn(language, 'auth.invalidCredentials'))).toBeVisible();
      await expect(journey.main.getByLabel(journey.t('auth:login.username'))).toHaveValue(person.username);
      await fillLogin(page, language, person);
      await expect(journey.heading('reservation:title')).toBeVisible();
      await expect(journey.main.getByText(journey.paid).first()).toBeVisible();
      // While held, it is shown on every page, with links to continue and to cancel.
      await page.goto(`/${language}/booking/list`);
      await expect(page.getByRole('link', { name: journey.t('common:held.release') }).first()).toBeVisible();
      await page
        .getByRole('link', { name: journey.t('common:held.continue') })
        .first()
        .click();
      await expect(journey.heading('reservation:title')).toBeVisible();
      // Ten minutes more, once, without losing the input.
      const street = journey.main.getByLabel(journey.t('reservation:form.streetIn', { place: 'Gävle' }));
      await street.fill('Norra Kungsgatan 3');
      const extend = journey.main.getByRole('button', { name: journey.t('reservation:extend.submit') });
      if (info.project.use.javaScriptEnabled !== false) {
        await expect(extend).toBeHidden();
        await page.clock.install();
        await page.reload();
        await street.fill('Norra Kungsgatan 3');
        await page.clock.fastForward('15:30');
        // Said aloud as well, though the second itself was missed.
        const said = journey.main.getByRole('status').filter({ hasText: journey.t('reservation:extend.offer') });
        await expect(said).toBeAttached();
      }
      // Enter is for the form's end, not for the button that stands before it.
      await street.press('Enter');
      await expect(page.getByRole('alert').getByText(journey.t('errors:forms.summary')).first()).toBeVisible();
      // Text browsers send what was typed only with a button that stands among it; the link beside the time presses it, with scripts.
      await expect(extend.and(journey.main.locator('#reservation-form button'))).toHaveCount(1);
      const beside = journey.main.getByRole('link', { name: journey.t('reservation:extend.submit') });
      await (info.project.use.javaScriptEnabled === false ? extend : beside).click();
      await expect(page.getByText(journey.t('reservation:extend.done'))).toBeVisible();
      // Said as the page opens.
      await expect(page).toHaveTitle(new RegExp(`^${journey.t('reservation:extend.done')} `));
      await expect(street).toHaveValue('Norra Kungsgatan 3');
      await expect(journey.main.getByRole('button', { name: journey.t('reservation:extend.submit') })).toHaveCount(0);
    });

    test('whoever holds three buses for one trip can tell them apart, and a fourth is refused with all three', async ({
      page,
    }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      const names: string[] = [];
      for (let nth = 0; nth < 4; nth += 1) {
        await journey.search({ day: ownDay(info) });
        const book = journey.main.getByRole('button', { name: journey.t('search:offer.book') }).first();
        const [, company] = / (?:från|from) (.+) (?:för|for) /u.exec((await book.getAttribute('aria-label'))!)!;
        names.push(`${company}, `);
        await book.click();
        if (nth < 3) await expect(journey.heading('reservation:title')).toBeVisible();
      }
      const heading = journey.heading('reservation:gone.tooMany', { count: 3 });
      await expect(heading).toBeVisible();
      expect(await page.title()).toContain(await heading.textContent());
      for (const name of names.slice(0, 3)) await expect(journey.main.getByText(name)).toBeVisible();
      await expect(journey.main.getByRole('link', { name: journey.t('common:held.continue') })).toHaveCount(3);
      await expect(journey.main.getByRole('button')).toHaveCount(0);
      // Elsewhere they are one line that unfolds.
      await page.goto(`/${language}`);
      await page.getByText(patternOf(journey.t('common:held.several', { count: 3 }))).click();
      for (const name of names.slice(0, 3)) await expect(page.getByText(name)).toBeVisible();
    });

    test('whoever releases a held bus, or keeps it, is back at the bus that they were choosing', async ({
      page,
    }, info) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      await register(page, language);
      for (let nth = 0; nth < 4; nth += 1) {
        await journey.search({ day: ownDay(info) });
        await main
          .getByRole('button', { name: journey.t('search:offer.book') })
          .first()
          .click();
        if (nth < 3) await expect(journey.heading('reservation:title')).toBeVisible();
      }
      const picked = page.url();
      const release = main.getByRole('link', { name: journey.t('common:held.release') }).first();
      await release.click();
      await main.getByRole('link', { name: journey.t('booking:cancel.keepHeld') }).click();
      await expect(journey.heading('reservation:gone.tooMany', { count: 3 })).toBeVisible();
      expect(page.url()).toBe(picked);
      await release.click();
      // Other sites are no places to return to.
      const asked = page.url();
      await page.goto(asked.replace(/returnUrl=.*/, `returnUrl=${encodeURIComponent('//evil.example/sv')}`));
      const keep = main.getByRole('link', { name: journey.t('booking:cancel.keepHeld') });
      await expect(keep).toHaveAttribute('href', new RegExp(`^/${language}/purchases/details/\\d{8}$`));
      await page.goto(asked);
      await main.getByRole('button', { name: journey.t('booking:cancel.submitHeld') }).click();
      await expect(page.getByText(journey.t('flash:booking.released'))).toBeVisible();
      expect(page.url()).toBe(picked);
      await main.getByRole('button', { name: journey.t('reservation:picked.hold') }).click();
      await expect(journey.heading('reservation:title')).toBeVisible();
      // From the results too: the one that the notice there, or the offer itself, releases.
      await journey.search({ day: ownDay(info) });
      const results = page.url();
      await main
        .getByRole('article')
        .getByRole('link', { name: journey.t('common:held.release') })
        .first()
        .click();
      await main.getByRole('button', { name: journey.t('booking:cancel.submitHeld') }).click();
      await expect(page.getByText(journey.t('flash:booking.released'))).toBeVisible();
      expect(page.url()).toBe(results);
    });

    test('a payment succeeds after the card has been declined', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const order = journey.orderNumber;
      await journey.fillReservation();
      await journey.toPayment();
      await journey.sandboxButton('decline').click();
      await expect(page.getByRole('alert')).toContainText(sandboxTexts[language].declinedTitle);
      // Turned back at once, before the provider has told us.
      await journey.sandboxButton('cancel').click();
      await expect(journey.main.getByText(journey.t('reservation:failed.title'))).toBeVisible();
      await journey.main.getByRole('link', { name: journey.t('reservation:failed.again') }).click();
      expect(await journey.pay()).toBe(order);
    });

    test('a customer goes back from the payment page, changes the reservation, and pays', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const order = journey.orderNumber;
      await journey.fillReservation({ street: 'Fel gata 1' });
      await journey.toPayment();
      await journey.sandboxButton('cancel').click();
      await expect(journey.heading('reservation:title')).toBeVisible();
      const street = journey.main.getByLabel(journey.t('reservation:form.streetIn', { place: 'Uppsala' }));
      await expect(street).toHaveValue('Fel gata 1');
      await journey.fillReservation({ street: 'Rätt gata 2', comment: 'Ny adress' });
      await journey.toPayment();
      expect(await journey.pay()).toBe(order);
      await expect(journey.main.getByText('Rätt gata 2').first()).toBeVisible();
      await expect(journey.main.getByText('Fel gata 1')).toHaveCount(0);
    });

    test('if somebody else books the bus first, the customer is told and shown other available buses', async ({
      page,
      browser,
    }, info) => {
      const journey = new Journey(page, language);
      const day = ownDay(info);
      await register(page, language);
      await journey.search({ day });
      const { button } = await journey.offer();

      await bookElsewhere(browser, language, day);

      await button.click();
      await expect(journey.heading('reservation:gone.title')).toBeVisible();
      await expect(journey.main.getByRole('alert')).toHaveText(errorIn(language, 'booking.occupied'));
      await journey.main.getByRole('link', { name: journey.t('reservation:gone.alternatives') }).click();
      await journey.expectOffers();
      expect(new URL(page.url()).searchParams.get('departure')).toBe(`${day}T08:00`);
      await journey.book();
    });

    test('a tampered offer is refused', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      const token = await journey.token();

      const flipped = token[40] === 'A' ? 'B' : 'A';
      const tampered = token.slice(0, 40) + flipped + token.slice(41);
      const answer = await page.goto(`/${language}/booking/edit?offer=${tampered}`);
      expect(answer?.status()).toBe(400);
      await expect(journey.main.getByText(errorIn(language, 'booking.offerInvalid'))).toBeVisible();
      const held = await page.request.post(`/${language}/booking/hold`, { form: { offer: tampered } });
      expect(held.status()).toBe(400);
    });

    test('the cancellation fee is charged when departure is near', async ({ page }) => {
      const journey = new Journey(page, language);
      const { main } = journey;
      await register(page, language);
      const day = dayFromNow(4);
      await journey.search({ day });
      const offer = main.getByRole('article').first();
      // In place with scripts, on a reloaded page without.
      await offer.getByRole('link', { name: journey.t('search:offer.terms') }).click();
      const terms = offer.locator('details li').filter({ hasText: patternOf(journey.t('common:cancellation.tier')) });
      await expect(terms.first()).toBeVisible();
      const said = await terms.allTextContents();
      await journey.book();
      await journey.fillReservation();
      await journey.toPayment();
      const order = await journey.pay();

      // The tier that applies: the smallest number of hours not less than the time left.
      const hoursLeft = (fromLocalText(`${day}T08:00`)!.getTime() - Date.now()) / HOUR;
      const tiers = said.map((text): [hours: number, percent: number] => {
        const [, count, unit = '', percent] = /(\d+)\s(\w+)\D+(\d+)/.exec(text) ?? [];
        return [Number(count) * (/^(dygn|day)/.test(unit) ? 24 : 1), Number(percent)];
      });
      const percent = tiers.filter(([hours]) => hours >= hoursLeft).sort(([a], [b]) => a - b)[0]?.[1] ?? 0;
      const total = oreOf(journey.paid);
      const fee = Math.round((total * percent) / 100);

      await page.goto(`/${language}/purchases/cancel/${order}`);
      const sums = await main.locator('[data-facts] dd').allTextContents();
      const [paid, feeShown, refund] = sums.map(oreOf);
      expect(percent, 'the tiers that the offer shows').toBeGreaterThan(0);
      expect({ paid, fee: feeShown, refund }).toEqual({ paid: total, fee, refund: total - fee });
      await main.getByRole('button', { name: journey.t('booking:cancel.submit') }).click();
      await expect(page.getByText(journey.t('booking:canceledTitle'))).toBeVisible();
      await page.goto(`/${language}/purchases/details/${order}`);
      const given = main.getByRole('region').filter({ hasText: journey.t('booking:payments.fee') });
      expect(oreOf(await given.getByRole('row').nth(1).getByRole('cell').innerText())).toBe(fee);
    });

    test('an expired hold is reported, with other available buses', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await register(page, language);
      await journey.search({ day: ownDay(info) });
      await journey.book();
      const order = journey.orderNumber;
      await journey.main.getByRole('link', { name: journey.t('reservation:release') }).click();
      await journey.main.getByRole('button', { name: journey.t('booking:cancel.submitHeld') }).click();
      await expect(page.getByText(journey.t('flash:booking.released'))).toBeVisible();
      const answer = await page.goto(`/${language}/booking/edit?order=${order}`);
      expect(answer?.status()).toBe(409);
      await expect(journey.main.getByRole('alert')).toHaveText(errorIn(language, 'booking.notActive'));
      await journey.main.getByRole('link', { name: journey.t('reservation:gone.alternatives') }).click();
      await journey.expectOffers();
    });

    test('an unknown place is reported at its field', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const answer = await page.goto(searchAddress(language, { day: ownDay(info), to: 'Atlantis' }));
      expect(answer?.status()).toBe(422);
      const said = errorIn(language, 'place.notFound').replace('{0}', 'Atlantis');
      await journey.main.getByRole('alert').getByRole('link', { name: said }).click();
      await expect(journey.placeField('to')).toBeFocused();
      await expect(journey.placeField('to')).toHaveValue('Atlantis');
    });

    test('a name with a slip in it asks whether a near one is meant, and searches there', async ({ page }, info) => {
      const journey = new Journey(page, language);
      await page.goto(searchAddress(language, { day: ownDay(info), to: 'Gävlle' }));
      await expect(journey.heading('search:places.title')).toBeVisible();
      // The only one is no choice among several: the button says which it is.
      await expect(journey.main.getByRole('radio')).toHaveCount(0);
      await journey.main.getByRole('button', { name: journey.t('search:results.meant', { meant: 'Gävle' }) }).click();
      await journey.expectOffers();
    });

    test('an ambiguous place name asks which place is meant and keeps the other input', async ({ page }, info) => {
      const journey = new Journey(page, language);
      const day = ownDay(info);
      await page.goto(searchAddress(language, { day, to: 'Berg', adults: 31 }));
      await expect(journey.heading('search:places.title')).toBeVisible();
      const radios = journey.main.getByRole('radio');
      await expect(journey.main.getByRole('radio', { checked: true })).toHaveCount(0);
      // All that were suggested while typing, the one in Norway too.
      await expect(radios).toHaveCount(3);
      const another = journey.main.getByRole('link', { name: journey.t('search:places.another') });
      const back = new URL((await another.getAttribute('href')) ?? '', page.url());
      expect([back.pathname, back.hash]).toEqual([`/${language}`, '#stop-1']);
      expect([back.searchParams.getAll('stop'), back.searchParams.get('adults')]).toEqual([['Uppsala', 'Berg'], '31']);
      await journey.main.getByRole('button', { name: journey.t('search:places.continue') }).click();
      // Nothing was chosen: nobody is sent to the first of them.
      await expect(journey.heading('search:places.title')).toBeVisible();
      await radios.nth(1).check();
      await journey.main.getByRole('button', { name: journey.t('search:places.continue') }).click();
      const kept = new URL(page.url()).searchParams;
      expect(kept.get('adults')).toBe('31');
      expect(kept.get('departure')).toBe(`${day}T08:00`);
      expect(kept.getAll('stop')).toEqual(['Uppsala', 'Berg, Åtvidaberg']);
      expect(kept.getAll('stopId')).toEqual(['se-berg-0561']);
      await expect(journey.heading('search:places.title')).toHaveCount(0);
    });
  });
}

/** The öre in `10 375,75 kr` or `SEK 10,375.75`, or either without decimals. */
function oreOf(text: string): number {
  const ore = /[,.](\d\d)(?!\d)/.exec(text)?.[1];
  return Number(text.replace(/\D/g, '')) * (ore === undefined ? 100 : 1);
}
