import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import { containing } from '@bff/domain/shared/containing';
import { beginsWith, holdsDigits, meaning, onDay, type SaidAs } from '@bff/domain/shared/searched-text';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { CONFIRMED } from '@states/booking-states';
import type { AskedStatus, OfficeRequestStatus, ShownRequestStatus } from '@states/quote-states';

/** Which requests, and which companies' parts of them, a list has. */
/** Whose requests: a customer's, or those made by some or all of an organisation's people. */
export type RequestOwner =
  | { customerId: number }
  | { boughtBy: { userId: readonly number[]; organisationId: number } }
  | { organisationId: number };

export function ownedBy(owner: RequestOwner): WhereOptions {
  if ('customerId' in owner) return owner;
  if ('organisationId' in owner) return { '$customer.organisation_id$': owner.organisationId };
  const { userId, organisationId } = owner.boughtBy;
  return { userId: [...userId], '$customer.organisation_id$': organisationId };
}

// Raw SQL, because a model's condition cannot ask whether another table has a row. As `officeRequestStatus`.
const answered = (how: string) =>
  `EXISTS (SELECT 1 FROM quote_request_companies c WHERE c.quote_request_id = \`QuoteRequest\`.id AND ${how})`;
const QUOTED = answered("c.status = 'answered'");
const WAITING = answered("c.status = 'new' AND c.expires_at > :now");
// A quote is accepted once its order is paid or invoiced, and stays so when that is canceled.
const ACCEPTED =
  "EXISTS (SELECT 1 FROM quotes q WHERE q.quote_request_id = `QuoteRequest`.id AND q.status = 'accepted')";
const BOUGHT =
  "EXISTS (SELECT 1 FROM quotes q JOIN bookings b ON b.order_id = q.order_id WHERE q.quote_request_id = `QuoteRequest`.id AND q.status = 'accepted' AND b.status IN (:confirmed))";
// One that is in progress is being paid for. No other quote of the request can be chosen meanwhile.
const CHOSEN =
  "EXISTS (SELECT 1 FROM quotes q WHERE q.quote_request_id = `QuoteRequest`.id AND q.status IN ('inProgress', 'accepted'))";
export const IN_STATE: Readonly<Record<OfficeRequestStatus, string>> = {
  bought: BOUGHT,
  canceled: `(${ACCEPTED} AND NOT ${BOUGHT})`,
  paying: `(${CHOSEN} AND NOT ${ACCEPTED})`,
  quoted: `(${QUOTED} AND NOT ${CHOSEN})`,
  waiting: `(NOT ${QUOTED} AND ${WAITING})`,
  noQuote: `(NOT ${QUOTED} AND NOT ${WAITING})`,
};

/** Raw SQL as above: the company's quote was withdrawn. `part`: the company's part of a request. */
const withdrawnBy = (part: string) =>
  `EXISTS (SELECT 1 FROM quotes q WHERE q.quote_request_company_id = ${part}.id AND q.status = 'rejected' AND q.rejected_by = 'operator')`;

/** How long before its deadline an answer is due, and how long the office reads that it never came. */
const DUE_WITHIN = 24 * HOUR;
const MISSED_FOR = 7 * DAY;
/** What the conditions of a list ask with. */
export const askedWith = (now: Date) => ({
  now,
  confirmed: CONFIRMED,
  dueUntil: new Date(now.getTime() + DUE_WITHIN),
  missedFrom: new Date(now.getTime() - MISSED_FOR),
});

const continued = 'EXISTS (SELECT 1 FROM quote_requests later WHERE later.previous_id = `QuoteRequest`.id)';
const RUNS_OUT = answered("c.status = 'new' AND c.expires_at > :now AND c.expires_at <= :dueUntil");
const MISSED = answered(
  `c.status = 'new' AND c.expires_at > :missedFrom AND c.expires_at <= :now AND NOT ${withdrawnBy('c')}`,
);
/**
 * An answer is due: a company's time runs out within a day, or ran out within the last week and nobody has quoted. Not once the trip is over,
 * a quote is chosen, or another request has followed: an administrator has offered the trip, or the customer has asked others.
 */
