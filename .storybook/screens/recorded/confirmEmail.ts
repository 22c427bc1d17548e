import Page, { type loader } from '~/areas/public/auth/confirm-email';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { valid: true } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const confirmEmail: ScreenOf<Loaded> = {
  Page,
  path: '/auth/confirm-email/PCRO-UlnAwyx04Ghfb3Yx60JJBnG5tpc1gLk_6i4qTk',
  user: { id: 53, name: 'Åsa Testresenär', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Byt till den nya e-postadressen' },
    en: { ...same, title: 'Start using the new email address' },
  },
};
