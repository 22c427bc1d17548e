import Page, { type loader } from '~/areas/train/overview';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  name: 'Demotåg AB',
  orderer: 'Tina Tågsund, deal.train@demo.invalid',
  trips: { rows: [], total: 0 },
  canBuy: true,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trainOverview: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/train',
  user: { id: 13, name: 'Tina Tågsund', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/train' },
  loaded: { sv: { ...same, title: 'Ersättningstrafik' }, en: { ...same, title: 'Train replacement' } },
};
