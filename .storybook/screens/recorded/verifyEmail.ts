import Page, { type loader } from '~/areas/public/auth/verify-email';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { valid: true } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const verifyEmail: ScreenOf<Loaded> = {
  Page,
  path: '/auth/verify-email/cVtNd_uCC23ZHEgYE_PH51-6ulwEciSPd3KvbWllb2A',
  user: { id: 52, name: 'Åsa Testresenär', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Bekräfta e-postadressen' },
    en: { ...same, title: 'Confirm the email address' },
  },
};
