import { DashboardError } from '~/frame/DashboardError';
import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle(
  'accessibility',
  'booking',
  'bookings',
  'cancellation',
  'commissions',
  'companies',
  'deals',
  'deviations',
  'fleet',
  'journeys',
  'notes',
  'prices',
  'quotes',
  'search',
  'settlements',
  'users',
);

export { DashboardError as ErrorBoundary };
export default DashboardFrame;
