import Page, { type loader } from '~/areas/driver/deviation';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { number: '28049914', sheet: 'Uppsala – Mora', canReport: true, megabytes: 10 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const driverDeviation: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/driver/journey/28049914/deviation',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  loaded: {
    sv: { ...same, title: 'Rapportera en avvikelse', values: { sendKey: '140b7232-c368-4e00-8ee7-031b640a6600' } },
    en: { ...same, title: 'Report a deviation', values: { sendKey: '018cfa14-d770-41d1-a133-0f886df25a29' } },
  },
};
