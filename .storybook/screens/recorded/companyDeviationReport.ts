import Page, { type loader } from '~/areas/company/journeys/deviation';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { number: '28049914', sheet: 'Uppsala – Mora', canReport: true, megabytes: 10 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDeviationReport: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/journey/28049914/deviation',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Rapportera en avvikelse', values: { sendKey: '8e5818b9-bbf9-4163-8607-6feaf67f20d6' } },
    en: { ...same, title: 'Report a deviation', values: { sendKey: 'ae560035-2d1f-49cd-8cb8-b70bbe8f0fbb' } },
  },
};
