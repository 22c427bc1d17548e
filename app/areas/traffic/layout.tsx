import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('account', 'deals', 'traffic');

export default DashboardFrame;
