import Page, { type loader } from '~/areas/company/imports/vehicles';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { mostRows: 500 } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyImport: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/import',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Importera bussar',
      over: 'Bussar',
      intro:
        'En buss vars registreringsnummer ni redan har ändras, de andra läggs till. Bussar som inte står i filen rörs inte.',
    },
    en: {
      ...same,
      title: 'Import buses',
      over: 'Buses',
      intro:
        'Buses whose registration numbers you already have are changed, the others are added. Buses not in the file stay as they are.',
    },
  },
};
