import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';

export const handle = sectionHandle('account', 'auth', 'booking', 'companies', 'users');

export default DashboardFrame;
