import Page, { type loader } from '~/areas/public/auth/forgot-password';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  sent: false,
  minutes: 60,
  fields: { email: { control: 'email', required: true, autoComplete: 'email', label: 'auth:contact.email' } },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const forgotPassword: ScreenOf<Loaded> = {
  Page,
  path: '/auth/forgot-password',
  user: null,
  loaded: {
    sv: { ...same, title: 'Glömt lösenordet' },
    en: { ...same, title: 'Forgotten password' },
  },
};
