import Page, { type loader } from '~/areas/admin/users/invite-many';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminInvite: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/users/invite',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Skicka nya inbjudningar till 0 personer?',
      confirm: {
        title: 'Skicka nya inbjudningar till 0 personer?',
        text: [
          'Var och en får ett nytt mejl med en länk. Länkar i tidigare mejl slutar gälla. Den som redan har valt ett lösenord får inget.',
        ],
        facts: [],
        submit: 'Skicka inbjudningar',
        isHarmless: true,
        keep: 'Avbryt',
        back: '/dashboard/admin/users',
        backLabel: 'Användare',
        refusal: 'Välj minst en rad.',
      },
    },
    en: {
      title: 'Send new invitations to 0 people?',
      confirm: {
        title: 'Send new invitations to 0 people?',
        text: [
          'Each gets a new email with a link. Links in earlier emails stop working. Those who have already chosen a password get nothing.',
        ],
        facts: [],
        submit: 'Send invitations',
        isHarmless: true,
        keep: 'Cancel',
        back: '/dashboard/admin/users',
        backLabel: 'Users',
        refusal: 'Select at least one row.',
      },
    },
  },
};
