import { screen } from '../../screen';
import { configurationScreens } from './configurations/routes';
import { detailsScreens } from './details/routes';
import { userScreens } from './users/routes';

/** The bus companies' screens, below /dashboard/company. */
export const companyScreens = {
  companyMain: screen('dashboard/company', 'areas/company/main/overview.tsx', { area: 'company' }),
  companyListLook: screen('dashboard/company/list-look', 'areas/company/list-look.ts', { area: 'company' }),
  ...detailsScreens,
  ...configurationScreens,
  ...userScreens,
  companyFind: screen('dashboard/company/find', 'areas/company/find.tsx', { area: 'company', search: true }),
};
