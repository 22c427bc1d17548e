import Page, { type loader } from '~/areas/company/quote-requests/reject';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRejectQuoteRequest: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/quote-requests/reject/7',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Avböj offertförfrågan',
      confirm: {
        title: 'Avböj offertförfrågan',
        text: ['Kunden får ert meddelande och kan fråga någon annan.'],
        fields: [
          {
            name: 'reason',
            label: 'Meddelande till kunden',
            hint: 'Till exempel att alla bussar är upptagna den dagen.',
          },
        ],
        submit: 'Avböj förfrågan',
        keep: 'Behåll förfrågan',
        back: '/dashboard/company/quote-requests/details/7',
        backLabel: 'Offertförfrågan 26782961',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Decline the quote request',
      confirm: {
        title: 'Decline the quote request',
        text: ['The customer gets your message and can ask someone else.'],
        fields: [
          {
            name: 'reason',
            label: 'Message to the customer',
            hint: 'For example that all buses are occupied that day.',
          },
        ],
        submit: 'Decline the request',
        keep: 'Keep the request',
        back: '/dashboard/company/quote-requests/details/7',
        backLabel: 'Quote request 26782961',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
