import type { Page } from '@playwright/test';
import { Journey, searchAddress } from './journey';
import { fillLogin, register } from './people';
import { dayFromNow } from './departure';
import type { Language } from './texts';

/** What every screen needs: a customer with a paid, a held and a canceled order. */
export interface Stage {
  day: string;
  paid: { order: string; booking: string };
  held: { order: string };
  canceled: { order: string; booking: string };
}

/** Registers a customer in this page's browser and books what the screens show. `day` is the caller's own. */
export async function prepareStage(page: Page, language: Language, day: string): Promise<Stage> {
  const journey = new Journey(page, language);
  await register(page, language);
  const buy = async () => {
    await journey.search({ day });
    await journey.book();
    await journey.fillReservation({ comment: 'Vi har med oss en tuba' });
    await journey.toPayment();
    const order = await journey.pay();
    const booking = await journey.bookingNumber();
    return { order, booking };
  };
  const canceled = await buy();
  await page.goto(`/${language}/booking/cancel/${canceled.booking}`);
  await journey.main.getByRole('button', { name: journey.t('booking:cancel.submit') }).click();
  const paid = await buy();
  await journey.search({ day });
  await journey.book();
  return { day, paid, canceled, held: { order: journey.orderNumber } };
}

export interface Screen {
  name: string;
  /** Below the language; `null` if only `show` leads there. */
  path: string;
  /** What a person does there to reach the screen's state. */
  show?: (journey: Journey) => Promise<void>;
}

export const submit = async ({ page, main }: Journey, selector: string) => {
  const before = page.url();
  await main.locator(selector).click();
  await page.waitForLoadState();
  return before;
};

/** Within the licences of the demo's companies; no test books on it. */
const FREE_DAY = dayFromNow(430);
const EXPLAINED = `/dashboard/admin/sales-system/explain-trip?customer=3&tripType=one-way&stop=se-uppsala&stop=se-gavle&departure=${FREE_DAY}T10:00&adults=40`;
const search = (day: string) => searchAddress('sv', { day }).replace('/sv', '');

/** The nearest of a driver's journeys. */
async function firstJourney({ page, main }: Journey): Promise<void> {
  await main.locator('article a').first().click();
  await page.waitForURL(/\/journey\/\d+$/);
}

/** Ticks two companies in the results and opens their comparison. */
async function compareTwo({ page, main }: Journey): Promise<void> {
  // By key: the browser scrolls what has the focus out from behind the bar that appears.
  for (const index of [0, 1]) await main.locator('input[name=company]').nth(index).press('Space');
  await main.locator('#chosen-offers button').first().click();
  await page.waitForURL(/\/buses\/compare\?/);
}

/** Screens that anybody may see, including error states. */
export const publicScreens = (day: string): Screen[] => [
  { name: 'main', path: '' },
  { name: 'results', path: search(day) },
  { name: 'results with filters', path: `${search(day)}&busType=touristBus&sort=distance` },
  { name: 'offers compared', path: search(day), show: compareTwo },
  { name: 'no results', path: search(day).replace('adults=38', 'adults=38&wheelchairs=40') },
  { name: 'combined results', path: search(day).replace('adults=38', 'adults=120') },
  { name: 'which place', path: search(day).replace('G%C3%A4vle', 'Berg') },
  { name: 'wrong search', path: '/buses/search?tripType=x&stop=&stop=Ingenstans%20alls&departure=igår&adults=-1' },
  { name: 'trip too long', path: search(day).replace('G%C3%A4vle', 'Kiruna') },
  { name: 'login', path: '/auth/login' },
  {
    name: 'login refused',
    path: '/auth/login',
    show: ({ page, language }) => fillLogin(page, language, { username: 'ingen.alls', password: 'Fel-Losen-1' }),
  },
  { name: 'register', path: '/auth/register' },
  {
    name: 'register corporate with errors',
    path: '/auth/register?type=corporate',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'register company', path: '/auth/register-company' },
  {
    name: 'register company with errors',
    path: '/auth/register-company',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'register company, sent', path: '/auth/register-company?sent' },
  { name: 'invitation, old link', path: '/auth/invitation/0000000000000000000000' },
  { name: 'forgot password', path: '/auth/forgot-password' },
  { name: 'change password, old link', path: '/auth/change-password/0000000000000000000000' },
  { name: 'confirm email, old link', path: '/auth/confirm-email/0000000000000000000000' },
  { name: 'verify email, old link', path: '/auth/verify-email/0000000000000000000000' },
  { name: 'cookies', path: '/cookies' },
  ...['terms', 'privacy', 'tips-and-faq', 'about', 'accessibility'].map((slug) => ({
    name: slug,
    path: `/page/${slug}`,
  })),
  { name: 'bus company', path: '/companies/1' },
  { name: '404', path: '/no/such/page' },
  { name: 'bad offer', path: '/booking/hold' },
];

