import Page, { type loader } from '~/areas/admin/deviations/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  page: {
    deviation: {
      id: 1,
      status: 'createdByDriver',
      handling: 'notHandled',
      cause: 'Väntan på sällskapet',
      extraMetres: 0,
      extraMinutes: 45,
      price: null,
      comment: 'Sällskapet kom en trekvart sent till hemresan.',
      signature: 'Dana Förare',
      drawnSignature: null,
      reportedAt: new Date('2026-11-17T17:24:51.000Z'),
      journeyNumber: '61994703',
      bookingNumber: '46075792',
      companyId: 5,
      companyName: 'Demobuss Uppsala AB',
    },
    images: [],
    turn: { waitsFor: 'notHandled', since: new Date('2026-11-17T17:24:51.000Z') },
    companyPhone: { number: '+46185550005', text: '018-555 00 05' },
    customer: {
      id: 7,
      name: 'Kim Kund',
      contact: {
        name: 'Kim Kund',
        email: 'demokund@example.com',
        phone: { number: '+46705550007', text: '070-555 00 07' },
      },
    },
    history: [
      {
        id: 141,
        at: new Date('2026-11-17T17:24:51.000Z'),
        entity: 'deviation',
        entityId: 1,
        entityKey: null,
        publicNumber: null,
        bookingNumber: null,
        subjectName: null,
        from: null,
        to: 'createdByDriver',
        actorKind: 'user',
        actorName: 'Dana Förare',
        actorUsername: 'driver',
        code: null,
        reason: null,
        data: undefined,
      },
    ],
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDeviation: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deviation/details/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avvikelse, bokning 46075792' },
    en: { ...same, title: 'Deviation, booking 46075792' },
  },
};
