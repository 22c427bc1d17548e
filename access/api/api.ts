import { ADMINS, all, CUSTOMERS, DEAL_BUYERS, open, outcomes, PEOPLE } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aMadeChoice, aReadChoice } from '../testing/choice-subjects';
import { aLink, aPasswordLink, aRegistration, ownLogin } from '../testing/people-subjects';
import { aCustomerWithATrip, aFilledReservation, anOffer, anOrder, aReservationByNumber } from '../testing/subjects';

/** Endpoints for users with a token; an integration signs by another scheme. */
const bearer = outcomes('forbidden', { visitor: 'login', integration: 'unsigned' });
const everyUser = outcomes('allowed', bearer, all(PEOPLE, 'allowed'));
const customers = outcomes('forbidden', bearer, all(CUSTOMERS, 'allowed'));
/** Buyers, for themselves or for units. */
const buyers = outcomes('forbidden', customers, all(DEAL_BUYERS, 'allowed'));
/** A user's own records: not found by others. */
const owners = outcomes('notFound', bearer, all(PEOPLE, 'notFound'), all(CUSTOMERS, 'allowed'));
/** Administrators can see the record but not do this to it. */
const ownersAlone = outcomes('notFound', owners, all(ADMINS, 'forbidden'));
const ownersAndStaff = outcomes('notFound', owners, all([...ADMINS, 'COMPANY_ADMIN'], 'allowed'));
/** Customers' own accounts, which administrators can delete too. Not found by others. */
const ownAndAdministrators = outcomes(
  'notFound',
  bearer,
  all(PEOPLE, 'notFound'),
  all([...CUSTOMERS, ...ADMINS], 'allowed'),
);
const administrators = all(ADMINS, 'allowed');
const everybodys = all(PEOPLE, 'allowed');
const trip = {
  tripType: 'one-way',
  stops: [{ place: 'Uppsala' }, { place: 'Gävle' }],
  departure: new Date(Date.now() + 40 * 86_400_000).toISOString(),
  adults: 40,
};

export const rows: readonly EndpointRow[] = [
  { endpoint: 'POST /auth/login', may: open, subject: ownLogin, others: everybodys },
  { endpoint: 'POST /auth/pepper', may: open },
  { endpoint: 'POST /auth/logout', may: everyUser },
  { endpoint: 'POST /customer/register', may: open, subject: aRegistration, others: everybodys },
  { endpoint: 'GET /customer', may: customers },
  {
    endpoint: 'PUT /customer',
    may: customers,
    body: {
      name: 'Åsa Ny',
      email: 'asa@test.invalid',
      phone: '070-174 06 05',
      company: { name: 'Resor AB', orgNumber: '5560360793' },
    },
  },
  { endpoint: 'PUT /customer/update-profile', may: everyUser, body: { language: 'sv' } },
  // An account with a trip to come cannot be deleted: whoever may ask gets 409.
  { endpoint: 'GET /user/erase', may: customers, subject: aCustomerWithATrip, others: everybodys, done: 409 },
  {
    endpoint: 'GET /user/erase/:id',
    may: ownAndAdministrators,
    subject: aCustomerWithATrip,
    others: administrators,
    done: 409,
  },
  {
    endpoint: 'DELETE /user/:id',
    may: ownAndAdministrators,
    subject: aCustomerWithATrip,
    others: administrators,
    done: 409,
  },
  // One at a time: an account waiting to be deleted cannot book in the rows that follow.
  { endpoint: 'PUT /user/deletion', may: customers },
  { endpoint: 'DELETE /user/deletion', may: customers },
  { endpoint: 'POST /user/forgot-password-send-email', may: open, body: { email: 'ingen@test.invalid' } },
  {
    endpoint: 'POST /user/forgot-password-validate-uuid',
    may: open,
    subject: aLink('passwordReset'),
    others: everybodys,
  },
  {
    endpoint: 'POST /user/forgot-password-change-password',
    may: open,
    subject: aPasswordLink('passwordReset'),
    others: everybodys,
  },
  { endpoint: 'POST /trips/search', may: open, body: trip },
  { endpoint: 'POST /bookings', may: buyers, subject: anOffer, others: all([...CUSTOMERS, ...DEAL_BUYERS], 'allowed') },
  { endpoint: 'GET /bookings', may: buyers },
  { endpoint: 'GET /bookings/:number', may: ownersAndStaff, subject: anOrder },
  { endpoint: 'PUT /bookings/:number', may: ownersAlone, subject: aReservationByNumber },
  { endpoint: 'POST /bookings/:number/payment', may: ownersAlone, subject: aFilledReservation },
  { endpoint: 'GET /bookings/:number/cancellation', may: ownersAndStaff, subject: anOrder },
  { endpoint: 'POST /bookings/:number/cancel', may: ownersAndStaff, subject: anOrder },
  { endpoint: 'GET /bookings/:number/choice', may: ownersAlone, subject: aReadChoice },
  { endpoint: 'POST /bookings/:number/choice', may: ownersAlone, subject: aMadeChoice },
];
