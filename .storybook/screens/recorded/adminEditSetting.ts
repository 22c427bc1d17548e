import Page, { type loader } from '~/areas/admin/configurations/edit-setting';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  setting: {
    key: 'minimumDaysBeforeDeparture',
    group: 'bookings',
    unit: 'days',
    value: '4',
    isDefault: true,
    default: '4',
    range: { least: '0', most: '365' },
    upcoming: [],
    version: 1,
  },
  isDated: false,
  canChange: false,
  today: '2026-11-25',
  history: [],
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditSetting: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/general-settings/minimumDaysBeforeDeparture',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Minsta antal dagar före avresan' },
    en: { ...same, title: 'Minimum days before departure' },
  },
};
