import Page, { type loader } from '~/areas/admin/outgoing-messages/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  message: {
    id: 143,
    kind: 'payment.failed',
    state: 'waiting',
    isBeingSent: false,
    tries: 0,
    createdAt: new Date('2026-11-25T09:28:33.230Z'),
    dueAt: new Date('2026-11-25T09:38:33.230Z'),
    endedAt: null,
    lastError: null,
    about: { paymentId: 25 },
  },
  history: [],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminOutgoingMessage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/outgoing-messages/details/143',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Utskick 143' },
    en: { ...same, title: 'Outgoing message 143' },
  },
};
