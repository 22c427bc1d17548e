import Page, { type loader } from '~/areas/admin/quote-requests/list';
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
  choices: { status: ['new', 'answered', 'rejected', 'expired'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 9,
        number: '26782961',
        companyName: 'Demobuss Upplands Väsby AB',
        status: 'new',
        from: 'Uppsala',
        to: 'Sandviken',
        departure: new Date('2026-12-31T06:30:00.000Z'),
        passengers: 44,
        created: new Date('2026-11-25T05:31:33.230Z'),
        answerBy: new Date('2026-11-27T05:31:33.230Z'),
      },
      {
        id: 8,
        number: '26782961',
        companyName: 'Demobuss Märsta AB',
        status: 'new',
        from: 'Uppsala',
        to: 'Sandviken',
        departure: new Date('2026-12-31T06:30:00.000Z'),
        passengers: 44,
        created: new Date('2026-11-25T05:31:33.230Z'),
        answerBy: new Date('2026-11-27T05:31:33.230Z'),
      },
      {
        id: 7,
        number: '26782961',
        companyName: 'Demobuss Uppsala AB',
        status: 'new',
        from: 'Uppsala',
        to: 'Sandviken',
        departure: new Date('2026-12-31T06:30:00.000Z'),
        passengers: 44,
        created: new Date('2026-11-25T05:31:33.230Z'),
        answerBy: new Date('2026-11-27T05:31:33.230Z'),
      },
    ],
    total: 9,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminQuoteRequests: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/quote-requests',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Offertförfrågningar' },
    en: { ...same, title: 'Quote requests' },
  },
};
