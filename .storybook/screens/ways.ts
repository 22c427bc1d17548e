import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';

/**
 * What somebody does in the demo before a screen is as it is recorded: in a browser without scripts, where every button sends its form. The
 * page lies at the demo; whom a way needs, it makes.
 */
export type Way = (page: Page) => Promise<void>;

const PASSWORD = 'Tolv-Gula-Bussar-27';
const DEMO_ADMIN = 'Demobuss-2027-Resa';
/** Mails are sent by the outbox. */
const MAIL_MS = 30_000;
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A day of the demo on which no bus drives. */
export const LOCKED_DAY = dayFromNow(70);
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
  await logIn(page, 'admin', DEMO_ADMIN);
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

/** Books a bus, up to the provider's page; returns the payment session's id. */
async function bookUntilPaying(page: Page): Promise<string> {
  await page.goto(`/sv/buses/search?${trip}`);
  await page.locator('main article').first().getByRole('button').last().click();
  for (const street of await page.locator('main [name*="street" i]').all()) await street.fill('Storgatan 1');
  await page.locator('main [name=terms]').check();
  await page.locator('main button[value=pay]').first().click();
  await page.waitForURL(/sandbox-payment/);
  return /cs_\w+/.exec(page.url())?.[0] ?? '';
}

/** To the provider's page, and back without having paid. */
export const goToPay: Way = async (page) => {
  await page.goto(`/sv/payment/callback?session_id=${await bookUntilPaying(page)}`);
};

/**
 * Somebody who has paid, canceled and got the money back deletes their account; an administrator comes to what is kept of them under seal.
 */
