import Page, { type loader } from '~/areas/public/cookies/cookie-settings';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const cookieSettings = recorded<typeof loader>({
  Page,
  path: '/cookies',
  user: null,
  same: { consent: { functional: false, marketing: false, livelyForms: true } },
  sv: { title: 'Inställningar för kakor' },
  en: { title: 'Cookie settings' },
});
