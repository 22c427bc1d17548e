import Page, { type loader } from '~/areas/company/quote-requests/withdraw';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyWithdrawQuote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/quote-requests/withdraw/1',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Dra tillbaka offerten',
      confirm: {
        title: 'Dra tillbaka offerten',
        text: [
          'Kunden kan inte godkänna offerten längre och får ert meddelande. Bussarna blir lediga.',
          'Ni kan lämna en ny offert till sön 29 november 2026 kl. 03:34.',
        ],
        facts: [
          { label: 'Ert pris exkl. moms', value: '19 730,79 kr' },
          { label: 'Kundens pris exkl. moms', value: '21 703,87 kr' },
        ],
        fields: [
          {
            name: 'reason',
            label: 'Ert meddelande till kunden',
            hint: 'Till exempel att priset blev fel och att ni skickar en ny offert.',
          },
        ],
        submit: 'Dra tillbaka offerten',
        keep: 'Behåll offerten',
        back: '/dashboard/company/quote-requests/details/1',
        backLabel: 'Offertförfrågan 70959333',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Withdraw the quote',
      confirm: {
        title: 'Withdraw the quote',
        text: [
          'The customer can no longer accept the quote and gets your message. The buses become available.',
          'You can send a new quote until 03:34 on Sun 29 November 2026.',
        ],
        facts: [
          { label: 'Your price excl. VAT', value: 'SEK 19,730.79' },
          { label: 'Customer’s price excl. VAT', value: 'SEK 21,703.87' },
        ],
        fields: [
          {
            name: 'reason',
            label: 'Your message to the customer',
            hint: 'For example, that the price was wrong and that a new quote is on its way.',
          },
        ],
        submit: 'Withdraw the quote',
        keep: 'Keep the quote',
        back: '/dashboard/company/quote-requests/details/1',
        backLabel: 'Quote request 70959333',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
