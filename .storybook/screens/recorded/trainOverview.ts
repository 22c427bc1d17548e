import Page, { type loader } from '~/areas/train/overview';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trainOverview = recorded<typeof loader>({
  Page,
  path: '/dashboard/train',
  user: { id: 13, name: 'Tina Tågsund', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/train' },
  same: { name: 'Demotåg AB' },
  sv: { title: 'Ersättningstrafik' },
  en: { title: 'Train replacement' },
});
