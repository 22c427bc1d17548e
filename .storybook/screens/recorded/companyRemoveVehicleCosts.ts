import Page, { type loader } from '~/areas/company/vehicle-costs/remove';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRemoveVehicleCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/remove/163?scope=exception',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Ta bort Skidveckorna mwwagobx?',
      confirm: {
        title: 'Ta bort Skidveckorna mwwagobx?',
        text: [
          'De bussar eller förare som undantaget gäller får grundprislistans priser i stället. Bokade resor behåller sitt pris.',
        ],
        submit: 'Ta bort prislistan',
        keep: 'Behåll den',
        back: '/dashboard/company/vehicle-costs/exception-details/163',
        backLabel: 'Skidveckorna mwwagobx',
      },
    },
    en: {
      title: 'Remove Skidveckorna mwwagobx?',
      confirm: {
        title: 'Remove Skidveckorna mwwagobx?',
        text: [
          'The buses or drivers the exception is for get the prices of the basic list instead. Booked trips keep their price.',
        ],
        submit: 'Remove the price list',
        keep: 'Keep it',
        back: '/dashboard/company/vehicle-costs/exception-details/163',
        backLabel: 'Skidveckorna mwwagobx',
      },
    },
  },
};
