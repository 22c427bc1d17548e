import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('booking', 'deals', 'journeys', 'quotes', 'traffic');

export default DashboardFrame;
