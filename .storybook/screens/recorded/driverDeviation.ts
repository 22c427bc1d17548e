import Page, { type loader } from '~/areas/driver/deviation';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const driverDeviation = recorded<typeof loader>({
  Page,
  path: '/dashboard/driver/journey/91374785/deviation',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  same: { number: '91374785', sheet: 'Uppsala – Mora', canReport: true, megabytes: 10 },
  sv: { title: 'Rapportera en avvikelse', values: { sendKey: 'c7655290-25c6-4272-a8cd-d1717eaee933' } },
  en: { title: 'Report a deviation', values: { sendKey: '3d8d9008-84cb-4e6b-8d9b-5025e927c559' } },
});
