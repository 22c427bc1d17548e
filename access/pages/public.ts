import { all, general, open, outcomes, PEOPLE, strangersOnly } from '../outcomes';
import type { PageRow } from '../rows';
import { aLink, aPasswordLink, anEmailChangeLink, aRegistration, ownLogin } from '../testing/people-subjects';
import { aPublicCompany } from '../testing/company-subjects';
import { aContentPage } from '../testing/subjects';

/** Open to anybody with the address, whoever owns the subject. */
const everybodys = all(PEOPLE, 'allowed');
const nothing = outcomes('notFound');
const UPPSALA_GAVLE = { tripType: 'one-way', stop: '59.85882,17.63889' };

export const rows: readonly PageRow[] = [
  { route: '', see: general },
  // One stop is not a trip: the page shows what is missing.
  { route: 'buses/search', query: UPPSALA_GAVLE, see: general, shown: 422 },
  // The results page reports a search's faults.
  { route: 'buses/compare', query: UPPSALA_GAVLE, see: general, shown: 422 },
  { route: 'page/:slug', subject: aContentPage, see: open, others: everybodys },
  { route: 'companies/:id', subject: aPublicCompany, see: open, others: everybodys },
  { route: 'texts', query: { ns: 'common' }, see: open },
  { route: 'cookies', see: open, forms: { '': { may: open, fields: { answer: 'necessary' } } } },
  { route: '404', see: nothing, forms: { '': { may: nothing } } },
  { route: '*', at: 'no/such/page', see: nothing, forms: { '': { may: nothing } } },

  {
    route: 'auth/login',
    see: strangersOnly,
    // A form left open during a login elsewhere logs in again, as the user it names.
    forms: { '': { may: open, subject: ownLogin, others: everybodys } },
  },
  {
    route: 'auth/register',
    see: strangersOnly,
    forms: { '': { may: open, subject: aRegistration, others: everybodys } },
  },
  // Back to the login if the password was not entered just before.
  {
    route: 'auth/second-step',
    see: strangersOnly,
    forms: { '': { may: open, fields: { code: '123456' }, done: 303 } },
  },
  // A visitor cannot log out: they are sent to the login, without a return address.
  { route: 'auth/logout', see: open, forms: { '': { may: open } } },
  {
    route: 'auth/forgot-password',
    see: open,
    forms: { '': { may: open, fields: { email: 'ingen@test.invalid' } } },
  },
  {
    route: 'auth/change-password/:hash',
    subject: aPasswordLink('passwordReset'),
    see: open,
    others: everybodys,
    forms: { '': { may: open } },
  },
  {
    route: 'auth/invitation/:hash',
    subject: aPasswordLink('invitation'),
    see: open,
    others: everybodys,
    forms: { '': { may: open } },
  },
  {
    route: 'auth/confirm-email/:hash',
    subject: anEmailChangeLink,
    see: open,
    others: everybodys,
    forms: { '': { may: open } },
  },
  {
    route: 'auth/verify-email/:hash',
    subject: aLink('emailVerification'),
    see: open,
    others: everybodys,
    forms: { '': { may: open } },
  },
];
