import Page, { type loader } from '~/areas/public/cookies/cookie-settings';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { consent: { functional: false, marketing: false, livelyForms: true } } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const cookieSettings: ScreenOf<Loaded> = {
  Page,
  path: '/cookies',
  user: null,
  loaded: {
    sv: { ...same, title: 'Inställningar för kakor' },
    en: { ...same, title: 'Cookie settings' },
  },
};
