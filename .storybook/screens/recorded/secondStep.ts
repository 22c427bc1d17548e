import Page, { type loader } from '~/areas/public/auth/second-step';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const secondStep: ScreenOf<Loaded> = {
  Page,
  path: '/auth/second-step',
  user: null,
  loaded: {
    sv: { title: 'Skriv koden', login: '/sv/auth/login' },
    en: { title: 'Enter the code', login: '/en/auth/login' },
  },
};
