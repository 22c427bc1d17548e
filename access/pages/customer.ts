import {
  all,
  anyUser,
  CUSTOMERS,
  customersOwn,
  DEAL_BUYERS,
  general,
  generalWithLogin,
  outcomes,
  PEOPLE,
  sent,
  STRANGERS,
  unitsOwn,
} from '../outcomes';
import type { PageRow } from '../rows';
import { aChoice } from '../testing/choice-subjects';
import { aTripToChange, aUnitTripToChange } from '../testing/change-subjects';
import { ownNewEmail, ownNewPassword, ownPassword } from '../testing/people-subjects';
import { aUnitBooking, aUnitPurchase, aUnitReservation } from '../testing/unit-purchase-subjects';
import {
  aBooking,
  anOffer,
  anOpenPayment,
  aPaidPurchase,
  aPurchase,
  aReservation,
  aPickedOffer,
} from '../testing/subjects';

/** Those who belong in the general area but buy neither for themselves nor for a unit may not book. */
const customersMay = outcomes(
  'forbidden',
  customersOwn,
  all(DEAL_BUYERS, 'allowed'),
  all(['DRIVER', 'DEAL_CUSTOMER_USER', 'TRAFFIC_CONTROLLER'], 'forbidden'),
);

/** A customer's record, in any area: others have none. */
const customersOfAnyArea = outcomes('notFound', all(STRANGERS, 'login'), all(CUSTOMERS, 'allowed'));

export const rows: readonly PageRow[] = [
  { route: 'booking/list', see: generalWithLogin },
  { route: 'booking/list.csv', see: generalWithLogin },
  { route: 'booking/details/:id', subject: aBooking, see: customersOwn },
  { route: 'booking/show-details/:id', subject: aBooking, see: customersOwn },
  { route: 'booking/:id/calendar.ics', subject: aBooking, see: customersOwn },
  { route: 'booking/cancel/:id', subject: aBooking, see: customersOwn, forms: { '': { may: sent(customersOwn) } } },
  {
    route: 'booking/change-book',
    subject: aTripToChange,
    see: customersOwn,
    forms: {
      passengers: { may: sent(customersOwn), asShown: true },
      // This address asks for nothing, and nothing waits.
      trip: { may: sent(customersOwn), fields: { agreedTotal: '1' }, done: 409 },
      pay: { may: sent(customersOwn), done: 409 },
      withdraw: { may: sent(customersOwn), done: 409 },
    },
  },
  // Bought for a unit: its bookers and administrators can change it.
  {
    route: 'booking/change-book',
    subject: aUnitTripToChange,
    see: unitsOwn,
    forms: { passengers: { may: sent(unitsOwn), asShown: true } },
  },
  { route: 'booking/choice/:id', subject: aChoice, see: customersOwn },
  {
    route: 'booking/choice/:id/:take',
    subject: aChoice,
    see: customersOwn,
    forms: { '': { may: sent(customersOwn) } },
  },
  { route: 'purchases/details/:id', subject: aPurchase, see: customersOwn },
  { route: 'purchases/show-details/:id', subject: aPurchase, see: customersOwn },
  { route: 'purchases/:id/receipt.pdf', subject: aPaidPurchase, see: customersOwn },
  { route: 'purchases/cancel/:id', subject: aPurchase, see: customersOwn, forms: { '': { may: sent(customersOwn) } } },

  {
    route: 'booking/hold',
    see: general,
    // An offer belongs to whoever has it until it is held.
    forms: {
      '': { may: sent(customersMay), subject: anOffer, others: all([...CUSTOMERS, ...DEAL_BUYERS], 'allowed') },
    },
  },
  // What was or is being bought for a unit is its bookers' and administrators'.
  { route: 'booking/details/:id', subject: aUnitBooking, see: unitsOwn },
  { route: 'purchases/details/:id', subject: aUnitPurchase, see: unitsOwn },
  { route: 'purchases/cancel/:id', subject: aUnitPurchase, see: unitsOwn, forms: { '': { may: sent(unitsOwn) } } },
  { route: 'booking/edit', subject: aUnitReservation, see: unitsOwn, forms: { pay: { may: sent(unitsOwn) } } },
  {
    route: 'booking/edit',
    subject: aReservation,
    see: customersOwn,
    forms: {
      pay: { may: sent(customersOwn) },
      payLink: { may: sent(customersOwn) },
      extend: { may: sent(customersOwn) },
      keep: { may: sent(customersOwn) },
    },
  },
  { route: 'booking/edit', subject: aPickedOffer, see: generalWithLogin, others: all(CUSTOMERS, 'allowed') },
  { route: 'payment/callback', subject: anOpenPayment, see: customersOwn },

  {
    route: 'user/confirm',
    see: anyUser,
    forms: { '': { may: anyUser, subject: ownPassword, others: all(PEOPLE, 'allowed') } },
  },
  { route: 'user/second-factor', see: anyUser },
  {
    route: 'user/second-factor/set-up',
    see: anyUser,
    // An offer for nobody: really enabling it would change how the others log in.
    forms: { '': { may: anyUser, fields: { offer: 'x', code: '123456' }, done: 409 } },
  },
  { route: 'user/second-factor/codes', see: anyUser, forms: { '': { may: anyUser, done: 409 } } },
  { route: 'user/second-factor/off', see: anyUser, forms: { '': { may: anyUser, done: 409 } } },
  { route: 'user/export', see: anyUser },
  { route: 'user/export/data.json', see: anyUser },
  {
    route: 'user/delete',
    see: anyUser,
    // Sent without the tick, so no account is deleted.
    forms: {
      delete: { may: anyUser, done: 422 },
      later: { may: anyUser, done: 422 },
      keep: { may: outcomes('forbidden', all(STRANGERS, 'login'), all(CUSTOMERS, 'allowed')), done: 409 },
    },
  },
  {
    route: 'user/profile',
    see: anyUser,
    forms: {
      language: { may: anyUser, fields: { language: 'sv' } },
      email: { may: anyUser, subject: ownNewEmail, others: all(PEOPLE, 'allowed') },
      cancelEmail: { may: anyUser },
      resend: { may: anyUser },
      logOutEverywhere: { may: anyUser },
      password: {
        may: anyUser,
        subject: ownNewPassword,
        others: all(PEOPLE, 'allowed'),
      },
    },
  },
  {
    route: 'settings/contact-info',
    // Others are told that they have none.
    see: anyUser,
    forms: {
      '': {
        may: customersOfAnyArea,
        asShown: true,
        fields: {
          name: 'Åsa Ny',
          email: 'asa@test.invalid',
          phone: '070-174 06 05',
          companyName: 'Resor AB',
          orgNumber: '5560360793',
        },
      },
    },
  },
];
