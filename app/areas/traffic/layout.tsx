import { DashboardError } from '~/frame/DashboardError';
import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('booking', 'deals', 'journeys', 'quotes', 'traffic');

export { DashboardError as ErrorBoundary };
export default DashboardFrame;
