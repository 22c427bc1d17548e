import { screen } from '../../../screen';

export const unitQuoteScreens = {
  unitQuotes: screen('dashboard/organisation/quotes', 'areas/organisation/quotes/list.tsx', {
    area: 'organisation',
    roles: ['DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_USER'],
  }),
  colleagueQuoteRequest: screen(
    'dashboard/organisation/quote-requests/details/:id',
    'areas/organisation/quotes/details.tsx',
    { area: 'organisation', roles: ['DEAL_CUSTOMER_ADMIN'], hidden: true, back: 'dashboard/organisation/quotes' },
  ),
};
