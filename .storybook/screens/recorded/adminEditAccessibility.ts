import Page, { type loader } from '~/areas/admin/accessibility/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  property: { id: 2, code: 'lowFloor', nameSv: 'Lågt golv', nameEn: 'Low floor' },
  revision: '0EdQdtuQa-416CTrNo9A1p',
  isInUse: true,
  saved: { nameSv: 'Lågt golv', nameEn: 'Low floor' },
  values: { nameSv: 'Lågt golv', nameEn: 'Low floor' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditAccessibility: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/accessibility/edit/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Lågt golv' },
    en: { ...same, title: 'Low floor' },
  },
};
