import { screen } from '../../screen';
import { configurationScreens } from './configurations/routes';
import { depotScreens } from './depots/routes';
import { detailsScreens } from './details/routes';
import { userScreens } from './users/routes';
import { vehicleScreens } from './vehicles/routes';

/** The bus companies' screens, below /dashboard/company. */
export const companyScreens = {
  companyMain: screen('dashboard/company', 'areas/company/main/overview.tsx', { area: 'company' }),
  companyListLook: screen('dashboard/company/list-look', 'areas/company/list-look.ts', { area: 'company' }),
  ...detailsScreens,
  ...configurationScreens,
  ...depotScreens,
  ...userScreens,
  ...vehicleScreens,
  companyFind: screen('dashboard/company/find', 'areas/company/find.tsx', { area: 'company', search: true }),
};
