import Page, { type loader } from '~/areas/public/auth/change-password';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { owner: { username: 'story.mwvxcu6g@demo.invalid', invited: false } } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const changePassword: ScreenOf<Loaded> = {
  Page,
  path: '/auth/change-password/EHeYgpBx9dcejCLCEm-g0rOmBwgWDfMITw3rUMlQDsM',
  user: null,
  loaded: {
    sv: { ...same, title: 'Välj nytt lösenord' },
    en: { ...same, title: 'Choose a new password' },
  },
};
