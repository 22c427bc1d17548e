// Traces: S2-025, S2-052, S2-053, S5-020, S1-009, S2-042, S2-048
import { type Browser, expect, type Page, test } from '../support/test';
import { newApplicant } from '../support/applicants';
import { ownDay } from '../support/departure';
import { Journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { demoPerson, logIn, register } from '../support/people';
import { journeyToStart } from '../support/product-database';
import { textIn } from '../support/texts';

/**
 * A company's first day with scripts: from its application to a trip that its driver has driven with a phone, whose deviation is signed by
 * drawing, and that its customer has rated. access/first-day.db.test.ts does the same from an empty installation and without scripts.
 */
const t = (key: string, values: Record<string, string | number> = {}) => textIn('sv', key, values);
const COMPANY = '/sv/dashboard/company';
const PASSWORD = 'Tolv-Gula-Bussar-27';

/** Fills in controls by name and submits their form; resolves when the page confirms it. */
async function fillIn(page: Page, path: string, typed: Record<string, string>, says: string): Promise<void> {
  if (path) await page.goto(path);
  for (const [name, value] of Object.entries(typed)) {
    const control = page.locator(`main [name="${name}"]`);
    const kind = await control.first().evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName)); // prettier-ignore
    if (kind === 'radio') await control.and(page.locator(`[value="${value}"]`)).check({ force: true });
    else if (kind === 'checkbox') await control.first().check({ force: true });
    else if (kind === 'select') await control.selectOption({ label: value });
    else await control.fill(value);
  }
  const [last = ''] = Object.keys(typed).slice(-1);
  const form = page.locator('main form').filter({ has: page.locator(`[name="${last}"]`) });
  await form.locator('button:not([type=button])').first().click();
  await expect(page.getByText(says).first()).toBeVisible();
}

/** An invited user in a separate browser, who has chosen a password by the mailed link. */
async function invited(browser: Browser, email: string, look: Parameters<Browser['newContext']>[0] = {}) {
  const page = await (await browser.newContext(look)).newPage();
  await page.goto(await mailedLink(email, 'auth/invitation'));
  await fillIn(page, '', { password: PASSWORD }, t('auth:flash.invitationAccepted'));
  return page;
}

