import Page, { type loader } from '~/areas/company/vehicles/remove-starting-position';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveStartingPosition: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/starting-positions/16/remove/402',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort startplatsen Gävle?',
      confirm: {
        title: 'Ta bort startplatsen Gävle?',
        text: [
          'Från ons 7 april 2027 kl. 08:00 till ons 7 april 2027 kl. 17:00 utgår bussen i stället från sin depå. Bokade resor påverkas inte.',
        ],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/vehicles/starting-positions/16/edit/402',
        backLabel: 'Gävle',
      },
    },
    en: {
      title: 'Remove the starting position Gävle?',
      confirm: {
        title: 'Remove the starting position Gävle?',
        text: [
          'From 08:00 on Wed 7 April 2027 until 17:00 on Wed 7 April 2027 the bus starts from its depot instead. Booked trips are not affected.',
        ],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/vehicles/starting-positions/16/edit/402',
        backLabel: 'Gävle',
      },
    },
  },
};
