import { screen } from '../../screen';
import { authScreens } from './auth/routes';

const file = (path: string) => `areas/public/${path}`;

export const publicScreens = {
  home: screen('', file('home/home.tsx'), { area: 'general' }),
  search: screen('buses/search', file('search/search.tsx'), { area: 'general', search: true }),
  compareOffers: screen('buses/compare', file('search/compare.tsx'), { area: 'general', search: true }),
  requestQuotes: screen('quotes/request', file('quote-request/request-quotes.tsx'), { area: 'general', search: true }),
  publicCompany: screen('companies/:id', file('company/company.tsx'), { area: 'open' }),
  contentPage: screen('page/:slug', file('content/content-page.tsx'), { area: 'open' }),
  ...authScreens,
  texts: screen('texts', file('texts.ts'), { area: 'open' }),
  cookies: screen('cookies', file('cookies/cookie-settings.tsx'), { area: 'open' }),
  notFound: { ...screen('404', file('not-found.tsx'), { area: 'open' }), id: 'not-found-page' },
};
