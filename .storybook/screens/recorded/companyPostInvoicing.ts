import Page, { type loader } from '~/areas/company/post-invoicing/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyPostInvoicing = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/post-invoicing/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    query: {
      text: '',
      filters: {},
      sort: 'reported',
      descending: true,
      plainSort: '-reported',
      page: 1,
      rows: 20,
      plainRows: 20,
    },
    errors: {},
    choices: {
      handling: ['notHandled', 'handled', 'done', 'noDeviation'],
      status: [
        'createdByDriver',
        'createdByOperator',
        'needsInvoice',
        'charged',
        'invoiceSent',
        'paidOffline',
        'rejected',
      ],
    },
    look: { isDense: false, rows: 20, columns: undefined },
    list: {
      rows: [
        {
          id: 1,
          status: 'createdByDriver',
          handling: 'notHandled',
          cause: 'Väntan på sällskapet',
          extraMetres: 0,
          extraMinutes: 45,
          price: null,
          comment: 'Sällskapet kom en trekvart sent till hemresan.',
          signature: 'Dana Förare',
          drawnSignature: null,
          reportedAt: new Date('2026-11-17T17:24:51.000Z'),
          journeyNumber: '68782069',
          bookingNumber: '42443242',
          companyId: 5,
          companyName: 'Demobuss Uppsala AB',
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      pageSize: 20,
    },
  },
  sv: { title: 'Efterfakturering' },
  en: { title: 'Post-invoicing' },
});
