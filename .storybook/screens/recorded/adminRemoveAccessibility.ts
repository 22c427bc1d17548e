import Page, { type loader } from '~/areas/admin/accessibility/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRemoveAccessibility: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/accessibility/remove/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Ta bort Lågt golv?',
      confirm: {
        title: 'Ta bort Lågt golv?',
        text: ['Ingen buss har den. Den går inte att välja längre.'],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/admin/configurations/accessibility/edit/2',
        backLabel: 'Lågt golv',
        refusal: 'Anpassningen kan inte tas bort: bussar har den.',
      },
    },
    en: {
      title: 'Remove Low floor?',
      confirm: {
        title: 'Remove Low floor?',
        text: ['No bus has it. It can no longer be chosen.'],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/admin/configurations/accessibility/edit/2',
        backLabel: 'Low floor',
        refusal: 'The accessibility feature cannot be removed: buses have it.',
      },
    },
  },
};
