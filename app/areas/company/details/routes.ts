import { screen } from '../../../screen';

export const detailsScreens = {
  companyDetails: screen('dashboard/company/details', 'areas/company/details/details.tsx', {
    area: 'company',
    uploads: true,
  }),
};
