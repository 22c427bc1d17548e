import Page, { type loader } from '~/areas/driver/deviation';
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
export const driverDeviation: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/driver/journey/37365020/deviation',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  loaded: {
    sv: {
      ...same,
      title: 'Rapportera en avvikelse',
      values: {
        sendKey: 'fcf4be57-9bd7-4871-ac80-864531d19502',
        extraMinutes: '0',
        extraMetres: '0',
        signature: 'Dana Förare',
      },
    },
    en: {
      ...same,
      title: 'Report an incident',
      values: {
        sendKey: 'ef9eb323-2dc6-43ba-b396-58d6b661462a',
        extraMinutes: '0',
        extraMetres: '0',
        signature: 'Dana Förare',
      },
    },
  },
};
