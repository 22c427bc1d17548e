import { screen } from '../../../screen';

export const purchaseScreens = {
  adminPurchase: screen('dashboard/admin/purchases/details/:id', 'areas/admin/purchases/details.tsx', {
    area: 'admin',
  }),
};
