import Page, { type loader } from '~/areas/admin/event-log/details';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEvent = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/event-log/245',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    event: {
      id: 245,
      at: new Date('2026-11-24T23:56:00.197Z'),
      entity: 'booking',
      entityId: 27,
      entityKey: null,
      publicNumber: '70438965',
      bookingNumber: '70438965',
      subjectName: null,
      from: 'paymentFailed',
      to: 'canceled',
      actorKind: 'system',
      actorName: 'holds',
      actorUsername: null,
      code: null,
      reason: null,
    },
    changes: [],
    facts: [],
  },
  sv: { title: 'Händelse: Bokning 70438965' },
  en: { title: 'Event: Booking 70438965' },
});
