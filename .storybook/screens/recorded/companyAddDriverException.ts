import Page, { type loader } from '~/areas/company/driver-costs/add-exception';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: null,
  revision: '',
  saved: {},
  subjects: [{ id: 5, name: 'Dana Förare', detail: '' }],
  values: {
    name: '',
    validFrom: '2026-11-25',
    validTo: '',
    subjects: [],
    obWeekdayUnit: 'percent',
    obWeekendUnit: 'percent',
    overtimeNormalUnit: 'percent',
    overtimeQualifiedUnit: 'percent',
    exampleFrom: 'Uppsala',
    exampleTo: 'Stockholm',
    exampleTrip: 'day',
  },
  example: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddDriverException: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driver-costs/add-exception',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Nytt undantag: förarkostnader' },
    en: { ...same, title: 'New exception: driver costs' },
  },
};
