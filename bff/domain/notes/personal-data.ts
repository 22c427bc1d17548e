import type { PersonalDataKeeper } from '../erasure';
import { noteStore } from './note.store';

/** What staff wrote about a person and their trips. Authors are left out of an export: they are other people. */
export const personalDataOfNotes: PersonalDataKeeper = {
  name: 'notes',
  obstacle: () => Promise.resolve(undefined),
  lastAccounted: () => Promise.resolve(undefined),
  pseudonymise: (subject) => noteStore.removeAbout(subject),
  export: async (subject) =>
    (await noteStore.aboutPerson(subject)).map(({ about, ownerCompanyId, text, createdAt, editedAt }) => ({
      about: 'bookingNumber' in about ? { booking: about.bookingNumber } : 'customer',
      writtenBy: ownerCompanyId === null ? 'service' : 'busCompany',
      text,
      written: createdAt,
      changed: editedAt,
    })),
};
