import { execFileSync } from 'node:child_process';
import type { Screen } from '~/screen';
import { screens } from '~/screens';
import { startServers } from './several-servers';

/** The dashboards' pages, from their route lines; without files, and without addresses that only take forms or redirect. */
export const dashboardPages: readonly string[] = Object.values<Screen>(screens)
  .filter(({ path, file }) => path.startsWith('dashboard/') && !path.endsWith('*') && file.endsWith('.tsx'))
  .map(({ path }) => path);

/**
 * Pages that no link in the demo leads to: their subject is not in the demo, or must be chosen first. They are opened with the subjects
 * that the access table makes for them.
 */
export const WITHOUT_LINKS: readonly string[] = [
  'dashboard/admin/booking/cancel/:id',
  'dashboard/admin/booking/choose-refund/:id',
  'dashboard/admin/booking/outcome/:id',
  'dashboard/admin/configurations/accessibility/remove/:id',
  'dashboard/admin/content-pages/remove/:slug',
  'dashboard/admin/customers/:id/sealed-record',
  'dashboard/admin/deviation/reject/:id',
  'dashboard/admin/external-integration/cancel/:id',
  'dashboard/admin/external-integration/deliveries/:id',
  'dashboard/admin/external-integration/edit/:id',
  'dashboard/admin/external-integration/rotate/:id',
  'dashboard/admin/find',
  'dashboard/admin/notes/add',
  'dashboard/admin/notes/edit/:id',
  'dashboard/admin/notes/remove/:id',
  'dashboard/admin/outgoing-messages/discard',
  'dashboard/admin/outgoing-messages/discard/:id',
  'dashboard/admin/payment-issues/details/:id',
  'dashboard/admin/payment-issues/handle',
  'dashboard/admin/payment-issues/handle/:id',
  'dashboard/admin/payments/handle/:id',
  'dashboard/admin/prices/remove/:company/:kind/:id',
  'dashboard/admin/purchases/cancel/:id',
  'dashboard/admin/quote-requests/withdraw/:id',
  'dashboard/admin/refunds/elsewhere/:id',
  'dashboard/admin/refunds/retry',
  'dashboard/admin/sales-system/make-offer',
  'dashboard/admin/users/invite',
  'dashboard/company/depots/remove/:id',
  'dashboard/company/driver-costs/exception-details/:id',
  'dashboard/company/driving-costs/exception-details/:id',
  'dashboard/company/find',
  'dashboard/company/notes/add',
  'dashboard/company/notes/edit/:id',
  'dashboard/company/notes/remove/:id',
  'dashboard/company/quote-requests/withdraw/:id',
  'dashboard/company/users/:id/:act',
  'dashboard/company/users/edit/:id',
  'dashboard/company/vehicle-costs/exception-details/:id',
  'dashboard/company/vehicles/occupancy/edit/:id',
  'dashboard/company/vehicles/occupancy/remove/:id',
  'dashboard/company/vehicles/pictures/:id/remove/:view',
  'dashboard/company/vehicles/starting-positions/:id/edit/:position',
  'dashboard/company/vehicles/starting-positions/:id/remove/:position',
  'dashboard/driver/find',
  'dashboard/organisation/find',
  'dashboard/organisation/users/:id/:act',
  'dashboard/organisation/users/edit/:id',
  'dashboard/traffic/act-for',
  'dashboard/traffic/find',
  'dashboard/traffic/journeys/:id',
  'dashboard/traffic/quotes/:id',
  'dashboard/train/find',
];

/** A page's address, and who opens it. */
export interface DashboardPage {
  route: string;
  /** Without the language. */
  address: string;
  /** The session of a user who may see it: `session=…`. */
  cookie: string;
}

/** A separate server, on a database with those pages' subjects, so that other tests see nothing of it. */
export async function serveDashboardPages(routes: readonly string[]) {
  const { origins, env, stop } = await startServers(1);
  try {
    const made = execFileSync(process.execPath, ['--import', 'tsx', 'e2e/support/make-dashboard-pages.ts', ...routes], {
      env,
      encoding: 'utf8',
    });
    return { origin: origins[0]!, pages: JSON.parse(made.trim().split('\n').at(-1)!) as DashboardPage[], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
