import Page, { type loader } from '~/areas/admin/cancellation-fees/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'name',
    descending: false,
    plainSort: 'name',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { kind: ['own', 'none'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 66,
        name: 'Demobuss Alingsås AB',
        orgNumber: '5599000667',
        tiers: [
          { hours: 72, basisPoints: 3000 },
          { hours: 24, basisPoints: 7500 },
        ],
        belowMinimum: false,
      },
      {
        id: 71,
        name: 'Demobuss Boo AB',
        orgNumber: '5599000717',
        tiers: [
          { hours: 336, basisPoints: 500 },
          { hours: 96, basisPoints: 2500 },
          { hours: 48, basisPoints: 5000 },
          { hours: 24, basisPoints: 8000 },
        ],
        belowMinimum: false,
      },
      {
        id: 38,
        name: 'Demobuss Borlänge AB',
        orgNumber: '5599000386',
        tiers: [
          { hours: 72, basisPoints: 3000 },
          { hours: 24, basisPoints: 7500 },
        ],
        belowMinimum: false,
      },
    ],
    total: 72,
    page: 1,
    pages: 4,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCancellationFees: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/cancellation-fees/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avbokningsavgifter' },
    en: { ...same, title: 'Cancellation fees' },
  },
};
