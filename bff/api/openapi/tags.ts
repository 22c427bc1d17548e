import type { Language } from '@bff/domain/shared/actor';
import type { Tag } from '../endpoint/endpoint';

interface Description {
  title: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
}

/** What each part of the API is about. */
export const tags: Readonly<Record<Tag, Description>> = {
  auth: {
    title: { sv: 'Inloggning', en: 'Authentication' },
    description: {
      sv: 'Token, och pepper: en text från servern, som förfrågningar signeras med.',
      en: 'Tokens, and the pepper: a text from the server, used for signing requests.',
    },
  },
  trips: {
    title: { sv: 'Resor', en: 'Trips' },
    description: {
      sv: 'Sök lediga bussar med pris. Varje köp börjar här.',
      en: 'Search for available buses, with prices. Every purchase starts here.',
    },
  },
  bookings: {
    title: { sv: 'Bokningar', en: 'Bookings' },
    description: {
      sv: 'Reservera, köp, betala och avboka bussar.',
      en: 'Reserve, buy, pay for and cancel buses.',
    },
  },
  quotes: {
    title: { sv: 'Offerter', en: 'Quotes' },
    description: {
      sv: 'Kunders offertförfrågningar och bussbolagens svar.',
      en: 'Quote requests from customers, and the bus companies’ answers.',
    },
  },
  customer: {
    title: { sv: 'Kunder', en: 'Customers' },
    description: {
      sv: 'Kunduppgifter: de egna och, för administratörer och bussbolag, andras.',
      en: 'Customer records: the caller’s own and, for administrators and bus companies, those of others.',
    },
  },
  user: {
    title: { sv: 'Konton', en: 'Accounts' },
    description: {
      sv: 'Byte av lösenord, och radering av konton.',
      en: 'Password changes and account deletion.',
    },
  },
  company: {
    title: { sv: 'Bussbolag', en: 'Bus companies' },
    description: {
      sv: 'Ansökningar från bussbolag.',
      en: 'Applications from bus companies.',
    },
  },
  organisations: {
    title: { sv: 'Avtalskunder', en: 'Contract customers' },
    description: {
      sv: 'Organisationer som köper enligt avtal, och deras enheter.',
      en: 'Organisations that buy on agreed terms, and their units.',
    },
  },
  journeys: {
    title: { sv: 'Körningar', en: 'Journeys' },
    description: {
      sv: 'För förarnas enheter: körningar, positioner och avvikelser.',
      en: 'For drivers’ devices: journeys, positions and deviations.',
    },
  },
  vehicles: {
    title: { sv: 'Bussar', en: 'Buses' },
    description: {
      sv: 'För bussbolagens planeringssystem: när bussar inte är lediga, och spärrar.',
      en: 'For operators’ planning systems: when buses are unavailable, and locks.',
    },
  },
};
