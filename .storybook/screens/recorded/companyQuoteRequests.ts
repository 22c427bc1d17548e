import Page, { type loader } from '~/areas/company/quote-requests/list';
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
  choices: { status: ['new', 'answered', 'rejected', 'expired', 'offered', 'closed', 'withdrawn'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 4,
        number: '48528145',
        companyName: 'Demobuss Uppsala AB',
        status: 'new',
        from: 'Uppsala',
        to: 'Falun',
        departure: new Date('2027-01-21T06:45:00.000Z'),
        passengers: 38,
        created: new Date('2026-11-25T00:31:33.230Z'),
        answerBy: new Date('2026-11-27T00:31:33.230Z'),
        left: 136800000,
        ownPrice: null,
        quote: null,
        isCanceled: false,
        withdrawn: null,
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
        left: 154800000,
        ownPrice: null,
        quote: null,
        isCanceled: false,
        withdrawn: null,
      },
      {
        id: 1,
        number: '95442828',
        companyName: 'Demobuss Uppsala AB',
        status: 'answered',
        from: 'Uppsala',
        to: 'Sundsvall',
        departure: new Date('2027-01-12T07:00:00.000Z'),
        passengers: 41,
        created: new Date('2026-11-24T13:31:33.230Z'),
        answerBy: new Date('2026-11-26T13:31:33.230Z'),
        left: null,
        ownPrice: 1973100,
        quote: 'open',
        isCanceled: false,
        withdrawn: null,
      },
    ],
    total: 3,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyQuoteRequests: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/quote-requests/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Offertförfrågningar' },
    en: { ...same, title: 'Quote requests' },
  },
};
