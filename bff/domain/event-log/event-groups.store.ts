import { Order, QuoteRequest } from '@db/models';
import { select } from '@db/query';
import { containing } from '../shared/containing';
import { type EventFilter, type LoggedEvent, readEvents } from './event-log.store';
import { ownerOfEntry } from './order-things.store';

/**
 * What happened to one thing; for an order, together with all that belongs to it; for a quote request, what each company was asked and
 * offered.
 */
export interface EventGroup {
  /** Identifies the group, the same on every page: `order:12`. */
  key: string;
  /** What its entries have in common; null for a group of a single thing. */
  about: { entity: 'order' | 'quoteRequest'; number: string } | null;
  /** How many entries match. */
  count: number;
  /** The first of them, in the requested order. */
  events: LoggedEvent[];
}

/** How many entries of a group are shown with it; the others have a list of their own. */
export const SHOWN_OF_GROUP = 3;

interface GroupRow {
  key: string;
  orderId: number | null;
  requestId: number | null;
  count: number;
  /** Comma-separated ids of its entries. */
  ids: string;
  total: number;
  /** How many entries all groups have together. */
  entries: number | string;
}

/**
 * A part of the groups among the `most` newest (or oldest) matching entries, the number of those groups, and of their entries. Raw SQL, because the grouping
 * depends on other tables. An index finds the entries; no more than `most` are read, however long the log.
 */
export async function listGroups(
  filter: EventFilter,
  { offset, limit, oldestFirst, most }: { offset: number; limit: number; oldestFirst: boolean; most: number },
): Promise<{ rows: EventGroup[]; total: number; entries: number }> {
  const direction = oldestFirst ? 'ASC' : 'DESC';
  const edge = oldestFirst ? 'MIN' : 'MAX';
  const { sql, values } = asSql(filter);
  const newest = `SELECT id FROM event_log ${sql} ORDER BY at ${direction}, id ${direction} LIMIT :most`;
  const named = `SELECT e.id, e.at, e.entity, COALESCE(e.entity_id, e.entity_key) AS name,
      ${ownerOfEntry('order')} AS order_id, ${ownerOfEntry('request')} AS request_id
    FROM (${newest}) newest JOIN event_log e ON e.id = newest.id`;
  const groups = `SELECT COALESCE(CONCAT('order:', order_id), CONCAT('request:', request_id), CONCAT(entity, ':', name)) AS thing,
      MIN(order_id) AS order_id, MIN(request_id) AS request_id, COUNT(*) AS count, ${edge}(id) AS edge, ${edge}(at) AS at,
      SUBSTRING_INDEX(GROUP_CONCAT(id ORDER BY at ${direction}, id ${direction}), ',', ${SHOWN_OF_GROUP}) AS ids
    FROM (${named}) named GROUP BY thing`;
  const rows = await select<GroupRow>(
    `SELECT thing AS \`key\`, order_id, request_id, count, ids, COUNT(*) OVER () AS total, SUM(count) OVER () AS entries FROM (${groups}) found
      ORDER BY at ${direction}, edge ${direction} LIMIT :limit OFFSET :offset`,
    { ...values, most, limit, offset },
  );
  const events = new Map(
    (await readEvents(rows.flatMap(({ ids }) => ids.split(',').map(Number)))).map((event) => [event.id, event]),
  );
  const [orders, requests] = await Promise.all([
    numbered('order', rows.map(({ orderId }) => orderId), (id) => Order.findAll(called(id))), // prettier-ignore
    numbered('quoteRequest', rows.map(({ requestId }) => requestId), (id) => QuoteRequest.findAll(called(id))), // prettier-ignore
  ]);
  return {
    rows: rows.map(({ key, orderId, requestId, count, ids }) => ({
      key,
      about: orders(orderId) ?? requests(requestId),
      count,
      events: ids.split(',').flatMap((id) => events.get(Number(id)) ?? []),
    })),
    total: rows[0]?.total ?? 0,
    entries: Number(rows[0]?.entries ?? 0),
  };
}

const called = (id: number[]) => ({ attributes: ['id', 'number'], where: { id } });

/** What each id of a kind is known by. */
async function numbered(
  entity: NonNullable<EventGroup['about']>['entity'],
  ids: readonly (number | null)[],
  find: (ids: number[]) => Promise<{ id: number; number: string }[]>,
): Promise<(id: number | null) => EventGroup['about']> {
  const wanted = ids.filter((id) => id !== null);
  const rows = wanted.length > 0 ? await find(wanted) : [];
  const known = new Map(rows.map(({ id, number }) => [id, { entity, number }]));
  return (id) => (id === null ? null : (known.get(id) ?? null));
}

/** The filter of the list of single entries, for the statement. */
function asSql({ entity, to, subjects, orBy = [], actor, since, until, text }: EventFilter) {
  const parts: [string, Readonly<Record<string, unknown>>][] = [
    ...(entity === undefined ? [] : [part('entity = :entity', { entity })]),
    ...(to === undefined ? [] : [part('to_state IN (:toState)', { toState: [...to] })]),
    ...(since === undefined ? [] : [part('at >= :since', { since })]),
    ...(until === undefined ? [] : [part('at < :until', { until })]),
    ...(text === undefined ? [] : [part('reason LIKE :text', { text: containing(text) })]),
    ...(actor === undefined
      ? []
      : [
          'userIds' in actor
            ? part('actor_user_id IN (:actorIds)', { actorIds: [...actor.userIds] })
            : part('actor_name = :actorName', { actorName: actor.name }),
        ]),
    ...(subjects === undefined ? [] : [subjectsAsSql(subjects, orBy)]),
  ];
  return {
    sql: parts.length === 0 ? '' : `WHERE ${parts.map(([sql]) => sql).join(' AND ')}`,
    values: Object.assign({}, ...parts.map(([, values]) => values)) as Readonly<Record<string, unknown>>,
  };
}

const part = (sql: string, values: Readonly<Record<string, unknown>>): [string, Readonly<Record<string, unknown>>] => [
  sql,
  values,
];

/** Any of these things, by their few kinds, each with its ids, or what these users did. Empty lists find nothing. */
function subjectsAsSql(subjects: NonNullable<EventFilter['subjects']>, orBy: readonly number[]) {
  const values: Record<string, unknown> = {};
  const numbers = new Map<string, number[]>();
  const keys: string[] = [];
  for (const subject of subjects) {
    if ('entityKey' in subject) keys.push(subject.entityKey);
    else numbers.set(subject.entity, [...(numbers.get(subject.entity) ?? []), subject.entityId]);
  }
  const parts = [...numbers].map(([entity, ids], index) => {
    values[`kind${index}`] = entity;
    values[`ids${index}`] = ids;
    return `(entity = :kind${index} AND entity_id IN (:ids${index}))`;
  });
  if (keys.length > 0) {
    values['keys'] = keys;
    parts.push('entity_key IN (:keys)');
  }
  if (orBy.length > 0) {
    values['orBy'] = orBy;
    parts.push('actor_user_id IN (:orBy)');
  }
  return part(parts.length === 0 ? 'FALSE' : `(${parts.join(' OR ')})`, values);
}
