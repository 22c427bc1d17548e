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
    description: 'Tokens, and the pepper that requests are signed with.',
  },
  trips: {
    title: { sv: 'Resor', en: 'Trips' },
    description: 'Buses that are free for a trip, with their prices. This is where a purchase begins.',
  },
  bookings: {
    title: { sv: 'Bokningar', en: 'Bookings' },
    description: 'Buses that are held, bought, paid and cancelled.',
  },
  quotes: {
    title: { sv: 'Offerter', en: 'Quotes' },
    description: 'Trips that bus companies are asked to price: both what customers ask and what companies answer.',
  },
  customer: {
    title: { sv: 'Kunder', en: 'Customers' },
    description: 'Records of those who buy trips: one’s own, and for administrators and bus companies those of others.',
  },
  user: {
    title: { sv: 'Konton', en: 'Accounts' },
    description: 'New passwords, and the deletion of accounts.',
  },
  company: {
    title: { sv: 'Bussbolag', en: 'Bus companies' },
    description: 'How a bus company applies to sell its trips here.',
  },
  organisations: {
    title: { sv: 'Avtalskunder', en: 'Deal organisations' },
    description: 'Organisations that buy on agreed terms, and their units.',
  },
  journeys: {
    title: { sv: 'Körningar', en: 'Journeys' },
    description: 'What a driver’s device reads and reports: journeys, positions, deviations.',
  },
  vehicles: {
    title: { sv: 'Bussar', en: 'Buses' },
    description: 'For the operator’s own planning system: when its buses are taken, and locks of its own on them.',
  },
};
