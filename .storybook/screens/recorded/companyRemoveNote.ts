import Page, { type loader } from '~/areas/company/notes/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/remove/2',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort anteckningen?',
      confirm: {
        title: 'Ta bort anteckningen?',
        text: [
          'Parkering i Mora är bokad på Vasagatan. Rum till föraren på Hotell Kung Gösta.',
          'Den går inte att få tillbaka. Händelseloggen säger vem som tog bort den och när.',
        ],
        submit: 'Ta bort anteckningen',
        keep: 'Behåll den',
        back: '/dashboard/company/booking/details/16023244',
        backLabel: 'Bokning 16023244',
      },
    },
    en: {
      title: 'Delete the note?',
      confirm: {
        title: 'Delete the note?',
        text: [
          'Parkering i Mora är bokad på Vasagatan. Rum till föraren på Hotell Kung Gösta.',
          'It cannot be brought back. The event log says who deleted it, and when.',
        ],
        submit: 'Delete the note',
        keep: 'Keep it',
        back: '/dashboard/company/booking/details/16023244',
        backLabel: 'Booking 16023244',
      },
    },
  },
};
