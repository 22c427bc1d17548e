import Page, { type loader } from '~/areas/admin/external-integration/cancel';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCancelIntegration: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/cancel/4',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Avsluta Resebyrån mwwa85bv?',
      confirm: {
        title: 'Avsluta Resebyrån mwwa85bv?',
        text: [
          'Inget som systemet signerar tas emot längre, och det får inga meddelanden om bokningar. Det går inte att ångra: systemet behöver då en ny integration.',
        ],
        submit: 'Avsluta integrationen',
        keep: 'Behåll den',
        back: '/dashboard/admin/external-integration/edit/4',
      },
    },
    en: {
      title: 'End Resebyrån mwwa85bv?',
      confirm: {
        title: 'End Resebyrån mwwa85bv?',
        text: [
          'Nothing the system signs is accepted any more, and it is not told about bookings. This cannot be undone: the system then needs a new integration.',
        ],
        submit: 'Cancel the integration',
        keep: 'Keep it',
        back: '/dashboard/admin/external-integration/edit/4',
      },
    },
  },
};
