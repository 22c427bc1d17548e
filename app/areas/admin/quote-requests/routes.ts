// Traces: S2-114, S2-134
import { screen } from '../../../screen';

export const quoteRequestScreens = {
  quoteRequests: screen('dashboard/admin/quote-requests', 'areas/admin/quote-requests/list.tsx', { area: 'admin' }),
  quoteRequestsFile: screen('dashboard/admin/quote-requests.csv', 'areas/admin/quote-requests/list-file.ts', {
    area: 'admin',
  }),
  adminQuoteRequest: screen('dashboard/admin/quote-requests/:id', 'areas/admin/quote-requests/details.tsx', {
    area: 'admin',
    back: 'dashboard/admin/quote-requests',
  }),
  adminWithdrawQuote: screen('dashboard/admin/quote-requests/withdraw/:id', 'areas/admin/quote-requests/withdraw.tsx', {
    area: 'admin',
    back: 'dashboard/admin/quote-requests',
  }),
};
