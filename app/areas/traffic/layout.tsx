import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('deals', 'journeys', 'quotes', 'traffic');

export default DashboardFrame;
