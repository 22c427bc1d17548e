import Page, { type loader } from '~/areas/company/journeys/deviation';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  number: '37365020',
  sheet: 'Uppsala – Mora',
  departure: new Date('2026-11-26T07:00:00.000Z'),
  registrationNumber: 'CKC04C',
  canReport: true,
  megabytes: 10,
  late: 0,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDeviationReport: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/journey/37365020/deviation',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Rapportera en avvikelse',
      values: { sendKey: '909fbb2b-6719-4718-838d-8905775b5728', extraMinutes: '0', extraMetres: '0' },
    },
    en: {
      ...same,
      title: 'Report an incident',
      values: { sendKey: '56b8a063-f570-4544-b85e-d1b4d80cf6e0', extraMinutes: '0', extraMetres: '0' },
    },
  },
};
