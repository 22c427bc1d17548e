import Page, { type loader } from '~/areas/admin/accessibility/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'nameSv',
    descending: false,
    plainSort: 'nameSv',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: {},
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      { id: 2, code: 'lowFloor', nameSv: 'Lågt golv', nameEn: 'Low floor', vehicles: 20 },
      { id: 1, code: 'wheelchairLift', nameSv: 'Rullstolslift', nameEn: 'Wheelchair lift', vehicles: 87 },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAccessibility: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/accessibility',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Tillgänglighet' },
    en: { ...same, title: 'Accessibility' },
  },
};
