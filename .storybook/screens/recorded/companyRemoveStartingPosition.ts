import Page, { type loader } from '~/areas/company/vehicles/remove-starting-position';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveStartingPosition: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/starting-positions/16/remove/401',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort startplatsen Gävle?',
      confirm: {
        title: 'Ta bort startplatsen Gävle?',
        text: [
          'Från mån 1 mars 2027 kl. 06:00 till mån 8 mars 2027 kl. 06:00 utgår bussen i stället från sin depå. Bokade resor påverkas inte.',
        ],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/starting-positions/16/edit/401',
        backLabel: 'Gävle',
      },
    },
    en: {
      title: 'Remove the starting position Gävle?',
      confirm: {
        title: 'Remove the starting position Gävle?',
        text: [
          'From Mon 1 March 2027, 06:00 until Mon 8 March 2027, 06:00 the bus starts from its depot instead. Booked trips are not affected.',
        ],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/starting-positions/16/edit/401',
        backLabel: 'Gävle',
      },
    },
  },
};
