import Page, { type loader } from '~/areas/company/notes/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/notes/remove/4',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort anteckningen?',
      confirm: {
        title: 'Ta bort anteckningen?',
        text: [
          'Ringde om hämtplatsen: bussen väntar på baksidan.',
          'Den går inte att få tillbaka. Händelseloggen säger vem som tog bort den och när.',
        ],
        submit: 'Ta bort anteckningen',
        keep: 'Behåll den',
        back: '/dashboard/company/booking/details/83424507',
        backLabel: 'Bokning 83424507',
      },
    },
    en: {
      title: 'Delete the note?',
      confirm: {
        title: 'Delete the note?',
        text: [
          'Ringde om hämtplatsen: bussen väntar på baksidan.',
          'It cannot be brought back. The event log says who deleted it, and when.',
        ],
        submit: 'Delete the note',
        keep: 'Keep it',
        back: '/dashboard/company/booking/details/83424507',
        backLabel: 'Booking 83424507',
      },
    },
  },
};