test('a company’s first day, from its application to a rated trip (sv)', async ({ page, browser }, info) => {
  test.setTimeout(150_000);
  const { name, orgNumber, email } = newApplicant();
  const applied = { name, orgNumber, city: 'Östersund', trafficPermit: 'TSV 2026-114', trafficPermitUntil: '2031-12-31', contactName: 'Ada Först', contactEmail: email, contactPhone: '070-174 06 05', terms: 'on' }; // prettier-ignore
  await fillIn(page, '/sv/auth/register-company', applied, t('companies:apply.sentTitle'));

  const office = await (await browser.newContext()).newPage();
  await logIn(office, 'sv', demoPerson('admin'));
  await office.goto(`/sv/dashboard/admin/applicants/list?q=${encodeURIComponent(name)}&status=received`);
  await office.getByRole('main').getByRole('link', { name }).click();
  await office.getByRole('button', { name: t('companies:applicants.approve') }).click();
  await expect(office.getByText(t('companies:flash.approved', { email }))).toBeVisible();

  // The steps become fewer, until a customer can see the company.
  const ada = await invited(browser, email);
  const left = async () => {
    await ada.goto(COMPANY);
    return ada.getByText(t('fleet:firstDay.toDo'), { exact: true }).count();
  };
  expect(await left()).toBe(5);
  const details = { street: 'Vägen 1', postcode: '831 30', info: 'En buss i Östersund.' };
  await fillIn(ada, `${COMPANY}/details/edit`, details, t('companies:flash.saved'));
  const depot = { name: 'Garaget', city: 'Östersund', place: 'Östersund' };
  await fillIn(ada, `${COMPANY}/depots/add`, depot, t('fleet:flash.depotAdded', { name: 'Garaget' }));
  const registrationNumber = `${'ABCDEFGHJK'[Math.floor(Math.random() * 10)]}YX${Math.floor(100 + Math.random() * 900)}`;
  const bus = { registrationNumber, busType: 'touristBus', model: 'Volvo 9700', depotId: 'Garaget', seats: '53', maxPassengers: '53', wheelchairPlaces: '0', fuelType: t('search:fuelType.diesel'), fuelPerKm: '27' }; // prettier-ignore
  await fillIn(ada, `${COMPANY}/vehicles/add`, bus, t('fleet:flash.vehicleAdded', { name: registrationNumber }));
  for (const [kind, prices] of Object.entries({
    vehicle: { minimumMinutes: '240', pricePerHour: '480' },
    driving: { maximumMetres: '1500', pricePerKm: '19' },
    driver: { costPerHour: '380' },
  }))
    await fillIn(ada, `${COMPANY}/${kind}-costs/add-basic`, prices, t('prices:flash.added'));
  expect(await left()).toBe(1);
  await fillIn(ada, `${COMPANY}/configurations/cancellation-fees/list`, { hours0: '48', percent0: '99' }, t('cancellation:flash.saved')); // prettier-ignore
  await ada.goto(COMPANY);
  await expect(ada.getByRole('heading', { name: t('fleet:firstDay.ready') })).toBeVisible();

  // A customer finds it, and pays.
  const customer = new Journey(page, 'sv');
  await register(page, 'sv');
  const trip = { tripType: 'one-way', departure: `${ownDay(info)}T09:00`, adults: '30', children: '0' };
  const query = new URLSearchParams([...Object.entries(trip), ['stop', 'Östersund'], ['stop', 'Sundsvall']]);
  await page.goto(`/sv/buses/search?${query}`);
  const offer = customer.main.getByRole('article').filter({ hasText: name });
  await offer.getByRole('button', { name: t('search:offer.book') }).click();
  await expect(customer.heading('reservation:title')).toBeVisible();
  await customer.fillReservation({}, ['Östersund', 'Sundsvall']);
  await customer.toPayment();
  await customer.pay();
  const booking = await customer.bookingNumber();

  // The company gets a driver, who uses a phone.
  const driverMail = `disa.${email}`;
  const driver = { name: 'Disa Körare', email: driverMail, phone: '070-174 06 05', roles: 'driver' };
  await fillIn(ada, `${COMPANY}/users/create`, driver, t('users:flash.invited', { email: driverMail }));
  const disa = await invited(browser, driverMail, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }); // prettier-ignore
  // The only one who has time is proposed.
  await ada.goto(`${COMPANY}/booking/assign-driver/${booking}`);
  await expect(ada.getByRole('radio', { name: 'Disa Körare' })).toBeChecked();
  await ada.getByRole('button', { name: t('bookings:assign.submit'), exact: true }).click();
  await expect(ada.getByText(t('bookings:flash.assigned', { name: 'Disa Körare' }))).toBeVisible();
  const number = await journeyToStart(driverMail);
  const sheet = `/sv/dashboard/driver/journey/${number}`;
  await disa.goto(sheet);
  const act = (name: 'start' | 'finish') =>
    disa.getByRole('button', { name: t(`journeys:acts.${name}`), exact: true }).click();
  await act('start');
  // Long before the planned arrival: asked first.
  await disa.getByText(t('journeys:early.finish')).click();
  await act('finish');
  await disa.goto(`${sheet}/deviation`);
  const pad = disa.getByRole('img', { name: t('deviations:drawn.empty') });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await disa.mouse.move(x + width * 0.2, y + height * 0.7);
  await disa.mouse.down();
  await disa.mouse.move(x + width * 0.4, y + height * 0.2, { steps: 5 });
  await disa.mouse.move(x + width * 0.6, y + height * 0.7, { steps: 5 });
  await disa.mouse.up();
  await expect(disa.getByRole('img', { name: t('deviations:drawn.done') })).toBeVisible();
  const told = { cause: 'Väntan på sällskapet', extraMetres: '0', extraMinutes: '45', signature: 'Rut Resenär' };
  await fillIn(disa, '', told, t('deviations:flash.reported'));

  // The company prices it and requests an invoice; the customer rates the trip.
  await ada.goto(`${COMPANY}/post-invoicing/list`);
  await ada.getByRole('link', { name: 'Väntan på sällskapet' }).click();
  const drawing = ada.getByRole('img', { name: t('deviations:drawn.of', { name: 'Rut Resenär' }) });
  await expect(drawing.locator('path')).toHaveAttribute('d', /^M\d+ \d+(L\d+ \d+){5,}$/);
  await fillIn(ada, '', { price: '1250' }, t('deviations:flash.saved'));
  for (const act of ['handle', 'needsInvoice'] as const) {
    await ada.getByRole('button', { name: t(`deviations:acts.${act}`), exact: true }).click();
    await expect(ada.getByText(t(`deviations:flash.${act}`))).toBeVisible();
  }
  await fillIn(page, `/sv/journey/rate/${number}`, { rating: '5', comment: 'Lugn och säker' }, t('rating:flash.given'));
  await expect(customer.main.getByText(t('deviations:status.needsInvoice'))).toBeVisible();
});
