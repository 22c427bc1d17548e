import Page, { type loader } from '~/areas/admin/payment-issues/handle';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminHandlePaymentIssue: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payment-issues/handle/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Markera ärende 1 som hanterat',
      confirm: {
        title: 'Markera ärende 1 som hanterat',
        text: [
          'Kundens bank har tagit tillbaka betalningen eller frågar om den. Svara hos betalningsleverantören innan tiden går ut. Är tvisten förlorad: avgör om resan ska avbokas. Är den vunnen: pengarna är tillbaka.',
          'Ärendet försvinner ur kön, och kommer tillbaka om något nytt händer. Inga pengar flyttas av tjänsten.',
        ],
        fields: [
          { name: 'reference', label: 'Referens', hint: 'Till exempel återbetalningens id hos leverantören.' },
          { name: 'reason', label: 'Vad är gjort, och varför?', hint: 'Sparas i händelseloggen.' },
        ],
        submit: 'Markera som hanterad',
        keep: 'Låt den ligga kvar',
        back: '/dashboard/admin/payment-issues/details/1',
        backLabel: 'Betalningsärende 1',
        typed: {},
      },
    },
    en: {
      title: 'Mark issue 1 as handled',
      confirm: {
        title: 'Mark issue 1 as handled',
        text: [
          'The customer’s bank has taken the payment back, or is asking about it. Reply at the payment provider before the deadline. If the dispute is lost, decide whether to cancel the trip. If it is won, the money is back.',
          'The issue leaves the queue, and comes back if something new happens. The service moves no money.',
        ],
        fields: [
          { name: 'reference', label: 'Reference', hint: 'For example the refund’s id at the provider.' },
          { name: 'reason', label: 'What was done, and why?', hint: 'Kept in the event log.' },
        ],
        submit: 'Mark as handled',
        keep: 'Leave it',
        back: '/dashboard/admin/payment-issues/details/1',
        backLabel: 'Payment issue 1',
        typed: {},
      },
    },
  },
};