/** Screens of a stage's customer. */
export const customerScreens = ({ day, paid, held, canceled }: Stage): Screen[] => [
  { name: 'reservation', path: `/booking/edit?order=${held.order}` },
  {
    name: 'reservation with errors',
    path: `/booking/edit?order=${held.order}`,
    show: async (journey) => void (await submit(journey, 'form button[name="intent:pay"] >> nth=0')),
  },
  { name: 'release', path: `/purchases/cancel/${held.order}` },
  { name: 'held purchase', path: `/purchases/details/${held.order}` },
  { name: 'receipt', path: `/purchases/details/${paid.order}` },
  { name: 'shared receipt', path: `/purchases/show-details/${paid.order}` },
  { name: 'cancelled purchase', path: `/purchases/details/${canceled.order}` },
  { name: 'booking', path: `/booking/details/${paid.booking}` },
  { name: 'shared booking', path: `/booking/show-details/${paid.booking}` },
  { name: 'cancelled booking', path: `/booking/details/${canceled.booking}` },
  { name: 'change booking', path: `/booking/change-book?booking=${paid.booking}` },
  { name: 'cancel booking', path: `/booking/cancel/${paid.booking}` },
  { name: 'cancel a cancelled one', path: `/booking/cancel/${canceled.booking}` },
  { name: 'cancel purchase', path: `/purchases/cancel/${paid.order}` },
  { name: 'my trips', path: '/booking/list' },
  { name: 'cancelled trips', path: '/booking/list?when=canceled' },
  { name: 'no trips', path: '/booking/list?when=past' },
  { name: 'wrong search of trips', path: `/booking/list?q=${'a'.repeat(300)}` },
  { name: 'profile', path: '/user/profile' },
  { name: 'two-step login', path: '/user/second-factor' },
  { name: 'set up two-step login', path: '/user/second-factor/set-up' },
  {
    name: 'set up with a wrong code',
    path: '/user/second-factor/set-up',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'new recovery codes', path: '/user/second-factor/codes' },
  { name: 'turn two-step login off', path: '/user/second-factor/off' },
  { name: 'own data', path: '/user/export' },
  { name: 'request for quotes', path: search(day).replace('/buses/search', '/quotes/request') },
  { name: 'own quote requests', path: '/quotes/list' },
  { name: 'account that cannot be deleted yet', path: '/user/delete' },
  { name: 'contact info', path: '/settings/contact-info' },
  { name: 'logout', path: '/auth/logout' },
];

