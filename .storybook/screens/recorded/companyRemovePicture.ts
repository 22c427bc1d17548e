import Page, { type loader } from '~/areas/company/vehicles/remove-picture';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemovePicture: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/pictures/16/remove/front',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort bilden av framsidan?',
      confirm: {
        title: 'Ta bort bilden av framsidan?',
        text: ['Bilden av CKC04C försvinner ur sökningar och tas bort inom två dygn.'],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/pictures/16',
        backLabel: 'Bilder av CKC04C',
      },
    },
    en: {
      title: 'Remove the picture of the front?',
      confirm: {
        title: 'Remove the picture of the front?',
        text: ['The picture of CKC04C is no longer shown, and is deleted within two days.'],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/pictures/16',
        backLabel: 'Pictures of CKC04C',
      },
    },
  },
};
