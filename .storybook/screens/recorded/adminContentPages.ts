import Page, { type loader } from '~/areas/admin/content-pages/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'title',
    descending: false,
    plainSort: 'title',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { status: ['published', 'draft'] },
  look: { isDense: false, rows: 20, columns: undefined },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminContentPages: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/content-pages/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Innehållssidor',
      list: {
        rows: [
          {
            slug: 'cookies',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'Kakor',
          },
          {
            slug: 'about',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'Om Bussplats',
          },
          {
            slug: 'privacy',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'Personuppgifter',
          },
        ],
        total: 5,
        page: 1,
        pages: 1,
        pageSize: 20,
      },
    },
    en: {
      ...same,
      title: 'Content pages',
      list: {
        rows: [
          {
            slug: 'about',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'About Bussplats',
          },
          {
            slug: 'cookies',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'Cookies',
          },
          {
            slug: 'privacy',
            status: 'published',
            isReserved: true,
            inFooter: false,
            updated: new Date('2026-11-25T09:31:24.300Z'),
            title: 'Privacy',
          },
        ],
        total: 5,
        page: 1,
        pages: 1,
        pageSize: 20,
      },
    },
  },
};
