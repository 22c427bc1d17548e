import Page, { type loader } from '~/areas/admin/reporting/reporting';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  year: 2026,
  months: [
    {
      month: '2026-01',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      busySeconds: 0,
      utilisation: 0,
    },
    {
      month: '2026-02',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      busySeconds: 0,
      utilisation: 0,
    },
    {
      month: '2026-03',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      busySeconds: 0,
      utilisation: 0,
    },
  ],
  companies: [
    {
      companyId: 5,
      name: 'Demobuss Uppsala AB',
      trips: 10,
      passengers: 389,
      metres: 3043911,
      emissionsGrams: 2093731,
      operatorPrice: 11321356,
      customerPrice: 12453491,
      deviations: 1,
      busySeconds: 683118,
    },
    {
      companyId: 67,
      name: 'Demobuss Nacka AB',
      trips: 2,
      passengers: 120,
      metres: 743864,
      emissionsGrams: 490278,
      operatorPrice: 2960864,
      customerPrice: 3256951,
      deviations: 0,
      busySeconds: 104332,
    },
    {
      companyId: 47,
      name: 'Demobuss Östermalm AB',
      trips: 1,
      passengers: 22,
      metres: 481498,
      emissionsGrams: 393518,
      operatorPrice: 2039536,
      customerPrice: 2243490,
      deviations: 0,
      busySeconds: 57259,
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminReporting: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/reporting',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Rapport 2026' },
    en: { ...same, title: 'Report 2026' },
  },
};
