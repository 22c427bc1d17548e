import Page, { type loader } from '~/areas/admin/payment-issues/handle-many';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminHandlePaymentIssues: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/payment-issues/handle?row=2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Markera 1 betalningsärende som hanterat',
      confirm: {
        title: 'Markera 1 betalningsärende som hanterat',
        text: ['Referensen och motiveringen sparas på vart och ett av dem.'],
        facts: [{ label: 'Betalningsärende 2', value: 'Tvist, dp_lNOwCNmFzvb1enW3I04Q1wrp' }],
        fields: [
          { name: 'reference', label: 'Referens', hint: 'Till exempel återbetalningens id hos leverantören.' },
          { name: 'reason', label: 'Vad är gjort, och varför?', hint: 'Sparas i händelseloggen.' },
        ],
        submit: 'Markera som hanterad',
        keep: 'Inte än',
        back: '/dashboard/admin/payment-issues/list',
        backLabel: 'Betalningsärenden',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Mark 1 payment issue as handled',
      confirm: {
        title: 'Mark 1 payment issue as handled',
        text: ['The reference and the reason are kept with each of them.'],
        facts: [{ label: 'Payment issue 2', value: 'Dispute, dp_lNOwCNmFzvb1enW3I04Q1wrp' }],
        fields: [
          { name: 'reference', label: 'Reference', hint: 'For example the refund’s id at the provider.' },
          { name: 'reason', label: 'What was done, and why?', hint: 'Kept in the event log.' },
        ],
        submit: 'Mark as handled',
        keep: 'Not yet',
        back: '/dashboard/admin/payment-issues/list',
        backLabel: 'Payment issues',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
