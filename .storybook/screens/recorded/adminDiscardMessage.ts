import Page, { type loader } from '~/areas/admin/outgoing-messages/discard';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDiscardMessage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/outgoing-messages/discard/142',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Stoppa utskick 142',
      confirm: {
        title: 'Stoppa utskick 142',
        over: 'Besked om nekad betalning',
        text: ['Utskicket skickas aldrig och försvinner ur kön. Det går inte att ångra.'],
        fields: [{ name: 'reason', label: 'Varför stoppas det?', hint: 'Sparas i händelseloggen.' }],
        submit: 'Stoppa utskicket',
        keep: 'Behåll utskicket',
        back: '/dashboard/admin/outgoing-messages/details/142',
        backLabel: 'Utskick 142',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Stop trying to send message 142',
      confirm: {
        title: 'Stop trying to send message 142',
        over: 'Notice of a declined payment',
        text: ['The message is never sent and leaves the queue. This cannot be undone.'],
        fields: [{ name: 'reason', label: 'Why stop it?', hint: 'Kept in the event log.' }],
        submit: 'Stop trying to send',
        keep: 'Keep the message',
        back: '/dashboard/admin/outgoing-messages/details/142',
        backLabel: 'Outgoing message 142',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
