import Page, { type loader } from '~/areas/company/users/act';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyActOnUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/users/5/disable',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Stänga av Dana Förare?',
      confirm: {
        title: 'Stänga av Dana Förare?',
        text: [
          'Användaren loggas ut direkt överallt och kan inte logga in förrän kontot öppnas igen. Inbjudningar och länkar som är på väg slutar gälla.',
        ],
        facts: [
          { label: 'Namn', value: 'Dana Förare' },
          { label: 'E-postadress', value: 'driver@demo.invalid' },
          { label: 'Roller', value: 'Förare' },
        ],
        submit: 'Stäng av kontot',
        isHarmless: false,
        keep: 'Avbryt',
        back: '/dashboard/company/users/5',
      },
    },
    en: {
      title: 'Close the account of Dana Förare?',
      confirm: {
        title: 'Close the account of Dana Förare?',
        text: [
          'The user is logged out everywhere immediately and cannot log in until the account is opened again. Invitations and links in transit stop working.',
        ],
        facts: [
          { label: 'Name', value: 'Dana Förare' },
          { label: 'Email address', value: 'driver@demo.invalid' },
          { label: 'Roles', value: 'Driver' },
        ],
        submit: 'Close account',
        isHarmless: false,
        keep: 'Cancel',
        back: '/dashboard/company/users/5',
      },
    },
  },
};