export const seal: Way = async (page) => {
  const last = page.locator('main form').getByRole('button').last();
  await register(page);
  await bookUntilPaying(page);
  await page.locator('button[value=pay]').first().click();
  await page.waitForURL(/purchases\/details\/\d+/);
  const order = /details\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/sv/purchases/cancel/${order}`);
  await last.click();
  // The refund comes first.
  const now = page.locator('main form').filter({ has: page.locator('[name=intent][value=delete]') });
  for (const end = Date.now() + MAIL_MS; Date.now() < end; await page.waitForTimeout(500)) {
    await page.goto('/sv/user/delete');
    if (await now.isVisible()) break;
  }
  await now.getByRole('checkbox').check();
  await now.getByRole('button').last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/delete'));
  await logIn(page, 'admin', DEMO_ADMIN);
  await page.goto(`/sv/dashboard/admin/purchases/details/${order}`);
  await page.locator('main a[href*="/admin/customers/"]').first().click();
  await page.locator('main a[href$="/sealed-record"]').click();
  await page.waitForURL(/sealed-record$/);
};

/** A note about what the page is about, changed or removed from there. */
export const note =
  (what: 'edit' | 'remove'): Way =>
  async (page) => {
    await fill(page, 'text', 'Ringde om hämtplatsen: bussen väntar på baksidan.');
    await sendWith(page, 'text');
    await page.locator(`main a[href*="/notes/${what}/"]`).first().click();
  };

/** A connected system; which of its pages is shown. */
export const connect =
  (what: 'edit' | 'deliveries' | 'rotate' | 'cancel'): Way =>
  async (page) => {
    const name = `Resebyrån ${Date.now().toString(36)}`;
    await fill(page, 'name', name);
    await page.locator('main [name=actsFor][value=nobody]').check();
    await sendWith(page, 'name');
    await page.goto('/sv/dashboard/admin/external-integration/list');
    await page.locator('main').getByRole('link', { name }).click();
    await page.goto(page.url().replace('/edit/', `/${what}/`));
  };

/** An exception from a price list: its own page, or the question before it is removed. */
export const exceptPrices =
  (price: string, what: 'exception-details' | 'remove'): Way =>
  async (page) => {
    const name = `Skidveckorna ${Date.now().toString(36)}`;
    await fill(page, 'name', name);
    await fill(page, 'validTo', day);
    await fill(page, price, '400');
    await page.locator('main [name=subjects]').first().check();
    await page.locator('main form').filter({ has: page.locator('[name=validTo]') }).locator('button:not([formnovalidate])').last().click(); // prettier-ignore
    await page.locator('main').getByRole('link', { name }).first().click();
    if (what === 'remove') await page.locator('main a[href*="/remove/"]').first().click();
  };

/** The company keeps a bus for itself on a day. */
export const lock =
  (what: 'edit' | 'remove'): Way =>
  async (page) => {
    const reason = `Service ${Date.now().toString(36)}`;
    await page.locator('main select[name=vehicleId]').selectOption({ index: 1 });
    await fill(page, 'comment', reason);
    await sendWith(page, 'comment');
    await page.goto(`/sv/dashboard/company/vehicles/occupancy?day=${LOCKED_DAY}&show=list`);
    await page.getByRole('row').filter({ hasText: reason }).getByRole('link', { name: /./ }).last().click();
    await page.waitForURL(/occupancy\/edit\/\d+$/);
    await page.goto(page.url().replace('/edit/', `/${what}/`));
  };

/** A bus stands elsewhere for some days. */
export const moveBus =
  (what: 'edit' | 'remove'): Way =>
  async (page) => {
    const first = dayFromNow(40 + (Date.now() % 200));
    for (const [name, time] of [
      ['startsAt', '08:00'],
      ['endsAt', '17:00'],
    ] as const) {
      // prettier-ignore
      await page.locator(`main [name=${name}]`).first().fill(first);
      await page.locator(`main [name=${name}]`).last().fill(time);
    }
    await fill(page, 'place', 'Gävle');
    await sendWith(page, 'place');
    await page.locator('main a[href*="/starting-positions/"][href*="/edit/"]').last().click();
    if (what === 'remove') await page.goto(page.url().replace('/edit/', '/remove/'));
  };

/** A customer's card is declined; the mail about it waits for ten minutes, and an administrator looks at it. */
export const waitingMessage =
  (what: 'details' | 'discard' | 'discardMany'): Way =>
  async (page) => {
    const waiting = page.locator('main a[href*="/outgoing-messages/details/"]').first();
    const list = async () => {
      await logIn(page, 'admin', DEMO_ADMIN);
      await page.goto('/sv/dashboard/admin/outgoing-messages/list?view=all&state=waiting');
    };
    await list();
    if (!(await waiting.isVisible())) {
      await page.context().clearCookies();
      await register(page);
      await bookUntilPaying(page);
      await page.locator('button[value=decline]').first().click();
      await page.waitForLoadState();
      await page.context().clearCookies();
      await list();
    }
    await waiting.click();
    await page.waitForURL(/details\/\d+$/);
    if (what === 'discard') await page.goto(page.url().replace('/details/', '/discard/'));
    if (what === 'discardMany') await page.goto(page.url().replace(/details\/(\d+)/, 'discard?row=$1'));
  };

/** A customer's bank disputes a payment, as its tester's page lets one; an administrator looks at what that leads to. */
export const disputePayment =
  (what: 'details' | 'handle' | 'handleMany'): Way =>
  async (page) => {
    await page.goto('/sandbox-payment/testing');
    const dispute = page.locator('button[name=deed][value^="payment "][value$=" dispute"]').first();
    if (await dispute.isVisible()) await dispute.click();
    const issue = page.locator('main a[href*="/payment-issues/details/"]').first();
    for (const end = Date.now() + MAIL_MS; Date.now() < end; await page.waitForTimeout(500)) {
      await page.goto('/sv/dashboard/admin/payment-issues/list');
      if (await issue.isVisible()) break;
    }
    await issue.click();
    await page.waitForURL(/details\/\d+$/);
    if (what === 'handle') await page.goto(page.url().replace('/details/', '/handle/'));
    if (what === 'handleMany') await page.goto(page.url().replace(/details\/(\d+)/, 'handle?row=$1'));
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
    // Chosen in the list of organisations; whoever has chosen already stays with it.
    const choose = page.getByRole('row').filter({ hasText: 'Demo Uppsala kommun' }).getByRole('button');
    if (await choose.isVisible()) await choose.click();
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
