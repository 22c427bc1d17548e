import Page, { type loader } from '~/areas/company/driving-costs/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveDrivingCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/driving-costs/remove/160?scope=exception',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort Skidveckorna mwwaggew?',
      confirm: {
        title: 'Ta bort Skidveckorna mwwaggew?',
        text: [
          'De bussar eller förare som undantaget gäller får grundprislistans priser i stället. Bokade resor behåller sitt pris.',
        ],
        submit: 'Ta bort prislistan',
        keep: 'Behåll den',
        back: '/dashboard/company/driving-costs/exception-details/160',
        backLabel: 'Skidveckorna mwwaggew',
      },
    },
    en: {
      title: 'Remove Skidveckorna mwwaggew?',
      confirm: {
        title: 'Remove Skidveckorna mwwaggew?',
        text: [
          'The buses or drivers the exception is for get the prices of the basic list instead. Booked trips keep their price.',
        ],
        submit: 'Remove the price list',
        keep: 'Keep it',
        back: '/dashboard/company/driving-costs/exception-details/160',
        backLabel: 'Skidveckorna mwwaggew',
      },
    },
  },
};
