import Page, { type loader } from '~/areas/company/imports/driving-costs';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { mostRows: 200 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyImportDrivingCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driving-costs/import',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Importera prislistor',
      over: 'Körkostnader',
      intro:
        'En rad med nummer ändrar den prislistan, en rad utan nummer blir en ny. Prislistor som inte står i filen rörs inte, men en ny grundprislista avslutar den som gäller tills vidare.',
    },
    en: {
      ...same,
      title: 'Import price lists',
      over: 'Driving costs',
      intro:
        'A row with a number changes that price list; a row without one becomes a new list. Lists not in the file stay as they are, but a new basic list ends the one that is valid until further notice.',
    },
  },
};
