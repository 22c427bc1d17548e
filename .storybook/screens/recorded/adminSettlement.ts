import Page, { type loader } from '~/areas/admin/settlements/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  statement: {
    company: { id: 5, name: 'Demobuss Uppsala AB', orgNumber: '5599000055' },
    month: '2026-11',
    isOpen: true,
    lines: [
      {
        companyId: 5,
        bookingId: 1,
        bookingNumber: '32153702',
        departure: new Date('2026-11-01T08:00:00.000Z'),
        kind: 'trip',
        customerPrice: 1005034,
        net: 913667,
        tax: 54820,
        isNotReported: true,
        outcome: null,
        from: 'Uppsala',
        to: 'Gävle',
      },
      {
        companyId: 5,
        bookingId: 4,
        bookingNumber: '46075792',
        departure: new Date('2026-11-17T07:00:00.000Z'),
        kind: 'trip',
        customerPrice: 1010526,
        net: 918660,
        tax: 55120,
        isNotReported: false,
        outcome: null,
        from: 'Uppsala',
        to: 'Eskilstuna',
      },
      {
        companyId: 5,
        bookingId: 7,
        bookingNumber: '16023244',
        departure: new Date('2026-11-24T07:00:00.000Z'),
        kind: 'trip',
        customerPrice: 2039789,
        net: 1854354,
        tax: 111261,
        isNotReported: false,
        outcome: null,
        from: 'Uppsala',
        to: 'Mora',
      },
    ],
    sums: {
      trips: 4,
      notReported: 1,
      customerPrice: 5113054,
      commission: 464823,
      earned: 4648231,
      tax: 278894,
      debts: 0,
      toPay: 4927125,
    },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSettlement: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/settlements/details/5/2026-11',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avräkning 2026-11' },
    en: { ...same, title: 'Settlement 2026-11' },
  },
};
