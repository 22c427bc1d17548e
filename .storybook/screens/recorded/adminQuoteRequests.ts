import Page, { type loader } from '~/areas/admin/quote-requests/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'answerBy',
    descending: false,
    plainSort: 'answerBy',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { state: ['waiting', 'quoted', 'noQuote'], answers: ['due'] },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: [],
  list: {
    rows: [
      {
        number: '30106470',
        status: 'quoted',
        customer: { id: 2, name: 'Petra Privatsson' },
        from: 'Uppsala',
        to: 'Sundsvall',
        departure: new Date('2027-01-14T07:00:00.000Z'),
        passengers: 41,
        created: new Date('2026-11-26T07:51:18.986Z'),
        asked: 3,
        quoted: 1,
        rejected: 0,
        waiting: 2,
        answerBy: new Date('2026-11-28T07:51:18.986Z'),
        left: 97200000,
      },
      {
        number: '50723626',
        status: 'waiting',
        customer: { id: 40, name: 'Demo Uppsala kommun' },
        from: 'Uppsala',
        to: 'Falun',
        departure: new Date('2027-01-23T06:45:00.000Z'),
        passengers: 38,
        created: new Date('2026-11-26T18:51:18.986Z'),
        asked: 3,
        quoted: 0,
        rejected: 0,
        waiting: 3,
        answerBy: new Date('2026-11-28T18:51:18.986Z'),
        left: 136800000,
      },
      {
        number: '83101931',
        status: 'waiting',
        customer: { id: 3, name: 'Kim Företagsberg' },
        from: 'Uppsala',
        to: 'Sandviken',
        departure: new Date('2027-01-02T06:30:00.000Z'),
        passengers: 44,
        created: new Date('2026-11-26T23:51:18.986Z'),
        asked: 3,
        quoted: 0,
        rejected: 0,
        waiting: 3,
        answerBy: new Date('2026-11-28T23:51:18.986Z'),
        left: 154800000,
      },
    ],
    total: 3,
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
  loaded: { sv: { ...same, title: 'Offertförfrågningar' }, en: { ...same, title: 'Quote requests' } },
};
