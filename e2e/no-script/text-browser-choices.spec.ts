import { ownDay } from '../support/departure';
import { searchAddress } from '../support/journey';
import { demoPerson } from '../support/people';
import { expect } from '@playwright/test';
import { TEXT_BROWSERS } from '../support/text-browser';
import { test } from '../support/text-browser-test';
import { patternOf, textIn } from '../support/texts';

/** Text browsers send no box that stands outside its form, and every button to the form's own address. */
for (const name of TEXT_BROWSERS) {
  test(`${name}: companies are chosen and compared`, async ({ baseURL, openTextBrowser }, info) => {
    test.setTimeout(120_000);
    const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);
    const browser = await openTextBrowser(name, `${baseURL}${searchAddress('sv', { day: ownDay(info) })}`);
    await browser.expectText(t('search:quotes.chosen'));
    const tick = t('search:quotes.tick');
    await browser.tick(tick);
    // Kept on the next page, and compared with what is ticked there.
    await browser.press(t('search:quotes.keepNext'));
    await browser.expectText(t('search:quotes.elsewhere'));
    await browser.tick(tick);
    await browser.press(t('search:quotes.compareChosen'));
    await browser.expectText(t('search:compare.perPerson'));
    expect((await browser.text()).split(t('search:offer.book')).length - 1).toBe(2);
  });

  test(`${name}: an administrator acts on a chosen row`, async ({ baseURL, openTextBrowser }) => {
    test.setTimeout(120_000);
    const t = (key: string, values?: Record<string, string | number>) => textIn('sv', key, values);
    const admin = demoPerson('admin');
    // Only these: the long addresses of other tests' people would leave w3m no room for a name in one line.
    const browser = await openTextBrowser(name, `${baseURL}/sv/dashboard/admin/users?standing=invited&q=demokund`);
    await browser.expectText(t('auth:login.username'));
    await browser.fill(t('auth:login.username'), admin.username);
    await browser.fill(t('auth:password.label'), admin.password);
    await browser.press(t('auth:login.submit'));
    const invited = (await browser.expectText(/\[ \] ?Demokund \d+\b/)).replace(/\[ \] ?/, '');
    await browser.tick(invited);
    await browser.press(t('users:list.inviteMany'));
    await browser.expectText(patternOf(t('users:inviteMany.title_one')));
    await browser.expectText(invited);
  });
}