/** An administrator's screens about companies; the first company and the first applicant are the demo's. */
export const adminCompanyScreens: readonly Screen[] = [
  { name: 'overview of administrators', path: '/dashboard/admin' },
  { name: 'no quote requests', path: '/dashboard/admin/quote-requests' },
  { name: 'deviations', path: '/dashboard/admin/deviation/list' },
  { name: 'deviation', path: '/dashboard/admin/deviation/list', show: (journey) => firstRow(journey) },
  { name: 'applicants', path: '/dashboard/admin/applicants/list' },
  { name: 'application', path: '/dashboard/admin/applicants/reply/1' },
  {
    name: 'deny with error',
    path: '/dashboard/admin/applicants/deny/1',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'companies', path: '/dashboard/admin/transport-companies/list' },
  { name: 'no companies', path: '/dashboard/admin/transport-companies/list?q=ingen-alls' },
  {
    name: 'operators with a free bus',
    path: `/dashboard/admin/search-operators?place=Uppsala&seats=20&day=${FREE_DAY}&within=100`,
  },
  { name: 'add company', path: '/dashboard/admin/transport-companies/add' },
  {
    name: 'add company with errors',
    path: '/dashboard/admin/transport-companies/add',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'edit company', path: '/dashboard/admin/transport-companies/edit/1' },
  { name: 'suspend company', path: '/dashboard/admin/transport-companies/status/1?to=suspended' },
  { name: 'cancellation fees of all', path: '/dashboard/admin/configurations/cancellation-fees/list' },
  { name: 'temporary prices: whose', path: '/dashboard/admin/prices/add' },
  { name: 'temporary prices', path: '/dashboard/admin/prices/add/1/driver' },
  { name: 'accessibility', path: '/dashboard/admin/configurations/accessibility' },
  {
    name: 'new accessibility with errors',
    path: '/dashboard/admin/configurations/accessibility/add',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  {
    name: 'accessibility, edit',
    path: '/dashboard/admin/configurations/accessibility',
    show: (journey) => firstRow(journey),
  },
  { name: 'minimum of cancellation fees', path: '/dashboard/admin/configurations/cancellation-fees/minimum' },
];

/** Customers and users as administrators see them: the demo's company administrator and driver are 4 and 5. */
export const adminPeopleScreens: readonly Screen[] = [
  { name: 'customers', path: '/dashboard/admin/customers/list' },
  { name: 'no customers', path: '/dashboard/admin/customers/list?q=ingen.alls' },
  { name: 'customer of a sale', path: '/dashboard/admin/sales-system/select-customer' },
  {
    name: 'trip of a sale',
    path: EXPLAINED,
  },
  {
    name: 'offer of a sale',
    path: EXPLAINED,
    show: async ({ page, main }) => {
      await main.locator('tbody a[href*="make-offer"]').first().click();
      await page.waitForLoadState();
    },
  },
  { name: 'customer', path: '/dashboard/admin/customers/3' },
  { name: 'edit customer', path: '/dashboard/admin/customers/edit/3' },
  {
    name: 'new customer with errors',
    path: '/dashboard/admin/customers/create?type=corporate',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'users', path: '/dashboard/admin/users' },
  { name: 'user', path: '/dashboard/admin/users/5' },
  { name: 'own account', path: '/dashboard/admin/users/6' },
  { name: 'edit user', path: '/dashboard/admin/users/edit/5' },
  { name: 'delete user', path: '/dashboard/admin/users/5/delete' },
];

/** Screens of a company's administrator about its users. */
export const colleagueScreens: readonly Screen[] = [
  { name: 'colleagues', path: '/dashboard/company/users/list' },
  { name: 'colleague', path: '/dashboard/company/users/5' },
  { name: 'new colleague', path: '/dashboard/company/users/create' },
];

/** Opens the page that a list's first row links to. */
export const firstRow = async ({ page, main }: Journey) => {
  await main.getByRole('rowheader').first().getByRole('link').click();
  await page.waitForLoadState();
};

/** A driver's screens: the list, and what its first journey leads to. */
export const driverScreens: readonly Screen[] = [
  { name: 'journeys', path: '/dashboard/driver' },
  { name: 'earlier journeys', path: '/dashboard/driver?show=past' },
  { name: 'journey', path: '/dashboard/driver', show: firstJourney },
  {
    name: 'deviation to report',
    path: '/dashboard/driver?show=past',
    show: async (journey) => {
      await firstJourney(journey);
      await journey.page.goto(`${journey.page.url()}/deviation`);
      await journey.page.locator('svg[role=img]').waitFor();
    },
  },
  {
    name: 'terminate a journey with errors',
    path: '/dashboard/driver',
    show: async (journey) => {
      await firstJourney(journey);
      await journey.page.goto(`${journey.page.url()}/terminate`);
      await submit(journey, 'form[method=post] button:not([type=button])');
    },
  },
];

/** Creates an integration: the response shows its secret. */
async function makeIntegration({ page }: Journey): Promise<void> {
  await page.locator('main [name="name"]').fill('Demobuss bokningssystem');
  const company = page.locator('main [name="companyId"]');
  // Its position among the options differs between a select's two lives.
  await company.selectOption(await company.locator('option[value]:not([value=""])').first().getAttribute('value'));
  await page.locator('main form button:not([type=button])').click();
}

/** Screens of the system owner, who may do most. */
export const systemScreens: readonly Screen[] = [
  { name: 'integrations', path: '/dashboard/admin/external-integration/list' },
  {
    name: 'create integration with errors',
    path: '/dashboard/admin/external-integration/create',
    show: async (journey) => void (await submit(journey, 'form button:not([type=button])')),
  },
  { name: 'secret', path: '/dashboard/admin/external-integration/create', show: makeIntegration },
  {
    name: 'integration',
    path: '/dashboard/admin/external-integration/create',
    show: async (journey) => {
      await makeIntegration(journey);
      await journey.main.getByRole('link', { name: journey.t('integration:key.saved') }).click();
    },
  },
  {
    name: 'rotate',
    path: '/dashboard/admin/external-integration/create',
    show: async (journey) => {
      await makeIntegration(journey);
      await journey.main.getByRole('link', { name: journey.t('integration:key.saved') }).click();
      await journey.main.getByRole('link', { name: journey.t('integration:edit.rotate') }).click();
    },
  },
  {
    name: 'messages of an integration',
    path: '/dashboard/admin/external-integration/create',
    show: async (journey) => {
      await makeIntegration(journey);
      await journey.main.getByRole('link', { name: journey.t('integration:key.saved') }).click();
      await journey.main.getByRole('link', { name: journey.t('integration:edit.deliveries') }).click();
    },
  },
  { name: 'all bookings', path: '/dashboard/admin/booking/list?when=all' },
  {
    name: 'a booking',
    path: '/dashboard/admin/booking/list?when=all',
    show: (journey) => firstRow(journey),
  },
  { name: 'general settings', path: '/dashboard/admin/configurations/general-settings' },
  {
    name: 'setting with error',
    path: '/dashboard/admin/configurations/general-settings/taxBasisPoints',
    show: async ({ page }) => {
      await page.locator('main [id="value"]').fill('');
      await page.locator('main [id="value"]').press('Enter');
      await page.locator('main [aria-invalid]').waitFor();
    },
  },
  { name: 'switch', path: '/dashboard/admin/configurations/general-settings/cardPayment' },
  { name: 'content pages', path: '/dashboard/admin/content-pages/list' },
  { name: 'new content page', path: '/dashboard/admin/content-pages/create' },
  {
    name: 'preview of a content page',
    path: '/dashboard/admin/content-pages/edit/about',
    show: async (journey) => {
      await journey.main.getByRole('button', { name: journey.t('content:form.preview') }).click();
      await journey.main.getByRole('heading', { name: journey.t('content:form.previewTitle') }).waitFor();
    },
  },
  { name: 'event log', path: '/dashboard/admin/event-log' },
  { name: 'event log, each event', path: '/dashboard/admin/event-log?view=each' },
  { name: 'event log with error', path: '/dashboard/admin/event-log?from=x' },
  {
    name: 'event',
    path: '/dashboard/admin/event-log?view=each&entity=integration',
    show: async ({ main }) => void (await main.getByRole('rowheader').first().getByRole('link').click()),
  },
];

/** Opens a screen and brings it into the state that it is named after. */
export async function openScreen(journey: Journey, screen: Screen): Promise<void> {
  await journey.page.goto(`/${journey.language}${screen.path}`);
  await screen.show?.(journey);
}

/** The day for screens that are pictured or measured. */
export const SCREEN_DAY = dayFromNow(95);
