import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('booking', 'deviations', 'journeys');

export default DashboardFrame;
