// Traces: S2-114
import { screen } from '../../../screen';

export const quoteRequestScreens = {
  quoteRequests: screen('dashboard/admin/quote-requests', 'areas/admin/quote-requests/list.tsx', { area: 'admin' }),
};
