import Page, { type loader } from '~/areas/organisation/users/act';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationActOnUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/11/disable',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: {
      title: 'Stänga av Bea Avtalslund?',
      confirm: {
        title: 'Stänga av Bea Avtalslund?',
        text: [
          'Användaren loggas ut direkt överallt och kan inte logga in förrän kontot öppnas igen. Inbjudningar och länkar som är på väg slutar gälla.',
        ],
        facts: [
          { label: 'Namn', value: 'Bea Avtalslund' },
          { label: 'E-postadress', value: 'deal.booker@demo.invalid' },
          { label: 'Roller', value: 'Avtalskund, bokare' },
        ],
        submit: 'Stäng av kontot',
        isHarmless: false,
        keep: 'Avbryt',
        back: '/dashboard/organisation/users/11',
      },
    },
    en: {
      title: 'Close the account of Bea Avtalslund?',
      confirm: {
        title: 'Close the account of Bea Avtalslund?',
        text: [
          'The user is logged out everywhere immediately and cannot log in until the account is opened again. Invitations and links in transit stop working.',
        ],
        facts: [
          { label: 'Name', value: 'Bea Avtalslund' },
          { label: 'Email address', value: 'deal.booker@demo.invalid' },
          { label: 'Roles', value: 'Contract customer, booker' },
        ],
        submit: 'Close account',
        isHarmless: false,
        keep: 'Cancel',
        back: '/dashboard/organisation/users/11',
      },
    },
  },
};
