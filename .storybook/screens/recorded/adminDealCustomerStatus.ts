import Page, { type loader } from '~/areas/admin/deal-customers/status';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminDealCustomerStatus: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deal-customers/status/1?to=suspended',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Pausa Demo Uppsala kommun?',
      confirm: {
        title: 'Pausa Demo Uppsala kommun?',
        text: [
          'Ingen kan boka något nytt för organisationen, och trafikledare kan inte agera för den. Det som redan är bokat gäller, och användarna kan logga in som vanligt. Organisationen får anledningen via mejl.',
        ],
        submit: 'Pausa avtalskunden',
        keep: 'Tillbaka utan att ändra',
        back: '/dashboard/admin/deal-customers/details/1',
        backLabel: 'Demo Uppsala kommun',
        refusal: undefined,
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Skickas till organisationen via mejl.' }],
        typed: {},
      },
    },
    en: {
      title: 'Suspend Demo Uppsala kommun?',
      confirm: {
        title: 'Suspend Demo Uppsala kommun?',
        text: [
          'Nobody can book anything new for the organisation, and traffic controllers cannot act for it. Existing bookings stand, and its users can log in as usual. The organisation is told the reason by email.',
        ],
        submit: 'Suspend the contract customer',
        keep: 'Go back without changing anything',
        back: '/dashboard/admin/deal-customers/details/1',
        backLabel: 'Demo Uppsala kommun',
        refusal: undefined,
        fields: [{ name: 'reason', label: 'Reason', hint: 'Sent to the organisation by email.' }],
        typed: {},
      },
    },
  },
};
