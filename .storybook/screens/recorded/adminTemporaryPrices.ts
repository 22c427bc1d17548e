import Page, { type loader } from '~/areas/admin/prices/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const basicPrices = {
  costPerHour: 38_000,
  minimumMinutes: 240,
  standbyPerHour: 19_000,
  overnightPerNight: null,
  obWeekdayAmount: null,
  obWeekdayBasisPoints: 2_500,
  obWeekendAmount: null,
  obWeekendBasisPoints: 5_000,
  overtimeNormalAmount: null,
  overtimeNormalBasisPoints: 5_000,
  overtimeQualifiedAmount: null,
  overtimeQualifiedBasisPoints: 10_000,
};
const same = {
  company: { id: 5, name: 'Demobuss Uppsala AB' },
  kind: 'driver',
  kept: [
    {
      id: 80,
      kind: 'driver',
      companyId: 5,
      name: 'Julhelgen',
      validFrom: '2026-12-23',
      validTo: '2026-12-27',
      prices: {
        costPerHour: 38_000,
        minimumMinutes: 240,
        standbyPerHour: 19_000,
        overnightPerNight: 90_000,
        obWeekdayAmount: null,
        obWeekdayBasisPoints: 2_500,
        obWeekendAmount: null,
        obWeekendBasisPoints: 10_000,
        overtimeNormalAmount: null,
        overtimeNormalBasisPoints: 5_000,
        overtimeQualifiedAmount: null,
        overtimeQualifiedBasisPoints: 10_000,
      },
    },
  ],
  basic: { day: '2026-11-25', list: { id: 5, prices: basicPrices } },
  values: {
    name: '',
    validFrom: '2026-11-25',
    validTo: '',
    costPerHour: '380',
    minimumMinutes: '240',
    standbyPerHour: '190',
    overnightPerNight: '',
    obWeekday: '25',
    obWeekend: '50',
    overtimeNormal: '50',
    overtimeQualified: '100',
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
