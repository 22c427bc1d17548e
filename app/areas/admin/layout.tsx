import { DashboardError } from '~/frame/DashboardError';
import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle(
  'accessibility',
  'account',
  'admin',
  'auth',
  'booking',
  'bookings',
  'cancellation',
  'commissions',
  'companies',
  'content',
  'customers',
  'deals',
  'deviations',
  'events',
  'integration',
  'journeys',
  'notes',
  'organisation',
  'outgoing',
  'payments',
  'prices',
  'quotes',
  'sales',
  'search',
  'settings',
  'settlements',
  'users',
);

export { DashboardError as ErrorBoundary };
export default DashboardFrame;
