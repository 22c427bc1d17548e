import Page, { type loader } from '~/areas/admin/refunds/retry-many';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRetryRefunds: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/refunds/retry?row=3',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Göra 1 återbetalning på nytt?',
      confirm: {
        title: 'Göra 1 återbetalning på nytt?',
        text: ['7 354,52 kr skickas på nytt genom betaltjänsten.'],
        facts: [
          {
            label: 'Återbetalning 3',
            value: '7 354,52 kr, Misslyckades: Kortet är spärrat. Samma kort tar inte emot pengarna',
          },
        ],
        submit: 'Gör på nytt',
        isHarmless: true,
        keep: 'Låt dem vara',
        back: '/dashboard/admin/refunds/list',
        backLabel: 'Återbetalningar',
      },
    },
    en: {
      title: 'Retry 1 refund?',
      confirm: {
        title: 'Retry 1 refund?',
        text: ['SEK 7,354.52 is sent again through the payment provider.'],
        facts: [
          {
            label: 'Refund 3',
            value: 'SEK 7,354.52, Failed: The card is blocked. The same card cannot receive the money',
          },
        ],
        submit: 'Retry',
        isHarmless: true,
        keep: 'Leave them',
        back: '/dashboard/admin/refunds/list',
        backLabel: 'Refunds',
      },
    },
  },
};
