import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { type Language, textIn } from './texts';

export interface Person {
  username: string;
  password: string;
  name: string;
  email: string;
}

/** A person who does not exist yet. */
export function newPerson(): Person {
  // Whoever chooses no username logs in with the email.
  const email = `e2e.${randomBytes(6).toString('hex')}@demo.invalid`;
  return { username: email, password: 'Tolv-Gula-Bussar-27', name: 'Åsa Testresenär', email };
}

export const demoPerson = (username: string) => ({ username, password: DEMO_PASSWORD });

/** Repeats a password where required: without scripts, where it cannot be shown. */
export async function repeatPassword(main: Locator, language: Language, password: string): Promise<void> {
  const again = main.getByLabel(textIn(language, 'auth:password.repeat'), { exact: true });
  if (await again.isVisible()) await again.fill(password);
}

/** Fills in and submits the current page's registration form. */
export async function fillRegistration(page: Page, language: Language, person: Person): Promise<void> {
  const t = (key: string) => textIn(language, `auth:${key}`);
  const main = page.getByRole('main');
  await main.getByLabel(t('contact.name'), { exact: true }).fill(person.name);
  await main.getByLabel(t('contact.email'), { exact: true }).fill(person.email);
  await main.getByLabel(t('contact.phone'), { exact: true }).fill('070-123 45 67');
  await main.getByLabel(t('password.label'), { exact: true }).fill(person.password);
  await repeatPassword(main, language, person.password);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: t('register.submit') }).click();
}

/** Sends a form as a browser without scripts does, in the page's session; returns the page that it leads to, which is not shown. */
async function sendForm(page: Page, address: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(address, { form });
  expect(answer.status(), address).toBe(200);
  expect(answer.url(), 'where the form leads').not.toContain(address);
  return answer.text();
}

/** A customer for this test alone, logged in without opening a page. The form itself is filled in by `registerOnPage`. */
export async function register(page: Page, language: Language): Promise<Person> {
  const person = newPerson();
  const { name, email, password } = person;
  const form = { name, email, phone: '070-123 45 67', password, passwordRepeat: password, terms: 'on' };
  const shown = await sendForm(page, `/${language}/auth/register`, form);
  expect(shown).toContain(textIn(language, 'auth:flash.registered'));
  return person;
}

/** A customer for this test alone, who has filled in the form and is logged in. */
export async function registerOnPage(page: Page, language: Language): Promise<Person> {
  const person = newPerson();
  await page.goto(`/${language}/auth/register`);
  await fillRegistration(page, language, person);
  await expect(page.getByText(textIn(language, 'auth:flash.registered'))).toBeVisible();
  return person;
}

/** Fills in and submits the current page's login form. */
export async function fillLogin(
  page: Page,
  language: Language,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(textIn(language, 'auth:login.username')).fill(username);
  await main.getByLabel(textIn(language, 'auth:password.label'), { exact: true }).fill(password);
  await main.getByRole('button', { name: textIn(language, 'auth:login.submit') }).click();
}

/** Logs in without opening a page: a dashboard's first page costs more than most tests do there. */
export async function logIn(
  page: Page,
  language: Language,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await sendForm(page, `/${language}/auth/login`, { username, password });
}

/** Logs in by the form; the page that follows is open. */
export async function logInOnPage(
  page: Page,
  language: Language,
  person: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.goto(`/${language}/auth/login`);
  await fillLogin(page, language, person);
  await expect(page).not.toHaveURL(/auth\/login/);
}
