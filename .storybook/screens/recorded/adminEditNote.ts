import Page, { type loader } from '~/areas/admin/notes/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  revision: 'QkqE3HYIMcLBJHYKwC1WtM',
  saved: { text: 'Ringde om hämtplatsen: bussen väntar på baksidan.' },
  values: { text: 'Ringde om hämtplatsen: bussen väntar på baksidan.' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/notes/edit/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ändra anteckning', back: { to: '/dashboard/admin/customers/1', label: 'Kunden' } },
    en: { ...same, title: 'Change the note', back: { to: '/dashboard/admin/customers/1', label: 'The customer' } },
  },
};
