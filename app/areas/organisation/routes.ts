import { screen } from '../../screen';
import { manageScreens } from './manage/routes';
import { unitPurchaseScreens } from './purchases/routes';
import { unitQuoteScreens } from './quotes/routes';
import { unitReportScreens } from './reporting/routes';
import { userScreens } from './users/routes';

const file = (name: string) => `areas/organisation/${name}`;

/** The deal organisations' screens, below /dashboard/organisation. */
export const organisationScreens = {
  organisationMain: screen('dashboard/organisation', file('main/overview.tsx'), { area: 'organisation' }),
  organisationListLook: screen('dashboard/organisation/list-look', file('list-look.ts'), { area: 'organisation' }),
  organisationDetails: screen('dashboard/organisation/details', file('details/details.tsx'), { area: 'organisation' }),
  editOrganisationDetails: screen('dashboard/organisation/details/edit', file('details/edit.tsx'), {
    area: 'organisation',
    roles: ['DEAL_CUSTOMER_ADMIN'],
    back: 'dashboard/organisation/details',
  }),
  ...manageScreens,
  ...userScreens,
  ...unitPurchaseScreens,
  ...unitQuoteScreens,
  ...unitReportScreens,
  organisationFind: screen('dashboard/organisation/find', 'areas/organisation/find.tsx', {
    area: 'organisation',
    search: true,
  }),
};
