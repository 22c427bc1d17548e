import Page, { type loader } from '~/areas/admin/deviations/details';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDeviation = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/deviation/details/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
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
      journeyNumber: '68782069',
      bookingNumber: '42443242',
      companyId: 5,
      companyName: 'Demobuss Uppsala AB',
    },
    images: [],
    history: [
      {
        id: 133,
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
  sv: { title: 'Avvikelse, bokning 42443242' },
  en: { title: 'Deviation, booking 42443242' },
});
