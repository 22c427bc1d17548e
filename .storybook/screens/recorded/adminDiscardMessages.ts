import Page, { type loader } from '~/areas/admin/outgoing-messages/discard-many';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDiscardMessages: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/outgoing-messages/discard?row=142',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Stoppa 1 utskick',
      confirm: {
        title: 'Stoppa 1 utskick',
        text: [
          'De skickas aldrig och försvinner ur kön. Det går inte att ångra.',
          'Mejlets innehåll och mottagare raderas. Kontakta mottagaren på annat sätt om det behövs.',
        ],
        facts: [{ label: 'Utskick 142', value: 'Besked om nekad betalning' }],
        fields: [{ name: 'reason', label: 'Varför stoppas de?', hint: 'Sparas i händelseloggen.' }],
        submit: 'Stoppa utskicken',
        keep: 'Behåll dem',
        back: '/dashboard/admin/outgoing-messages/list',
        backLabel: 'Utskick',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Stop trying to send 1 message',
      confirm: {
        title: 'Stop trying to send 1 message',
        text: [
          'They are never sent and leave the queue. This cannot be undone.',
          'The email’s contents and recipient are erased. Contact the recipient some other way if needed.',
        ],
        facts: [{ label: 'Outgoing message 142', value: 'Notice of a declined payment' }],
        fields: [{ name: 'reason', label: 'Why stop them?', hint: 'Kept in the event log.' }],
        submit: 'Stop trying to send',
        keep: 'Keep them',
        back: '/dashboard/admin/outgoing-messages/list',
        backLabel: 'Outgoing messages',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
