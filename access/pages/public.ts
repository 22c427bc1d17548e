import { all, general, open, outcomes, PEOPLE, strangersOnly } from '../outcomes';
import type { PageRow } from '../rows';
import { aLink, aPasswordLink, anEmailChangeLink, aRegistration, ownLogin } from '../testing/people-subjects';
import { aPublicCompany } from '../testing/company-subjects';
import { aContentPage } from '../testing/subjects';

/** Open to who has the address: everybody is let to what is somebody else's. */
const everybodys = all(PEOPLE, 'allowed');
const nothing = outcomes('notFound');
const UPPSALA_GAVLE = { tripType: 'one-way', stop: '59.85882,17.63889' };

export const rows: readonly PageRow[] = [
  { route: '', see: general },
  // One stop is not a trip: the page shows what is missing.
  { route: 'buses/search', query: UPPSALA_GAVLE, see: general, shown: 422 },
  // What is wrong with a search is told by its results.
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
    // A form that was open while one logged in elsewhere logs in once more, as whoever it says.
    forms: { '': { may: open, subject: ownLogin, others: everybodys } },
  },
  {
    route: 'auth/register',
    see: strangersOnly,
    forms: { '': { may: open, subject: aRegistration, others: everybodys } },
  },
  // Back to the login without a password that was right a moment ago.
  {
    route: 'auth/second-step',
    see: strangersOnly,
    forms: { '': { may: open, fields: { code: '123456' }, done: 303 } },
  },
  // Who is not logged in cannot log out: led to the login, without a place to come back to.
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
