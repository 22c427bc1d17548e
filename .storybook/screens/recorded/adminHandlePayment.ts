import Page, { type loader } from '~/areas/admin/payments/handle';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminHandlePayment: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payments/handle/26',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Markera betalning 26 som omhändertagen',
      confirm: {
        title: 'Markera betalning 26 som omhändertagen',
        text: [
          'Betalningen försvinner ur kön. Inga pengar flyttas av tjänsten: de ska redan vara återbetalda hos betalningsleverantören.',
        ],
        fields: [
          { name: 'reference', label: 'Referens', hint: 'Till exempel återbetalningens id hos leverantören.' },
          { name: 'reason', label: 'Vad är gjort, och varför?', hint: 'Sparas i händelseloggen.' },
        ],
        submit: 'Markera som omhändertagen',
        keep: 'Låt den ligga kvar',
        back: '/dashboard/admin/payments/details/26',
        backLabel: 'Betalning 26',
        refusal: 'Det finns inget att hantera på betalningen.',
        typed: {},
      },
    },
    en: {
      title: 'Mark payment 26 as handled',
      confirm: {
        title: 'Mark payment 26 as handled',
        text: [
          'The payment leaves the queue. The service moves no money: it must already have been refunded at the payment provider.',
        ],
        fields: [
          { name: 'reference', label: 'Reference', hint: "For example the refund's id at the provider." },
          { name: 'reason', label: 'What was done, and why?', hint: 'Kept in the event log.' },
        ],
        submit: 'Mark as handled',
        keep: 'Leave it',
        back: '/dashboard/admin/payments/details/26',
        backLabel: 'Payment 26',
        refusal: 'There is nothing to handle on this payment.',
        typed: {},
      },
    },
  },
};
