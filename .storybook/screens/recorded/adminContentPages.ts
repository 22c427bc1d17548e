import Page, { type loader } from '~/areas/admin/content-pages/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminContentPages = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/content-pages/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
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
  },
  sv: {
    title: 'Innehållssidor',
    list: {
      rows: [
        {
          slug: 'cookies',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
          title: 'Kakor',
        },
        {
          slug: 'about',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
          title: 'Om Bussplats',
        },
        {
          slug: 'privacy',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
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
    title: 'Content pages',
    list: {
      rows: [
        {
          slug: 'about',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
          title: 'About Bussplats',
        },
        {
          slug: 'cookies',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
          title: 'Cookies',
        },
        {
          slug: 'privacy',
          status: 'published',
          isReserved: true,
          inFooter: false,
          updated: new Date('2026-11-24T23:24:18.883Z'),
          title: 'Privacy',
        },
      ],
      total: 5,
      page: 1,
      pages: 1,
      pageSize: 20,
    },
  },
});
