import Page, { type loader } from '~/areas/company/driver-costs/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveDriverCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driver-costs/remove/75?scope=exception',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort Skidveckorna mwwabnwz?',
      confirm: {
        title: 'Ta bort Skidveckorna mwwabnwz?',
        text: [
          'De bussar eller förare som undantaget gäller får grundprislistans priser i stället. Bokade resor behåller sitt pris.',
        ],
        submit: 'Ta bort prislistan',
        keep: 'Behåll den',
        back: '/dashboard/company/driver-costs/exception-details/75',
        backLabel: 'Skidveckorna mwwabnwz',
      },
    },
    en: {
      title: 'Remove Skidveckorna mwwabnwz?',
      confirm: {
        title: 'Remove Skidveckorna mwwabnwz?',
        text: [
          'The buses or drivers the exception is for get the prices of the basic list instead. Booked trips keep their price.',
        ],
        submit: 'Remove the price list',
        keep: 'Keep it',
        back: '/dashboard/company/driver-costs/exception-details/75',
        backLabel: 'Skidveckorna mwwabnwz',
      },
    },
  },
};
