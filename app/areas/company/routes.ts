import { screen } from '../../screen';
import { detailsScreens } from './details/routes';
import { userScreens } from './users/routes';

/** The bus companies' screens, below /dashboard/company. */
export const companyScreens = {
  companyMain: screen('dashboard/company', 'areas/company/main/overview.tsx', { area: 'company' }),
  ...detailsScreens,
  ...userScreens,
};
