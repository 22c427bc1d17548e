import Page, { type loader } from '~/areas/company/driving-costs/add-exception';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: null,
  revision: '',
  saved: {},
  subjects: [
    { id: 16, name: 'CKC04C', detail: 'Demo Touring S 49' },
    { id: 17, name: 'CNN23F', detail: 'Modell Comfort 49' },
    { id: 18, name: 'CRZ42J', detail: 'Modell Comfort 50' },
  ],
  values: {
    name: '',
    validFrom: '2026-11-25',
    validTo: '',
    subjects: [],
    exampleFrom: 'Uppsala',
    exampleTo: 'Stockholm',
    exampleTrip: 'day',
  },
  example: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddDrivingException: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driving-costs/add-exception',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Nytt undantag: körkostnader' },
    en: { ...same, title: 'New exception: driving costs' },
  },
};
