import type { Journey } from './journey';
import { firstRow, type Screen, submit } from './screens';

/** Deal customers as administrators see them: the demo's organisation is 1, its booker 11, the traffic controller 8. */
export const dealCustomerScreens: readonly Screen[] = [
  { name: 'deal customers', path: '/dashboard/admin/deal-customers/list' },
  { name: 'no deal customers', path: '/dashboard/admin/deal-customers/list?q=ingen.alls' },
  {
    name: 'new deal customer with errors',
    path: '/dashboard/admin/deal-customers/create',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'deal customer', path: '/dashboard/admin/deal-customers/details/1' },
  { name: 'edit deal customer', path: '/dashboard/admin/deal-customers/edit/1' },
  { name: 'suspend deal customer', path: '/dashboard/admin/deal-customers/status/1?to=suspended' },
  { name: 'deal user', path: '/dashboard/admin/users/11' },
  { name: 'organisations of a traffic controller', path: '/dashboard/admin/users/organisations/8' },
];

/** Screens of a deal organisation's administrator. */
export const organisationScreens: readonly Screen[] = [
  { name: 'organisation', path: '/dashboard/organisation' },
  { name: 'details of the organisation', path: '/dashboard/organisation/details' },
  { name: 'contact of the organisation', path: '/dashboard/organisation/details/edit' },
  { name: 'purchases of the organisation', path: '/dashboard/organisation/purchases/list' },
  {
    name: 'purchase of the organisation',
    path: '/dashboard/organisation/purchases/list',
    show: (journey) => firstRow(journey),
  },
  { name: 'report of the organisation', path: '/dashboard/organisation/reporting/list' },
  { name: 'quotes of the organisation', path: '/dashboard/organisation/quotes' },
  {
    name: 'quote request of a colleague',
    path: '/dashboard/organisation/quotes',
    show: (journey) => follow(journey, /\/quote-requests\/details\/\d+$/),
  },
  { name: 'units', path: '/dashboard/organisation/manage' },
  {
    name: 'new unit with errors',
    path: '/dashboard/organisation/manage/add-unit',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'unit', path: '/dashboard/organisation/manage/edit-unit/3' },
  { name: 'remove unit', path: '/dashboard/organisation/manage/remove-unit/4' },
  { name: 'users of the organisation', path: '/dashboard/organisation/users' },
  { name: 'user of the organisation', path: '/dashboard/organisation/users/11' },
  {
    name: 'new user of the organisation with errors',
    path: '/dashboard/organisation/users/create',
    show: async (journey) => void (await submit(journey, 'form[method=post] button:not([type=button])')),
  },
  { name: 'give a right', path: '/dashboard/organisation/users/give-right/11' },
  { name: 'take a right', path: '/dashboard/organisation/users/take-right/11?unit=2&role=booker' },
];

/** Screens of a train-replacement customer. */
export const trainScreens: readonly Screen[] = [{ name: 'train replacement', path: '/dashboard/train' }];

/** Chooses the municipality to act for: it has bought a trip and requested quotes for another. */
async function actForMunicipality(journey: Journey): Promise<void> {
  const { main } = journey;
  const first = main.getByRole('button', { name: journey.t('traffic:served.actFor', { name: 'Demo Uppsala kommun' }) });
  const later = main.locator('select[name=organisationId]');
  await first.or(later).waitFor();
  if (await first.isVisible()) await first.click();
  else {
    await later.selectOption({ label: 'Demo Uppsala kommun' });
    await main.getByRole('button', { name: journey.t('traffic:overview.switch') }).click();
  }
  await main.locator('#journeys').waitFor();
}

/** Opens the first row's subject. */
async function follow({ page, main }: Journey, address: RegExp): Promise<void> {
  await main.locator('tbody a').first().click();
  await page.waitForURL(address);
}

/** Screens of a traffic controller. */
export const trafficScreens: readonly Screen[] = [
  { name: 'traffic control', path: '/dashboard/traffic' },
  { name: 'quotes of an organisation', path: '/dashboard/traffic/quotes' },
  {
    name: 'quote request of an organisation',
    path: '/dashboard/traffic',
    show: async (journey) => {
      await actForMunicipality(journey);
      await journey.page.goto(`${journey.page.url()}/quotes`);
      await follow(journey, /\/quotes\/\d+$/);
    },
  },
  {
    name: 'journey of an organisation',
    path: '/dashboard/traffic',
    show: async (journey) => {
      await actForMunicipality(journey);
      await follow(journey, /\/journeys\/\d+$/);
    },
  },
];
