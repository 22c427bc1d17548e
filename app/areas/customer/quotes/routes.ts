// Traces: S2-031
import { screen } from '../../../screen';

const file = (name: string) => `areas/customer/quotes/${name}`;

/** `:id` is the request's public number. */
export const quoteScreens = {
  quotes: screen('quotes/list', file('list.tsx'), { area: 'general' }),
  quoteRequest: screen('quotes/details/:id', file('details.tsx'), { area: 'general', back: 'quotes/list' }),
};
