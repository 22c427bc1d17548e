import Page, { type loader } from '~/areas/admin/prices/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  company: { id: 5, name: 'Demobuss Uppsala AB' },
  kind: 'driver',
  kept: [],
  values: {
    name: '',
    validFrom: '2026-11-25',
    validTo: '',
    obWeekdayUnit: 'percent',
    obWeekendUnit: 'percent',
    overtimeNormalUnit: 'percent',
    overtimeQualifiedUnit: 'percent',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminTemporaryPrices: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/prices/add/5/driver',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ny tillfällig prislista: förarkostnader' },
    en: { ...same, title: 'New temporary price list: driver costs' },
  },
};
