import { formatOrgNumber } from '@formats';
import { newApplicant } from '../support/applicants';
import { arrivedMail } from '../support/mailbox';
import { demoPerson } from '../support/people';
import { test } from '../support/text-browser-test';
import { textIn } from '../support/texts';

const COMBINATIONS = [
  ['w3m', 'sv'],
  ['lynx', 'en'],
] as const;

/** An operator applies and an administrator answers, by keyboard alone: the public forms, the login, a list, a dashboard page. */
for (const [name, language] of COMBINATIONS) {
  test(`${name}, in ${language}: an operator applies, an administrator denies the application`, async ({
    baseURL,
    openTextBrowser,
  }) => {
    test.setTimeout(180_000);
    const t = (key: string, values?: Record<string, string | number>) => textIn(language, key, values);
    const applicant = newApplicant();
    const browser = await openTextBrowser(name, `${baseURL}/${language}/auth/register-company`);
    await browser.expectText(t('companies:apply.title'));
    await browser.fill(t('companies:fields.name'), applicant.name);
    await browser.fill(t('companies:fields.orgNumber'), applicant.orgNumber);
    await browser.fill(t('companies:fields.city'), 'Östersund');
    await browser.fill(t('companies:fields.trafficPermit'), 'TSV 2026-114');
    await browser.fill(t('companies:fields.trafficPermitUntil'), '2031-12-31');
    await browser.fill(t('companies:fields.contactName'), 'Siv Sökande');
    await browser.fill(t('companies:fields.contactPhone'), '070-174 06 05');
    await browser.press(t('companies:apply.submit'));
    // A mistake: all input is kept.
    await browser.expectText(t('errors:forms.summary'));
    await browser.expectText('Siv Sökande');
    await browser.fill(t('companies:fields.contactEmail'), applicant.email);
    await browser.tick(t('auth:register.accept'));
    await browser.press(t('companies:apply.submit'));
    await browser.expectText(t('companies:apply.sentTitle'));

    const admin = demoPerson('admin');
    await browser.press(t('common:nav.logIn'));
    await browser.expectText(t('auth:login.username'));
    await browser.fill(t('auth:login.username'), admin.username);
    await browser.fill(t('auth:password.label'), admin.password);
    await browser.press(t('auth:login.submit'));
    await browser.expectText(t('companies:applicants.title'));
    await browser.press(t('companies:applicants.title'));
    await browser.expectText(t('companies:list.searchHint'));
    await browser.fill(t('companies:list.search'), applicant.name);
    await browser.press(t('lists:apply'));
    // The list had the applicant before the search too, but in a page that is about to go.
    await browser.expectText(t('lists:found_one', { count: 1 }));
    await browser.expectText(formatOrgNumber(applicant.orgNumber));
    await browser.press(applicant.name);
    await browser.expectText(t('companies:applicants.toDeny'));
    await browser.press(t('companies:applicants.toDeny'));
    await browser.expectText(t('companies:applicants.denyTitle', { name: applicant.name }));
    await browser.write(t('companies:fields.reason'), 'Trafiktillståndet har gått ut');
    await browser.press(t('companies:applicants.deny'));
    await browser.expectText(t('companies:flash.denied'));
    await arrivedMail({ to: applicant.email, subject: /./, says: 'Trafiktillståndet har gått ut' });
  });
}
