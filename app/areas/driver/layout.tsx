import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('booking', 'deals', 'deviations', 'journeys');

export default DashboardFrame;
