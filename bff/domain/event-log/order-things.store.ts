import { select } from '@db/query';
import { BY_BOOKING } from './subject-names.store';

/** A thing in the log, by its kind and id. */
export interface EventThing {
  entity: string;
  entityId: number;
}

/** Those of one kind. */
export const things = (entity: string, rows: readonly { id: number }[]): EventThing[] =>
  rows.map(({ id: entityId }) => ({ entity, entityId }));

/** What the log keeps together: with an order all that belongs to it, with a quote request each company's part and its quotes. */
type Whole = 'order' | 'request';

/** A row that belongs to another one, and as what the log knows it. */
interface Belonging {
  table: string;
  /** The column that says to which row it belongs, and what that is. */
  by: string;
  of: Whole | keyof typeof BELONGINGS;
  logged: readonly string[];
}

/**
 * All that belongs to an order or a quote request. The log groups its entries by this list, and finds by it what a number means: what a
 * group counts is what its link lists.
 */
const BELONGINGS = {
  booking: { table: 'bookings', by: 'order_id', of: 'order', logged: BY_BOOKING },
  bookingChange: { table: 'booking_changes', by: 'booking_id', of: 'booking', logged: ['bookingChange'] },
  choice: { table: 'booking_choices', by: 'booking_id', of: 'booking', logged: ['choice'] },
  // A note about a customer or a company has no booking, and stands alone.
  note: { table: 'notes', by: 'booking_id', of: 'booking', logged: ['note'] },
  journey: { table: 'journeys', by: 'booking_id', of: 'booking', logged: ['journey'] },
  deviation: { table: 'deviations', by: 'journey_id', of: 'journey', logged: ['deviation'] },
  payment: { table: 'payments', by: 'order_id', of: 'order', logged: ['payment', 'paymentCheck'] },
  refund: { table: 'refunds', by: 'payment_id', of: 'payment', logged: ['refund'] },
  dispute: { table: 'disputes', by: 'payment_id', of: 'payment', logged: ['dispute'] },
  asked: { table: 'quote_request_companies', by: 'quote_request_id', of: 'request', logged: ['quoteRequest'] },
  quote: { table: 'quotes', by: 'quote_request_id', of: 'request', logged: ['quote'] },
} as const satisfies Record<string, Omit<Belonging, 'of'> & { of: string }>;

type Part = keyof typeof BELONGINGS;

/** The rows of a part, `t0`, joined up to those that belong to `whole` themselves, and their column that says to which; undefined for others' parts. */
function pathTo(whole: Whole | Part, part: Part): { from: string; owner: string } | undefined {
  let step: Belonging = BELONGINGS[part];
  let from = `${step.table} t0`;
  let depth = 0;
  while (step.of !== whole) {
    if (!(step.of in BELONGINGS)) return undefined;
    const above: Belonging = BELONGINGS[step.of as Part];
    from += ` JOIN ${above.table} t${depth + 1} ON t${depth + 1}.id = t${depth}.${step.by}`;
    depth += 1;
    step = above;
  }
  return { from, owner: `t${depth}.${step.by}` };
}

/** The paths of all that belongs to `whole`. */
const pathsTo = (whole: Whole | Part) =>
  (Object.keys(BELONGINGS) as Part[]).flatMap((part) => {
    const path = pathTo(whole, part);
    return path ? [{ ...path, logged: BELONGINGS[part].logged }] : [];
  });

/** SQL: the id of the order or quote request that an entry `e` is about, or null: a few lookups by primary key. */
export const ownerOfEntry = (whole: Whole): string =>
  `CASE ${whole === 'order' ? "WHEN e.entity = 'order' THEN e.entity_id" : ''} ${pathsTo(whole)
    .map(
      ({ from, owner, logged }) =>
        `WHEN e.entity IN ('${logged.join("', '")}') THEN (SELECT ${owner} FROM ${from} WHERE t0.id = e.entity_id)`,
    )
    .join(' ')} END`;

/** All that belongs to those, without themselves. */
async function partsOf(whole: Whole | Part, rows: readonly { id: number }[]): Promise<EventThing[]> {
  if (rows.length === 0) return [];
  const found = await select<{ path: number; id: number }>(
    pathsTo(whole)
      .map(({ from, owner }, path) => `SELECT ${path} AS path, t0.id FROM ${from} WHERE ${owner} IN (:ids)`)
      .join(' UNION ALL '),
    { ids: rows.map(({ id }) => id) },
  );
  return pathsTo(whole).flatMap(({ logged }, path) => {
    const own = found.filter((row) => Number(row.path) === path);
    return logged.flatMap((entity) => things(entity, own));
  });
}

/** Bookings with all that belongs to them. */
export const bookingThings = async (bookings: readonly { id: number }[]): Promise<EventThing[]> => [
  ...BY_BOOKING.flatMap((entity) => things(entity, bookings)),
  ...(await partsOf('booking', bookings)),
];

/** What each company was asked, and its quotes. */
export const requestThings = (requests: readonly { id: number }[]): Promise<EventThing[]> => partsOf('request', requests); // prettier-ignore

/** Orders with all that belongs to them. */
export const orderThings = async (orders: readonly { id: number }[]): Promise<EventThing[]> => [
  ...things('order', orders),
  ...(await partsOf('order', orders)),
];
