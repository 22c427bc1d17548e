import Page, { type loader } from '~/areas/organisation/manage/edit-unit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 1,
  isTop: true,
  isInUse: true,
  parentName: null,
  saved: { name: 'Demo Uppsala kommun', costCenter: '1000', status: 'active' },
  values: { name: 'Demo Uppsala kommun', costCenter: '1000', status: 'active' },
  revision: 'CZav-2ZGCfG-Qt_y8_W3l2',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationEditUnit: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/manage/edit-unit/1',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Ändra Demo Uppsala kommun' },
    en: { ...same, title: 'Change Demo Uppsala kommun' },
  },
};
