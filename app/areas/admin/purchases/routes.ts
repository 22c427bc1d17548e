import { screen } from '../../../screen';

export const purchaseScreens = {
  adminPurchase: screen('dashboard/admin/purchases/details/:id', 'areas/admin/purchases/details.tsx', {
    area: 'admin',
  }),
  cancelAdminPurchase: screen('dashboard/admin/purchases/cancel/:id', 'areas/admin/purchases/cancel.tsx', {
    area: 'admin',
    back: 'dashboard/admin/booking/list',
  }),
};
