import Page, { type loader } from '~/areas/admin/event-log/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  event: {
    id: 251,
    at: new Date('2026-11-25T09:32:24.932Z'),
    entity: 'payment',
    entityId: 26,
    entityKey: null,
    publicNumber: null,
    bookingNumber: null,
    subjectName: null,
    from: 'created',
    to: 'open',
    actorKind: 'system',
    actorName: 'payments',
    actorUsername: null,
    code: null,
    reason: null,
  },
  changes: [],

  facts: [],
  factNames: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEvent: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/event-log/251',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Händelse: Betalning 26' },
    en: { ...same, title: 'Event: Payment 26' },
  },
};
