import { readFileSync } from 'node:fs';
import type { Journey } from './journey';
import { firstRow, type Screen, submit } from './screens';

/** Goes to the booking whose customer has proposed a change, and from there to another of its pages. */
async function toProposal(journey: Journey, to: string): Promise<void> {
  const { page, main } = journey;
  const asks = main.getByRole('row').filter({ hasText: journey.t('bookings:problem.changeProposed') });
  await asks.first().getByRole('link').first().click();
  await page.waitForURL(/\/details\/\d+$/);
  if (to !== 'details') await page.goto(page.url().replace('/details/', `/${to}/`));
}

/** The list has links to assign a driver too: they are not to be pressed before the booking is there. */
async function toBooking(journey: Journey): Promise<void> {
  await firstRow(journey);
  await journey.page.waitForURL(/\/booking\/details\//);
}

/** What a company's administrator sells: buses and prices. */
export const supplyScreens: readonly Screen[] = [
  { name: 'company’s details', path: '/dashboard/company/details' },
  { name: 'company’s bookings', path: '/dashboard/company/booking/list' },
  { name: 'no company’s bookings', path: '/dashboard/company/booking/list?when=past&driver=assigned' },
  { name: 'company’s booking', path: '/dashboard/company/booking/list', show: firstRow },
  { name: 'no quote requests of a company', path: '/dashboard/company/quote-requests/list' },
  { name: 'deviations of a company', path: '/dashboard/company/post-invoicing/list' },
  { name: 'deviation of a company', path: '/dashboard/company/post-invoicing/list', show: firstRow },
  { name: 'company’s report', path: '/dashboard/company/reporting/list' },
  { name: 'settlements', path: '/dashboard/company/settlements/list' },
  { name: 'company’s details, edit', path: '/dashboard/company/details/edit' },
  ...(['details', 'reject-change'] as const).map((page) => ({
    name: `proposed change, ${page}`,
    path: '/dashboard/company/booking/list?when=problems',
    show: (journey: Journey) => toProposal(journey, page),
  })),
  {
    name: 'driver of a booking',
    path: '/dashboard/company/booking/list?when=all',
    show: async (journey) => {
      await toBooking(journey);
      // In whichever words: to the first driver or to another.
      await journey.main.locator('a[href*="/assign-driver/"]').first().click();
    },
  },
  {
    name: 'bus of a booking',
    path: '/dashboard/company/booking/list?when=all',
    show: async (journey) => {
      await toBooking(journey);
      await journey.main.getByRole('link', { name: journey.t('bookings:swap.link') }).click();
    },
  },
  { name: 'accessibility of the fleet', path: '/dashboard/company/configurations/accessibility' },
  { name: 'depots', path: '/dashboard/company/depots/list' },
  {
    name: 'new depot with errors',
    path: '/dashboard/company/depots/add',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'depot', path: '/dashboard/company/depots/list', show: firstRow },
  { name: 'buses', path: '/dashboard/company/vehicles/list' },
  { name: 'map of the buses', path: '/dashboard/company/vehicles/map' },
  {
    name: 'new bus with errors',
    path: '/dashboard/company/vehicles/add',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'bus', path: '/dashboard/company/vehicles/list', show: firstRow },
  {
    name: 'pictures of a bus',
    path: '/dashboard/company/vehicles/list',
    show: async (journey) => {
      await firstRow(journey);
      await journey.main.getByRole('link', { name: /Bilder av bussen|Pictures of the bus/ }).click();
      await journey.page.waitForLoadState();
    },
  },
  { name: 'import of buses', path: '/dashboard/company/vehicles/import' },
  {
    name: 'import of price lists with an error',
    path: '/dashboard/company/driving-costs/import',
    show: async (journey) => {
      const [, file] = await Promise.all([
        journey.main.getByRole('link', { name: journey.t('fleet:import.export') }).click(),
        journey.page.waitForEvent('download'),
      ]);
      const [head = ''] = readFileSync(await file.path(), 'utf8').split('\r\n');
      const row = head.replaceAll(/[^;,]+/g, 'x');
      const csv = { name: 'fel.csv', mimeType: 'text/csv', buffer: Buffer.from(`${head}\r\n${row}`) };
      await journey.page.locator('input[type=file]').setInputFiles(csv);
      await journey.main.getByRole('button', { name: journey.t('fleet:import.look') }).click();
      await journey.main.getByRole('heading', { name: journey.t('fleet:import.preview') }).waitFor();
    },
  },
  { name: 'occupancy', path: '/dashboard/company/vehicles/occupancy?view=month' },
  { name: 'driver schedule', path: '/dashboard/company/drivers' },
  { name: 'occupancy as a table', path: '/dashboard/company/vehicles/occupancy?show=list' },
  {
    name: 'new lockout with errors',
    path: '/dashboard/company/vehicles/occupancy/add',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'driving costs', path: '/dashboard/company/driving-costs/list' },
  { name: 'new vehicle costs', path: '/dashboard/company/vehicle-costs/add-basic' },
  { name: 'new exception of driver costs', path: '/dashboard/company/driver-costs/add-exception' },
  { name: 'driving costs with an example', path: '/dashboard/company/driving-costs/list', show: firstRow },
  { name: 'cancellation fees', path: '/dashboard/company/configurations/cancellation-fees/list' },
];
