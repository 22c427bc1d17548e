import Page, { type loader } from '~/areas/organisation/users/take-right';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationTakeRight: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/take-right/11?unit=2&role=booker',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: {
      title: 'Ta bort en behörighet från Bea Avtalslund?',
      confirm: {
        title: 'Ta bort en behörighet från Bea Avtalslund?',
        text: [
          'Det är den sista behörigheten som du ser. Utan behörigheter kan användaren logga in men inte göra något i organisationen.',
        ],
        facts: [
          { label: 'Enhet', value: 'Utbildningsförvaltningen' },
          { label: 'Roll', value: 'Bokare' },
        ],
        submit: 'Ta bort behörigheten',
        keep: 'Avbryt',
        back: '/dashboard/organisation/users/11',
        backLabel: 'Bea Avtalslund',
      },
    },
    en: {
      title: 'Remove a permission from Bea Avtalslund?',
      confirm: {
        title: 'Remove a permission from Bea Avtalslund?',
        text: [
          'This is the last permission you can see. Without permissions the user can log in but not do anything in the organisation.',
        ],
        facts: [
          { label: 'Unit', value: 'Utbildningsförvaltningen' },
          { label: 'Role', value: 'Booker' },
        ],
        submit: 'Remove the permission',
        keep: 'Cancel',
        back: '/dashboard/organisation/users/11',
        backLabel: 'Bea Avtalslund',
      },
    },
  },
};
