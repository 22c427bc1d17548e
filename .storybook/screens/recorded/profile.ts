import Page, { type loader } from '~/areas/customer/account/profile';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  profile: {
    username: 'customer',
    email: 'customer@demo.invalid',
    emailVerified: true,
    newEmail: null,
    name: 'Charlie Demokund',
    language: 'sv',
  },
  awaitsDeletion: false,
  isCustomer: true,
  hasSecondFactor: false,
  changeMinutes: 60,
  fields: {
    email: {
      control: 'email',
      required: true,
      hint: 'account:email.hint',
      autoComplete: 'email',
      label: 'account:email.new',
    },
  },
  typedEmail: undefined,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const profile: ScreenOf<Loaded> = {
  Page,
  path: '/user/profile',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Profil' },
    en: { ...same, title: 'Profile' },
  },
};
