import Page, { type loader } from '~/areas/public/auth/forgot-password';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const forgotPassword = recorded<typeof loader>({
  Page,
  path: '/auth/forgot-password',
  user: null,
  same: {
    sent: false,
    minutes: 60,
    fields: { email: { control: 'email', required: true, autoComplete: 'email', label: 'auth:contact.email' } },
  },
  sv: { title: 'Glömt lösenordet' },
  en: { title: 'Forgotten password' },
});