export const ANSWERS_DUE: WhereOptions = {
  [Op.and]: [
    { departureAt: { [Op.gt]: literal(':now') } },
    { '$customer.pseudonymised_at$': null },
    literal(`NOT ${CHOSEN} AND NOT ${continued} AND (${RUNS_OUT} OR (${IN_STATE.noQuote} AND ${MISSED}))`),
  ],
};

/** Raw SQL as above: an order was made from a quote of the request. Asks with `searchParams`. */
const orderedAs = (as: SaidAs) =>
  `\`QuoteRequest\`.id IN (SELECT q.quote_request_id FROM quotes q JOIN orders o ON o.id = q.order_id WHERE o.number LIKE :${as}Number)`;

/**
 * `at`: the request's column, as seen from the rows that are listed. `byOrder`: these are whole requests. `byContact`: whoever lists them
 * knows how to reach who asked: by that telephone number and address they are found too.
 */
export function saying(
  text: string | undefined,
  at: (column: string) => string,
  { byName = true, byOrder = false, byContact = false } = {},
): WhereOptions {
  if (!text) return {};
  // As a literal: a `$` in a value is doubled.
  const places = fn('LOWER', fn('JSON_EXTRACT', col(at('stops')), literal("'$[*].place.name'")));
  const named = (name: string, word: string) => where(col(at(`customer.${name}`)), { [Op.like]: containing(word) });
  // For an organisation its user has asked; for a customer of their own the account may be the administrator's who sold the trip.
  const reached = (name: 'email' | 'phone', how: { [Op.like]: string }): WhereOptions[] => [
    where(col(at(`customer.${name}`)), how),
    { [Op.and]: [where(col(at('customer.organisation_id')), { [Op.ne]: null }), where(col(at(`user.${name}`)), how)] },
  ];
  const hasWord = (word: string): WhereOptions => ({
    [Op.or]: [
      where(places, { [Op.like]: containing(word.toLowerCase()) }),
      ...(byName ? [named('name', word), named('company_name', word)] : []),
      ...(byContact && word.includes('@') ? reached('email', { [Op.like]: containing(word.toLowerCase()) }) : []),
    ],
  });
  return meaning(text, {
    said: ({ number, phone, words }, as) => [
      ...(number === undefined ? [] : [where(col(at('number')), beginsWith(number))]),
      ...(number !== undefined && byOrder ? [literal(orderedAs(as))] : []),
      ...(phone !== undefined && byContact ? reached('phone', holdsDigits(phone)) : []),
      ...(words.length > 0 ? [{ [Op.and]: words.map(hasWord) }] : []),
    ],
    onDay: (day) => ['departure_at', 'return_at'].map((name) => where(col(at(name)), onDay(day))),
  });
}

/** Raw SQL as above, of what a company was asked: an administrator has offered the trip. As `seller` of a request. */
const SOLD =
  'COALESCE(`request->customer`.organisation_id IS NULL AND `request->customer`.user_id <> `request`.user_id, FALSE)';

/** As its company reads it. */
export function readAs(status: AskedStatus | undefined): WhereOptions {
  if (status === 'answered' || status === 'offered')
    return { [Op.and]: [shownAs('answered'), literal(status === 'offered' ? SOLD : `NOT ${SOLD}`)] };
  if (status !== 'expired' && status !== 'closed' && status !== 'withdrawn') return shownAs(status);
  const isWithdrawn = withdrawnBy('`QuoteRequestCompany`');
  if (status === 'withdrawn') return { [Op.and]: [shownAs('expired'), literal(isWithdrawn)] };
  const closedAt = { [status === 'closed' ? Op.ne : Op.is]: null };
  return { [Op.and]: [shownAs('expired'), { closedAt }, literal(`NOT ${isWithdrawn}`)] };
}

/** As shown: new but over is expired. */
export const shownAs = (status: ShownRequestStatus | undefined): WhereOptions => {
  if (status === undefined) return {};
  if (status === 'new') return { status, expiresAt: { [Op.gt]: clock.now() } };
  if (status === 'expired') return { status: 'new', expiresAt: { [Op.lte]: clock.now() } };
  return { status };
};
