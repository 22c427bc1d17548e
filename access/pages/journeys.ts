import { all, CUSTOMERS, customersOwn, only, open, sent } from '../outcomes';
import type { PageRow } from '../rows';
import { aJourney, aMissingBus, anEndedTrip, aPosition, aTripLink } from '../testing/journey-subjects';
import { aDeviation, aReport } from '../testing/deviation-subjects';
import { aBooking } from '../testing/subjects';

/** A journey's sheet and actions, in its driver's or its company's area. */
const sheet = (area: string, owner: 'DRIVER' | 'COMPANY_ADMIN'): PageRow[] => {
  const see = only(owner);
  const may = sent(see);
  const route = `dashboard/${area}/journey/:id`;
  return [
    {
      route,
      subject: aJourney(owner),
      see,
      forms: {
        start: { may },
        finish: { may, subject: aJourney(owner, 'started') },
        startReturn: { may, subject: aJourney(owner, 'finished') },
        completeReturn: { may, subject: aJourney(owner, 'returnStarted') },
        takeBack: { may, subject: aJourney(owner, 'finished') },
      },
    },
    { route: `${route}/terminate`, subject: aJourney(owner), see, forms: { '': { may } } },
    { route: `${route}/deviation`, subject: aReport(owner), see, forms: { '': { may } } },
  ];
};

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
const company = only('COMPANY_ADMIN');
const handles = { may: sent(company) };
const charges = { may: sent(admins) };
/** Administrators see any bus. */
const others = all(['SYSTEM_ADMIN', 'SYSTEM_OWNER'], 'allowed');
const deviations: readonly PageRow[] = [
  { route: 'dashboard/company/post-invoicing/list', see: company },
  {
    route: 'dashboard/company/post-invoicing/details/:id',
    subject: aDeviation('handled'),
    see: company,
    forms: {
      save: handles,
      handle: { ...handles, subject: aDeviation('notHandled') },
      needsInvoice: handles,
      noDeviation: handles,
    },
  },
  { route: 'dashboard/admin/deviation/list', see: admins },
  { route: 'dashboard/admin/deviation/list.csv', see: admins },
  {
    route: 'dashboard/admin/deviation/details/:id',
    subject: aDeviation('needsInvoice'),
    see: admins,
    others,
    forms: { charge: charges, sendInvoice: { ...charges, subject: aDeviation('charged') }, payOffline: charges },
  },
  {
    route: 'dashboard/admin/deviation/reject/:id',
    subject: aDeviation('needsInvoice'),
    see: admins,
    others,
    forms: { '': charges },
  },
];

export const rows: readonly PageRow[] = [
  ...deviations,
  { route: 'dashboard/driver', see: only('DRIVER') },
  ...sheet('driver', 'DRIVER'),
  ...sheet('company', 'COMPANY_ADMIN'),
  {
    route: 'dashboard/driver/journey/:id/position',
    subject: aPosition,
    // There is no page: a device reports, and gets an acknowledgement.
    see: only('DRIVER'),
    shown: 204,
    forms: { '': { may: sent(only('DRIVER')), done: 204 } },
  },
  { route: 'booking/vehicle-location/:id', subject: aBooking, see: customersOwn },
  { route: 'booking/vehicle-location/:id/live', subject: aBooking, see: customersOwn, shown: 204 },
  {
    route: 'booking/share/:id',
    subject: aBooking,
    see: customersOwn,
    forms: { share: { may: sent(customersOwn) }, withdraw: { may: sent(customersOwn) } },
  },
  // It works like a password: anybody who has it may see the trip.
  { route: 'trip/:token', subject: aTripLink, see: open, others: all(CUSTOMERS, 'allowed') },
  { route: 'trip/:token/live', subject: aTripLink, see: open, shown: 204, others: all(CUSTOMERS, 'allowed') },
  {
    route: 'journey/missing-bus/:id',
    subject: aMissingBus('CUSTOMER'),
    see: customersOwn,
    forms: { '': { may: sent(customersOwn) } },
  },
  {
    route: 'journey/rate/:id',
    subject: anEndedTrip,
    see: customersOwn,
    forms: { '': { may: sent(customersOwn) } },
  },
];
