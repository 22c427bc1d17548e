import Page, { type loader } from '~/areas/company/imports/driver-costs';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { mostRows: 200 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyImportDriverCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driver-costs/import',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Importera prislistor',
      over: 'Förarkostnader',
      intro:
        'En rad med nummer ändrar den prislistan, en rad utan nummer blir en ny. Prislistor som inte står i filen rörs inte, men en ny grundprislista avslutar den som gäller tills vidare.',
    },
    en: {
      ...same,
      title: 'Import price lists',
      over: 'Driver costs',
      intro:
        'A row with a number changes that price list; a row without one becomes a new list. Lists not in the file stay as they are, but a new basic list ends the one that is valid until further notice.',
    },
  },
};
