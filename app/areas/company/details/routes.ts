import { screen } from '../../../screen';

export const detailsScreens = {
  companyDetails: screen('dashboard/company/details', 'areas/company/details/details.tsx', {
    area: 'company',
    uploads: true,
  }),
  editCompanyDetails: screen('dashboard/company/details/edit', 'areas/company/details/edit.tsx', {
    area: 'company',
    back: 'dashboard/company/details',
  }),
};
