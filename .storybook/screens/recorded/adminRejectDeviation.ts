import Page, { type loader } from '~/areas/admin/deviations/reject';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRejectDeviation: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deviation/reject/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Avslå avvikelsen?',
      confirm: {
        title: 'Avslå avvikelsen?',
        text: ['Kunden faktureras inte.'],
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Står i händelseloggen.' }],
        submit: 'Avslå',
        keep: 'Behåll',
        back: '/dashboard/admin/deviation/details/1',
        backLabel: 'Avvikelse, bokning 46075792',
        refusal: 'Avvikelsen kan inte avslås nu.',
        typed: {},
      },
    },
    en: {
      title: 'Reject the deviation?',
      confirm: {
        title: 'Reject the deviation?',
        text: ['The customer is not invoiced.'],
        fields: [{ name: 'reason', label: 'Reason', hint: 'Stands in the event log.' }],
        submit: 'Reject',
        keep: 'Keep',
        back: '/dashboard/admin/deviation/details/1',
        backLabel: 'Deviation, booking 46075792',
        refusal: 'The deviation cannot be rejected now.',
        typed: {},
      },
    },
  },
};
