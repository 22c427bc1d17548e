import Page, { type loader } from '~/areas/admin/external-integration/deliveries';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'created',
    descending: true,
    plainSort: '-created',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { status: ['pending', 'delivered', 'failed'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 21,
        eventId: 'e1b613ee-d34c-4a45-b09f-91065283c20d',
        event: 'booking.changed',
        bookingNumber: '37641297',
        status: 'delivered',
        attempts: 1,
        lastTriedAt: new Date('2026-11-25T06:10:00.000Z'),
        lastStatus: 204,
        lastError: null,
        createdAt: new Date('2026-11-25T06:10:00.000Z'),
        deliveredAt: new Date('2026-11-25T06:10:00.000Z'),
      },
      {
        id: 20,
        eventId: '81d7a2f9-0e65-48f8-a6f9-8e070bb4868a',
        event: 'booking.canceled',
        bookingNumber: '14598288',
        status: 'delivered',
        attempts: 1,
        lastTriedAt: new Date('2026-11-24T12:35:00.000Z'),
        lastStatus: 204,
        lastError: null,
        createdAt: new Date('2026-11-24T12:35:00.000Z'),
        deliveredAt: new Date('2026-11-24T12:35:00.000Z'),
      },
      {
        id: 19,
        eventId: 'f91f4fe7-bae2-4673-be2f-b426c135f9c9',
        event: 'booking.changed',
        bookingNumber: '16023244',
        status: 'delivered',
        attempts: 1,
        lastTriedAt: new Date('2026-11-24T06:40:00.000Z'),
        lastStatus: 204,
        lastError: null,
        createdAt: new Date('2026-11-24T06:40:00.000Z'),
        deliveredAt: new Date('2026-11-24T06:40:00.000Z'),
      },
    ],
    total: 21,
    page: 1,
    pages: 2,
    pageSize: 20,
  },
  id: 2,
  name: 'Demobuss trafikplanering',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminIntegrationDeliveries: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/deliveries/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Meddelanden till Demobuss trafikplanering' },
    en: { ...same, title: 'Messages to Demobuss trafikplanering' },
  },
};
