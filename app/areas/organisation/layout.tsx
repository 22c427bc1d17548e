import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('companies', 'deals', 'organisation', 'users');

export default DashboardFrame;
