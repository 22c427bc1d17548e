import Page, { type loader } from '~/areas/admin/quote-requests/withdraw';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminWithdrawQuote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/quote-requests/withdraw/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Dra tillbaka offerten',
      confirm: {
        title: 'Dra tillbaka offerten',
        over: 'Uppsala – Sandviken',
        text: [
          'Kunden kan inte godkänna offerten längre och får ditt meddelande i ett mejl. Bussarna blir lediga, och bussbolaget får veta det.',
        ],
        facts: [
          { label: 'Avresa', value: 'lör 2 januari 2027 kl. 07:30' },
          { label: 'Kund', value: 'Kim Företagsberg' },
          { label: 'Bussbolag', value: 'Demobuss Uppsala AB' },
          { label: 'Kundens pris inkl. moms', value: '23 006,10 kr' },
        ],
        fields: [
          {
            name: 'reason',
            label: 'Ditt meddelande till kunden',
            hint: 'Till exempel att priset blev fel. Bussbolaget läser det också.',
          },
        ],
        submit: 'Dra tillbaka offerten',
        keep: 'Behåll offerten',
        back: '/dashboard/admin/quote-requests/70959333',
        backLabel: 'Offertförfrågan 70959333',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Withdraw the quote',
      confirm: {
        title: 'Withdraw the quote',
        over: 'Uppsala – Sandviken',
        text: [
          'The customer can no longer accept the quote and gets your message by email. The buses become available, and the bus company is told.',
        ],
        facts: [
          { label: 'Departure', value: 'Sat 2 January 2027, 07:30' },
          { label: 'Customer', value: 'Kim Företagsberg' },
          { label: 'Bus company', value: 'Demobuss Uppsala AB' },
          { label: 'Customer’s price incl. VAT', value: 'SEK 23,006.10' },
        ],
        fields: [
          {
            name: 'reason',
            label: 'Your message to the customer',
            hint: 'For example, that the price was wrong. The bus company can read it too.',
          },
        ],
        submit: 'Withdraw the quote',
        keep: 'Keep the quote',
        back: '/dashboard/admin/quote-requests/70959333',
        backLabel: 'Quote request 70959333',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
