import Page, { type loader } from '~/areas/admin/notes/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  revision: 'KnYmWxxRwiVgcuHq85vyQ8',
  saved: { text: 'Ringde om körens resa till Oslo: notställen ska med. Vill ha faktura nästa gång.' },
  values: { text: 'Ringde om körens resa till Oslo: notställen ska med. Vill ha faktura nästa gång.' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/notes/edit/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ändra anteckning', back: { to: '/dashboard/admin/customers/2', label: 'Kunden' } },
    en: { ...same, title: 'Change the note', back: { to: '/dashboard/admin/customers/2', label: 'The customer' } },
  },
};
