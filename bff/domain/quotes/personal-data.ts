import type { PersonalDataKeeper } from '@bff/domain/erasure';
import { quoteDataStore } from './quote-data.store';

/** What quote requests know about a person: what they wrote, and where they wanted to go. */
export const personalDataOfQuotes: PersonalDataKeeper = {
  name: 'quoteRequests',
  obstacle: () => Promise.resolve(undefined),
  lastAccounted: () => Promise.resolve(undefined),
  pseudonymise: (subject) => quoteDataStore.pseudonymise(subject),
  export: (subject) => quoteDataStore.requests(subject),
};
