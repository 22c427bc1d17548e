import Page, { type loader } from '~/areas/admin/users/deletions';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'asked',
    descending: false,
    plainSort: 'asked',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: {},
  look: { isDense: false, rows: 20, columns: undefined },
  list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminUserDeletions: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/users/deletions',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Konton som ska raderas' },
    en: { ...same, title: 'Accounts to be deleted' },
  },
};
