import Page, { type loader } from '~/areas/organisation/manage/remove-unit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationRemoveUnit: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/manage/remove-unit/4',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: {
      title: 'Ta bort Kulturförvaltningen?',
      confirm: {
        title: 'Ta bort Kulturförvaltningen?',
        text: ['Enheten försvinner ur organisationen. Det går inte att ångra.'],
        submit: 'Ta bort enheten',
        keep: 'Avbryt',
        back: '/dashboard/organisation/manage/edit-unit/4',
        backLabel: 'Kulturförvaltningen',
      },
    },
    en: {
      title: 'Remove Kulturförvaltningen?',
      confirm: {
        title: 'Remove Kulturförvaltningen?',
        text: ['The unit disappears from the organisation. This cannot be undone.'],
        submit: 'Remove the unit',
        keep: 'Cancel',
        back: '/dashboard/organisation/manage/edit-unit/4',
        backLabel: 'Kulturförvaltningen',
      },
    },
  },
};
