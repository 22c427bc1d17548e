import Page, { type loader } from '~/areas/public/auth/accept-invitation';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  invited: { username: 'story.mwvxcw3b@demo.invalid', name: 'Ture Trafikledare' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const acceptInvitation: ScreenOf<Loaded> = {
  Page,
  path: '/auth/invitation/1Bjx850Fkq3Qnocg-R-q7p5B3rrSg-a7bJFa-L8Q4y4',
  user: null,
  loaded: {
    sv: { ...same, title: 'Välkommen, välj ett lösenord' },
    en: { ...same, title: 'Welcome, choose a password' },
  },
};
