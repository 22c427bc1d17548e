import { ADMINS, all as allOf, only, sent } from '../outcomes';
import type { PageRow } from '../rows';
import { aProposedChange, aRunBooking, aTripWithASpareBus, aTripWithoutDriver } from '../testing/booking-subjects';
import { aChoice } from '../testing/choice-subjects';
import { aMissingBus, anUnreportedTrip } from '../testing/journey-subjects';
import { aCompanyNote, aNewCompanyNote, aNewOfficeNote, anOfficeNote } from '../testing/note-subjects';
import { aBooking } from '../testing/subjects';

const company = only('COMPANY_ADMIN');
const office = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
const run = 'dashboard/company/booking';
const all = 'dashboard/admin/booking';

export const rows: readonly PageRow[] = [
  { route: `${run}/list`, see: company },
  { route: `${run}/list.csv`, see: company },
  {
    route: `${run}/details/:id`,
    subject: aRunBooking,
    see: company,
    forms: {
      onItsWay: { may: sent(company), subject: aMissingBus('COMPANY_ADMIN') },
      acceptChange: { may: sent(company), subject: aProposedChange },
    },
  },
  {
    route: `${run}/assign-driver/:id`,
    subject: aTripWithoutDriver,
    see: company,
    forms: { '': { may: sent(company) } },
  },
  {
    route: `${run}/swap-vehicle/:id`,
    subject: aTripWithASpareBus,
    see: company,
    forms: { '': { may: sent(company) } },
  },
  {
    route: `${run}/reject-change/:id`,
    subject: aProposedChange,
    see: company,
    forms: { '': { may: sent(company), fields: { reason: 'Ingen förare då' } } },
  },
  {
    route: `${run}/cancel/:id`,
    subject: aRunBooking,
    see: company,
    forms: { '': { may: sent(company), fields: { reason: 'Motorn är trasig' } } },
  },
  { route: `${all}/list`, see: office },
  { route: `${all}/list.csv`, see: office },
  {
    route: `${all}/details/:id`,
    subject: aBooking,
    see: office,
    forms: { sendAgain: { may: sent(office), fields: {} } },
  },
  {
    route: `${all}/cancel/:id`,
    subject: aBooking,
    see: office,
    forms: { '': { may: sent(office), fields: { reason: 'Kunden ringde' } } },
  },
  {
    route: `${all}/choose-refund/:id`,
    subject: aChoice,
    see: office,
    forms: { '': { may: sent(office), fields: {} } },
  },
  {
    route: `${all}/outcome/:id`,
    subject: anUnreportedTrip,
    see: office,
    forms: { '': { may: sent(office), asShown: true } },
  },
  {
    route: 'dashboard/admin/notes/add',
    subject: aNewOfficeNote,
    see: office,
    others: allOf(ADMINS, 'allowed'),
    forms: { '': { may: sent(office), others: allOf(ADMINS, 'allowed') } },
  },
  {
    // Somebody else’s words cannot be changed, but can be removed.
    route: 'dashboard/admin/notes/edit/:id',
    subject: anOfficeNote,
    see: office,
    others: allOf(ADMINS, 'forbidden'),
    forms: { '': { may: sent(office), others: allOf(ADMINS, 'forbidden') } },
  },
  {
    route: 'dashboard/admin/notes/remove/:id',
    subject: anOfficeNote,
    see: office,
    others: allOf(ADMINS, 'allowed'),
    forms: { '': { may: sent(office), others: allOf(ADMINS, 'allowed') } },
  },
  {
    route: 'dashboard/company/notes/add',
    subject: aNewCompanyNote,
    see: company,
    forms: { '': { may: sent(company) } },
  },
  {
    route: 'dashboard/company/notes/edit/:id',
    subject: aCompanyNote,
    see: company,
    forms: { '': { may: sent(company) } },
  },
  {
    route: 'dashboard/company/notes/remove/:id',
    subject: aCompanyNote,
    see: company,
    forms: { '': { may: sent(company) } },
  },
];
