import Page, { type loader } from '~/areas/admin/content-pages/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRemoveContentPage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/content-pages/remove/konferensresor-mwvxdgui',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Ta bort ”Konferensresor”?',
      confirm: {
        title: 'Ta bort ”Konferensresor”?',
        over: '/page/konferensresor-mwvxdgui',
        text: [
          'Sidan försvinner på båda språken, med alla sina versioner. Länkar till den slutar fungera. Vill du bara dölja den kan du i stället göra den till ett utkast.',
        ],
        submit: 'Ta bort sidan',
        keep: 'Behåll den',
        back: '/dashboard/admin/content-pages/edit/konferensresor-mwvxdgui',
      },
    },
    en: {
      title: 'Remove “Konferensresor”?',
      confirm: {
        title: 'Remove “Konferensresor”?',
        over: '/page/konferensresor-mwvxdgui',
        text: [
          'The page disappears in both languages, with all its versions. Links to it stop working. If you only want to hide it, make it a draft instead.',
        ],
        submit: 'Remove the page',
        keep: 'Keep it',
        back: '/dashboard/admin/content-pages/edit/konferensresor-mwvxdgui',
      },
    },
  },
};
