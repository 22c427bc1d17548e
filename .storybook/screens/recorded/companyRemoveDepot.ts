import Page, { type loader } from '~/areas/company/depots/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveDepot: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/depots/remove/6',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort depån Depå Centrum?',
      confirm: {
        title: 'Ta bort depån Depå Centrum?',
        text: ['Inga bussar utgår från den. Bokade resor påverkas inte.'],
        submit: 'Ta bort',
        keep: 'Behåll',
        back: '/dashboard/company/depots/edit/6',
        backLabel: 'Depå Centrum',
        refusal: 'Startplatsen kan inte tas bort: bussar utgår från den.',
      },
    },
    en: {
      title: 'Remove the depot Depå Centrum?',
      confirm: {
        title: 'Remove the depot Depå Centrum?',
        text: ['No buses start from it. Booked trips are not affected.'],
        submit: 'Remove',
        keep: 'Keep it',
        back: '/dashboard/company/depots/edit/6',
        backLabel: 'Depå Centrum',
        refusal: 'The starting position cannot be removed: buses start from it.',
      },
    },
  },
};
