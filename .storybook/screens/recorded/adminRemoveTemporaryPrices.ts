import Page, { type loader } from '~/areas/admin/prices/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRemoveTemporaryPrices: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/prices/remove/5/driver/73',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Ta bort Skidveckorna?',
      confirm: {
        title: 'Ta bort Skidveckorna?',
        text: ['Grundprislistans priser gäller i stället. Bokade resor behåller sitt pris.'],
        submit: 'Ta bort prislistan',
        keep: 'Behåll den',
        back: '/dashboard/admin/prices/add/5/driver',
        backLabel: 'Tillfälliga prislistor',
      },
    },
    en: {
      title: 'Remove Skidveckorna?',
      confirm: {
        title: 'Remove Skidveckorna?',
        text: ['The prices of the basic list apply instead. Booked trips keep their price.'],
        submit: 'Remove the price list',
        keep: 'Keep it',
        back: '/dashboard/admin/prices/add/5/driver',
        backLabel: 'Temporary price lists',
      },
    },
  },
};
