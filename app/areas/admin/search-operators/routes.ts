import { screen } from '../../../screen';

export const searchOperatorScreens = {
  searchOperators: screen('dashboard/admin/search-operators', 'areas/admin/search-operators/search-operators.tsx', {
    area: 'admin',
    search: true,
  }),
};
