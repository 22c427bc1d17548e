import type { Language } from '@bff/domain/shared/actor';
import type { Tag } from '../endpoint/endpoint';

interface Description {
  title: Readonly<Record<Language, string>>;
  description: string;
}

/** What each part of the API is about. */
export const tags: Readonly<Record<Tag, Description>> = {
  auth: {
    title: { sv: 'Inloggning', en: 'Authentication' },
    description: 'Tokens, and the pepper used for signing requests.',
  },
  trips: {
    title: { sv: 'Resor', en: 'Trips' },
    description: 'Search for available buses, with prices. Every purchase starts here.',
  },
  bookings: {
    title: { sv: 'Bokningar', en: 'Bookings' },
    description: 'Hold, buy, pay for and cancel buses.',
  },
  quotes: {
    title: { sv: 'Offerter', en: 'Quotes' },
    description: 'Quote requests from customers, and the bus companies’ answers.',
  },
  customer: {
    title: { sv: 'Kunder', en: 'Customers' },
    description: 'Customer records: the caller’s own and, for administrators and bus companies, those of others.',
  },
  user: {
    title: { sv: 'Konton', en: 'Accounts' },
    description: 'Password changes and account deletion.',
  },
  company: {
    title: { sv: 'Bussbolag', en: 'Bus companies' },
    description: 'Applications from bus companies.',
  },
  organisations: {
    title: { sv: 'Avtalskunder', en: 'Contract customers' },
    description: 'Organisations that buy on agreed terms, and their units.',
  },
  journeys: {
    title: { sv: 'Körningar', en: 'Journeys' },
    description: 'For drivers’ devices: journeys, positions and deviations.',
  },
  vehicles: {
    title: { sv: 'Bussar', en: 'Buses' },
    description: 'For operators’ planning systems: when buses are unavailable, and locks.',
  },
};
