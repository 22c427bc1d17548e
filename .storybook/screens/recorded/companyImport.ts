import Page, { type loader } from '~/areas/company/imports/vehicles';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyImport = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/import',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: { mostRows: 500 },
  sv: {
    title: 'Importera bussar',
    over: 'Bussar',
    intro:
      'En buss vars registreringsnummer ni redan har ändras, de andra läggs till. Bussar som inte står i filen rörs inte.',
  },
  en: {
    title: 'Import buses',
    over: 'Buses',
    intro:
      'Buses whose registration numbers you already have are changed, the others are added. Buses not in the file stay as they are.',
  },
});
