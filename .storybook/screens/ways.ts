import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';

/**
 * What somebody does in the demo before a screen is as it is recorded: in a browser without scripts, where every button sends its form. The
 * page lies at the demo; whom a way needs, it makes.
 */
export type Way = (page: Page) => Promise<void>;

const PASSWORD = 'Tolv-Gula-Bussar-27';
/** Mails are sent by the outbox. */
const MAIL_MS = 30_000;
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Far enough ahead for everything, near enough for buses to be free. */
const day = dayFromNow(33);

/** Of an address that searches. */
export const trip = new URLSearchParams([
  ['tripType', 'day-trip'],
  ['stop', 'Uppsala'],
  ['stop', 'Gävle'],
  ['departure', `${day}T08:00`],
  ['return', `${day}T18:00`],
  ['adults', '38'],
  ['children', '6'],
]).toString();

const somebody = () => `story.${Date.now().toString(36)}@demo.invalid`;
const fill = (page: Page, name: string, text: string) => page.locator(`main [name="${name}"]`).first().fill(text);
/** The last button of the form that has that field. */
const sendWith = (page: Page, name: string) =>
  page.locator('main form').filter({ has: page.locator(`[name="${name}"]`) }).first().getByRole('button').last().click(); // prettier-ignore

/** Opens the link to that page in the newest mail that has one. */
async function openMailed(page: Page, path: string): Promise<void> {
  const link = new RegExp(`/sv/${path}/[\\w-]+`);
  for (const end = Date.now() + MAIL_MS; Date.now() < end; await page.waitForTimeout(500)) {
    const list = await (await page.request.get('/dev/mailbox')).text();
    for (const mail of [...list.matchAll(/\/dev\/mailbox\/[\d.]+/g)].slice(0, 5)) {
      const found = link.exec(await (await page.request.get(`${mail[0]}/html`)).text());
      if (found) return void (await page.goto(found[0]));
    }
  }
  throw new Error(`no mail leads to ${path}`);
}

async function register(page: Page): Promise<string> {
  const email = somebody();
  await page.goto('/sv/auth/register');
  await fill(page, 'name', 'Åsa Testresenär');
  await fill(page, 'email', email);
  await fill(page, 'phone', '070-123 45 67');
  for (const password of await page.locator('main input[type=password]').all()) await password.fill(PASSWORD);
  await page.locator('main [type=checkbox]').first().check();
  await sendWith(page, 'email');
  await page.waitForURL((url) => !url.pathname.endsWith('/register'));
  return email;
}

export const openWelcome: Way = async (page) => {
  await register(page);
  await openMailed(page, 'auth/verify-email');
};

export const changeAddress: Way = async (page) => {
  await register(page);
  await page.goto('/sv/user/profile');
  await fill(page, 'email', somebody());
  await sendWith(page, 'email');
  await openMailed(page, 'auth/confirm-email');
};

export const forgetPassword: Way = async (page) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto('/sv/auth/forgot-password');
  await page.locator('main form input:not([type=hidden])').first().fill(email);
  await page.locator('main form').getByRole('button').last().click();
  await openMailed(page, 'auth/change-password');
};

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/sv/auth/login');
  await fill(page, 'username', username);
  await fill(page, 'password', password);
  await sendWith(page, 'password');
}

/** An administrator makes an account; who is to have it opens the mail. */
export const beInvited: Way = async (page) => {
  await logIn(page, 'admin', 'Demobuss-2027-Resa');
  await page.goto('/sv/dashboard/admin/users/create');
  await fill(page, 'email', somebody());
  await fill(page, 'name', 'Ture Trafikledare');
  await page.locator('main [name=roles][value=trafficController]').check();
  await sendWith(page, 'email');
  await page.context().clearCookies();
  await openMailed(page, 'auth/invitation');
};

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();

async function secure(page: Page): Promise<{ email: string }> {
  const email = await register(page);
  await page.goto('/sv/user/second-factor/set-up');
  await fill(page, 'code', codeOf(await page.locator('main code').innerText()));
  await sendWith(page, 'code');
  return { email };
}

/** Somebody who logs in by a code looks at a page about it. */
export const securedAt =
  (name: 'codes' | 'off'): Way =>
  async (page) => {
    await secure(page);
    await page.goto(`/sv/user/second-factor/${name}`);
  };

export const logInWithCode: Way = async (page) => {
  const { email } = await secure(page);
  await page.context().clearCookies();
  await logIn(page, email, PASSWORD);
};

export const compare: Way = async (page) => {
  await page.goto(`/sv/buses/search?${trip}`);
  for (const index of [0, 1]) await page.locator('main input[name=company]').nth(index).check({ force: true });
  await page.locator('main button[formaction*="/buses/compare"]').click();
};

/** To the provider's page, and back without having paid. */
export const goToPay: Way = async (page) => {
  await page.goto(`/sv/buses/search?${trip}`);
  await page.locator('main article').first().getByRole('button').last().click();
  for (const street of await page.locator('main [name*="street" i]').all()) await street.fill('Storgatan 1');
  await page.locator('main [name=terms]').check();
  await page.locator('main button[value=pay]').first().click();
  await page.waitForURL(/sandbox-payment/);
  const session = /cs_\w+/.exec(page.url())?.[0] ?? '';
  await page.goto(`/sv/payment/callback?session_id=${session}`);
};

/** The link that a customer gives away, opened by somebody else. */
export const share: Way = async (page) => {
  const link = page.locator('main a[href*="/trip/"]');
  if (!(await link.isVisible())) await page.locator('main button[value=share]').click();
  const address = (await link.getAttribute('href')) ?? '';
  await page.context().clearCookies();
  await page.goto(address);
};

/** A traffic controller chooses whose traffic it is, and opens the first thing of a list. */
export const actForMunicipality =
  (list: string): Way =>
  async (page) => {
    await page.locator('main select[name=organisationId]').selectOption({ label: 'Demo Uppsala kommun' });
    await sendWith(page, 'organisationId');
    await page.goto(`/sv/dashboard/traffic${list}`);
    await page.locator('main tbody a').first().click();
  };

export const writePage: Way = async (page) => {
  const slug = `konferensresor-${Date.now().toString(36)}`;
  await fill(page, 'slug', slug);
  for (const field of await page.locator('main :is(input[name*="title" i], textarea)').all()) await field.fill('Konferensresor'); // prettier-ignore
  await page.locator('main button[value=save]').last().click();
  await page.goto(`/sv/dashboard/admin/content-pages/remove/${slug}`);
};

export const addTemporaryPrice: Way = async (page) => {
  await fill(page, 'name', 'Skidveckorna');
  await fill(page, 'validFrom', day);
  await fill(page, 'validTo', day);
  for (const name of ['costPerHour', 'minimumHours', 'standbyPerHour', 'overnightPerNight'])
    if (await page.locator(`main [name="${name}"]`).count()) await fill(page, name, '400');
  await sendWith(page, 'validTo');
  await page.locator('main a[href*="/prices/remove/"]').first().click();
};

export const addPicture: Way = async (page) => {
  await page.locator('main select[name=view]').selectOption({ index: 1 });
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1f4f8b' } });
  const buffer = await picture.jpeg().toBuffer();
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'buss.jpg', mimeType: 'image/jpeg', buffer }); // prettier-ignore
  await page.locator('main form').filter({ has: page.locator('input[type=file]') }).first().getByRole('button').last().click(); // prettier-ignore
  await page.locator('main a[href*="/remove/"]').first().click();
};
