import Page, { type loader } from '~/areas/admin/notes/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRemoveNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/notes/remove/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
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
        back: '/dashboard/admin/customers/1',
        backLabel: 'Kunden',
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
        back: '/dashboard/admin/customers/1',
        backLabel: 'The customer',
      },
    },
  },
};
