import Page, { type loader } from '~/areas/admin/users/organisations';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  user: { id: 8, name: 'Tove Trafikledare' },
  choices: [
    { id: 1, name: 'Demo Uppsala kommun' },
    { id: 2, name: 'Demotåg AB' },
  ],
  revision: '2e9o9XS38YVi358pP3qMV1',
  values: { organisations: ['1', '2'] },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminUserOrganisations: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/users/organisations/8',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Organisationer för Tove Trafikledare' },
    en: { ...same, title: 'Organisations for Tove Trafikledare' },
  },
};
