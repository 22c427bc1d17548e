import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('booking', 'journeys');

export default DashboardFrame;
