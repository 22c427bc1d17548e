import Page, { type loader } from '~/areas/admin/refunds/elsewhere';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRefundElsewhere: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/refunds/elsewhere/3',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Återbetalning 3 på annat sätt',
      confirm: {
        title: 'Återbetalning 3 på annat sätt',
        text: [
          'Gör betalningen till kunden först, till exempel till ett bankkonto. Skriv sedan in den här. 7 354,52 kr räknas då som återbetalt, och kunden får ett mejl.',
          'Det går inte att ångra.',
        ],
        fields: [
          {
            name: 'reference',
            label: 'Referens',
            hint: 'Så att betalningen går att hitta, till exempel datum och bankgiro. Kunden ser den.',
          },
          { name: 'reason', label: 'Varför gick det inte till kortet?', hint: 'Sparas i händelseloggen.' },
        ],
        submit: 'Spara som återbetald',
        keep: 'Avbryt',
        back: '/dashboard/admin/refunds/details/3',
        backLabel: 'Återbetalning 3',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Refund 3 by other means',
      confirm: {
        title: 'Refund 3 by other means',
        text: [
          'First pay the customer, for example by bank transfer. Then record it here. SEK 7,354.52 then counts as refunded, and the customer gets an email.',
          'This cannot be undone.',
        ],
        fields: [
          {
            name: 'reference',
            label: 'Reference',
            hint: 'So that the payment can be found, for example date and bank account. The customer sees it.',
          },
          { name: 'reason', label: 'Why did the card not work?', hint: 'Kept in the event log.' },
        ],
        submit: 'Save as refunded',
        keep: 'Cancel',
        back: '/dashboard/admin/refunds/details/3',
        backLabel: 'Refund 3',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
