import { ACTOR_KINDS, type ActorKind } from './actors';

/**
 * What a caller meets. `login`: asked to log in (a page redirects, the API answers 401). `home`: sent to the own dashboard. `forbidden`:
 * 403. `notFound`: 404, as if it were not there. `refused`: the form again, which says that what one of its fields names is not there.
 * `unsigned`: the API's 400 for a signature of a kind that the endpoint does not take.
 */
export type Outcome = 'allowed' | 'login' | 'home' | 'forbidden' | 'notFound' | 'refused' | 'unsigned';
export type Outcomes = Readonly<Record<ActorKind, Outcome>>;

/** The outcomes of a row: one for everybody, then those that differ. */
export const outcomes = (everybody: Outcome, ...different: Partial<Outcomes>[]): Outcomes =>
  different.reduce<Outcomes>(
    (whole, some) => ({ ...whole, ...some }),
    Object.fromEntries(ACTOR_KINDS.map((kind) => [kind, everybody])) as Outcomes,
  );

/** The same outcome for several. */
export const all = (kinds: readonly ActorKind[], outcome: Outcome): Partial<Outcomes> =>
  Object.fromEntries(kinds.map((kind) => [kind, outcome]));

export const CUSTOMERS: readonly ActorKind[] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'];
/** Who buys for units of an organisation. */
export const DEAL_BUYERS = [
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'train',
] as const satisfies readonly ActorKind[];
export const ADMINS: readonly ActorKind[] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
/** Who asks without a session. */
export const STRANGERS: readonly ActorKind[] = ['visitor', 'integration'];

/** Everybody with an account. */
export const PEOPLE: readonly ActorKind[] = ACTOR_KINDS.filter((kind) => !STRANGERS.includes(kind));

/** Everybody gets in. */
export const open = outcomes('allowed');

/** Open to all who belong in the general area (specification section 2, «Access control»). */
export const general = outcomes('allowed', all([...ADMINS, 'COMPANY_ADMIN', 'DEAL_CUSTOMER_FINANCE'], 'home'));

/** Pages for those who are not logged in; the others are led home. */
export const strangersOnly = outcomes('home', all(STRANGERS, 'allowed'));

/** The general area's pages that need a login. */
export const generalWithLogin = outcomes('allowed', general, all(STRANGERS, 'login'));

/** The same for what only a customer can own: to others of the general area it is not there. */
export const customersOwn = outcomes(
  'notFound',
  all(STRANGERS, 'login'),
  all(CUSTOMERS, 'allowed'),
  all([...ADMINS, 'COMPANY_ADMIN', 'DEAL_CUSTOMER_FINANCE'], 'home'),
);

/** The same for what the buyers of a unit own. */
export const unitsOwn = outcomes('notFound', customersOwn, all(CUSTOMERS, 'notFound'), all(DEAL_BUYERS, 'allowed'));

/** The same for what both can own: each who buys sees their own. */
export const buyersOwn = outcomes('notFound', customersOwn, all(DEAL_BUYERS, 'allowed'));

/** Everybody who is logged in: the own account. */
export const anyUser = outcomes('allowed', all(STRANGERS, 'login'));

/** A dashboard: those roles, the others are sent to their own, strangers to the login. */
export const only = (...kinds: ActorKind[]): Outcomes =>
  outcomes('home', all(STRANGERS, 'login'), all(kinds, 'allowed'));

/** The outcomes of a page as those of a form on it: who would be sent home may not send it. */
export const sent = (of: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(of).map(([kind, outcome]) => [kind, outcome === 'home' ? 'forbidden' : outcome]),
  ) as Outcomes;
