import { ACTOR_KINDS, type ActorKind } from './actors';

/**
 * What a caller gets. `login`: asked to log in (a page redirects, the API answers 401). `home`: sent to their own dashboard. `forbidden`:
 * 403. `notFound`: 404, as if it did not exist. `refused`: the form again, saying that what one of its fields names does not exist.
 * `unsigned`: the API's 400 for a kind of signature that the endpoint does not take.
 */
export type Outcome = 'allowed' | 'login' | 'home' | 'forbidden' | 'notFound' | 'refused' | 'unsigned';
export type Outcomes = Readonly<Record<ActorKind, Outcome>>;

/** The outcomes of a row: a common one, then those that differ. */
export const outcomes = (everybody: Outcome, ...different: Partial<Outcomes>[]): Outcomes =>
  different.reduce<Outcomes>(
    (whole, some) => ({ ...whole, ...some }),
    Object.fromEntries(ACTOR_KINDS.map((kind) => [kind, everybody])) as Outcomes,
  );

/** The same outcome for several kinds. */
export const all = (kinds: readonly ActorKind[], outcome: Outcome): Partial<Outcomes> =>
  Object.fromEntries(kinds.map((kind) => [kind, outcome]));

export const CUSTOMERS: readonly ActorKind[] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'];
/** Buyers for an organisation's units. */
export const DEAL_BUYERS = [
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'train',
] as const satisfies readonly ActorKind[];
export const ADMINS: readonly ActorKind[] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
/** Those who ask for quotes on behalf of an organisation's units: its buyers, and users of a unit that others buy for. */
export const DEAL_ASKERS = [...DEAL_BUYERS, 'DEAL_CUSTOMER_USER'] as const satisfies readonly ActorKind[];
/** Callers without a session. */
export const STRANGERS: readonly ActorKind[] = ['visitor', 'integration'];

/** Everybody with an account. */
export const PEOPLE: readonly ActorKind[] = ACTOR_KINDS.filter((kind) => !STRANGERS.includes(kind));

/** Open to everybody. */
export const open = outcomes('allowed');

/** Open to all who belong in the general area (specification section 2, «Access control»). */
export const general = outcomes('allowed', all([...ADMINS, 'COMPANY_ADMIN', 'DEAL_CUSTOMER_FINANCE'], 'home'));

/** Pages for those who are not logged in; others are sent home. */
export const strangersOnly = outcomes('home', all(STRANGERS, 'allowed'));

/** Pages of the general area that require a login. */
export const generalWithLogin = outcomes('allowed', general, all(STRANGERS, 'login'));

/** The same for what only a customer can own: others in the general area get 404. */
export const customersOwn = outcomes(
  'notFound',
  all(STRANGERS, 'login'),
  all(CUSTOMERS, 'allowed'),
  all([...ADMINS, 'COMPANY_ADMIN', 'DEAL_CUSTOMER_FINANCE'], 'home'),
);

/** The same for what a unit's buyers own. */
export const unitsOwn = outcomes('notFound', customersOwn, all(CUSTOMERS, 'notFound'), all(DEAL_BUYERS, 'allowed'));

/** The same for what both can own: every buyer sees their own. */
export const buyersOwn = outcomes('notFound', customersOwn, all(DEAL_BUYERS, 'allowed'));

/** The same for what those own too who only ask: quote requests. */
export const askersOwn = outcomes('notFound', buyersOwn, all(DEAL_ASKERS, 'allowed'));

/** Everybody who is logged in, for their own account. */
export const anyUser = outcomes('allowed', all(STRANGERS, 'login'));

/** A dashboard: open to those roles; others are sent to their own, strangers to the login. */
export const only = (...kinds: ActorKind[]): Outcomes =>
  outcomes('home', all(STRANGERS, 'login'), all(kinds, 'allowed'));

/** A page's outcomes for a form on it: those who would be sent home may not send it. */
export const sent = (of: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(of).map(([kind, outcome]) => [kind, outcome === 'home' ? 'forbidden' : outcome]),
  ) as Outcomes;
