import Page, { type loader } from '~/areas/organisation/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala', records: [] } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/find?q=uppsala',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      screens: [
        {
          title: 'Avtalskund',
          commands: [
            { href: '/sv/dashboard/organisation', label: 'Översikt' },
            { href: '/sv/dashboard/organisation/purchases/list', label: 'Ordrar' },
            { href: '/sv/dashboard/organisation/quotes', label: 'Offerter' },
            { href: '/sv/dashboard/organisation/manage', label: 'Enheter' },
            { href: '/sv/dashboard/organisation/users', label: 'Användare' },
            { href: '/sv/dashboard/organisation/details', label: 'Uppgifter' },
            { href: '/sv/dashboard/organisation/details/edit', label: 'Ändra uppgifter' },
            { href: '/sv/dashboard/organisation/manage/add-unit', label: 'Ny enhet' },
            { href: '/sv/dashboard/organisation/users/create', label: 'Ny användare' },
          ],
        },
      ],
    },
    en: {
      ...same,
      title: 'Quick find',
      screens: [
        {
          title: 'Contract customer',
          commands: [
            { href: '/en/dashboard/organisation', label: 'Overview' },
            { href: '/en/dashboard/organisation/purchases/list', label: 'Orders' },
            { href: '/en/dashboard/organisation/quotes', label: 'Quotes' },
            { href: '/en/dashboard/organisation/manage', label: 'Units' },
            { href: '/en/dashboard/organisation/users', label: 'Users' },
            { href: '/en/dashboard/organisation/details', label: 'Details' },
            { href: '/en/dashboard/organisation/details/edit', label: 'Edit details' },
            { href: '/en/dashboard/organisation/manage/add-unit', label: 'New unit' },
            { href: '/en/dashboard/organisation/users/create', label: 'New user' },
          ],
        },
      ],
    },
  },
};
