import { PRICE_LIST_KINDS } from '@states/price-list-kinds';

/** Forms that come filled in, and why they cannot lose anybody's change: by route, and by intent if they have one. */
export const NOT_EDITED_BY_TWO: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'auth/register-company',
      'dashboard/admin/prices/add/:company/:kind',
      'dashboard/admin/applicants/reply/:id',
      'dashboard/admin/configurations/cancellation-fees/create',
      'dashboard/admin/customers/create',
      'dashboard/admin/deal-customers/create',
      'dashboard/admin/external-integration/create',
      'dashboard/admin/sales-system/make-offer',
      'dashboard/admin/transport-companies/add',
      'dashboard/admin/users/create',
      'dashboard/company/quote-requests/quote/:id',
      'dashboard/company/users/create',
      'dashboard/company/vehicles/add',
      'dashboard/company/journey/:id/deviation',
      'dashboard/driver/journey/:id/deviation',
      'quotes/request',
      ...PRICE_LIST_KINDS.flatMap((kind) =>
        ['basic', 'exception'].map((scope) => `dashboard/company/${kind}-costs/add-${scope}`),
      ),
      'dashboard/organisation/manage/add-unit',
      'dashboard/organisation/users/create',
    ].map((route) => [route, 'makes something: there is nothing yet to be changed']),
  ),
  'booking/edit': 'a reservation that one customer holds, for minutes',
  cookies: 'of this browser alone',
  'user/profile language': 'one value of one’s own',
  'user/confirm language': 'leads to the profile',
  'dashboard/company/booking/assign-driver/:id':
    'a choice, which holds nothing that was typed: the second is told (assign-driver.db.test.ts)',
  'dashboard/company/booking/swap-vehicle/:id':
    'a choice, which holds nothing that was typed: the second is told (swap-vehicle.db.test.ts)',
  'dashboard/company/vehicles/pictures/:id':
    'a picture, which holds nothing that was typed: the second is told (vehicle-images.db.test.ts)',
  'dashboard/company/details':
    'a logo, which holds nothing that was typed: the second is told (change-logo.db.test.ts)',
  'dashboard/admin/external-integration/rotate/:id':
    'a new secret: the second press is refused (manage-integrations.db.test.ts)',
};

/** Buttons that edit a record by what its page shows, without typing: they send the version shown, and an outdated one is refused. */
export const EDITING_BUTTONS: readonly string[] = [
  'dashboard/admin/configurations/general-settings/:key reset',
  'dashboard/admin/configurations/general-settings/:key withdraw',
  'dashboard/admin/transport-companies/commission/:id withdraw',
];

/** Removals that edit the record they remove something from: nothing is typed there, and what is removed is named. */
export const REMOVALS: readonly string[] = ['dashboard/company/vehicles/pictures/:id/remove/:view'];
