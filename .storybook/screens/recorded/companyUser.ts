import Page, { type loader } from '~/areas/company/users/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Bo Bussägare',
  user: {
    id: 4,
    username: 'company',
    name: 'Bo Bussägare',
    email: 'company@demo.invalid',
    phone: null,
    language: 'sv',
    status: 'active',
    standing: 'active',
    roles: ['COMPANY_ADMIN', 'DRIVER'],
    companyId: 5,
    companyName: 'Demobuss Uppsala AB',
    customerId: null,
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    awaitsDeletion: false,
    lastLogin: new Date('2026-11-25T09:32:38.819Z'),
    created: new Date('2026-07-28T09:31:28.418Z'),
  },
  can: ['see'],
  acts: [],
  isOwn: true,
  events: [],
  locks: [],
  trips: {
    rows: [
      {
        number: '85810281',
        orderNumber: '46715249',
        status: 'booked',
        canceledBy: null,
        departure: new Date('2026-12-04T06:30:00.000Z'),
        isNear: true,
        return: new Date('2026-12-04T18:00:00.000Z'),
        plannedEnd: new Date('2026-12-04T21:11:00.000Z'),
        from: 'Uppsala',
        to: 'Örebro',
        passengers: 22,
        registrationNumber: 'TSM68M',
        drivers: 1,
        driverName: 'Bo Bussägare',
        journeyStatus: 'notStarted',
        companyName: 'Demobuss Uppsala AB',
        contactName: 'Charlie Demokund',
        customerName: null,
        operatorPrice: 2061223,
        total: 2403386,
        problem: null,
        needsDriver: false,
        stands: { problems: [], status: 'booked' },
      },
    ],
    total: 1,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/users/4',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: same,
    en: same,
  },
};
