// Traces: S2-114
import { screen } from '../../../screen';

export const quoteRequestScreens = {
  quoteRequests: screen('dashboard/admin/quote-requests', 'areas/admin/quote-requests/list.tsx', { area: 'admin' }),
  adminQuoteRequest: screen('dashboard/admin/quote-requests/:id', 'areas/admin/quote-requests/details.tsx', {
    area: 'admin',
    back: 'dashboard/admin/quote-requests',
  }),
};
