import Page, { type loader } from '~/areas/admin/outgoing-messages/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  message: {
    subject: null,
    parts: null,
    id: 142,
    kind: 'payment.failed',
    state: 'waiting',
    isBeingSent: false,
    tries: 0,
    createdAt: new Date('2026-11-25T15:49:03.383Z'),
    dueAt: new Date('2026-11-25T15:59:03.383Z'),
    endedAt: null,
    lastError: null,
    about: { paymentId: 27 },
  },
  history: [],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminOutgoingMessage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/outgoing-messages/details/142',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: { sv: { ...same, title: 'Utskick 142' }, en: { ...same, title: 'Outgoing message 142' } },
};
