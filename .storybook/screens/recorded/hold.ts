import Page, { type loader } from '~/areas/customer/reservation/hold';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const hold: ScreenOf<Loaded> = {
  Page,
  path: '/booking/hold',
  user: null,
  loaded: {
    sv: { title: 'Bussen är inte reserverad' },
    en: { title: 'The bus is not held' },
  },
};
