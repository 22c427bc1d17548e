import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('account', 'auth', 'companies', 'deals', 'organisation', 'users');

export default DashboardFrame;
