import { col, fn, Op, type Order as SortOrder, type WhereOptions } from 'sequelize';
import { Booking, Company, EventLogEntry, Journey, Order, QuoteRequest, User } from '@db/models';
import type { EventCode } from '@states/event-codes';
import { containing } from '../shared/containing';
import { withoutSecrets } from '../shared/without-secrets';
import { driversOf } from '../shared/assigned-driver.store';
import { bookingThings, orderThings, requestThings, things } from './order-things.store';
import { namesOf, type SubjectName } from './subject-names.store';

/** A log entry and its actor. */
export interface LoggedEvent extends SubjectName {
  id: number;
  at: Date;
  /** The kind of thing: `booking`, `setting` … */
  entity: string;
  entityId: number | null;
  entityKey: string | null;
  from: string | null;
  to: string;
  actorKind: 'user' | 'visitor' | 'system';
  /** The user's current name, or the job's. */
  actorName: string | null;
  actorUsername: string | null;
  /** What happened, as a code, where the states are not enough. */
  code: EventCode | null;
  /** Written by a person. */
  reason: string | null;
  /** Additional data, with secrets redacted. */
  data: unknown;
  /** Who was named driver, or no longer is: their current name. Only of an assignment. */
  driverName?: string | null | undefined;
}

/** A thing in the log: its kind with its id, or its key alone. */
export type EventSubject = { entity: string; entityId: number } | { entityKey: string };

export interface EventFilter {
  entity?: string | undefined;
  /** Any of these states. */
  to?: readonly string[] | undefined;
  /** Any of these; an empty list finds nothing. */
  subjects?: readonly EventSubject[] | undefined;
  /** …or what any of these users did. */
  orBy?: readonly number[] | undefined;
  actor?: { userIds: readonly number[] } | { name: string } | undefined;
  /** From this instant… */
  since?: Date | undefined;
  /** …until before this one. */
  until?: Date | undefined;
  /** Part of the reason. */
  text?: string | undefined;
}

/** As many people may have a name that the log is searched by. */
const MOST_NAMED = 200;

export const eventLogStore = {
  /** A part of the matches, newest first unless `oldestFirst`. An index selects the part before rows are read and names looked up. */
  async list(
    filter: EventFilter,
    { offset, limit, oldestFirst }: { offset: number; limit: number; oldestFirst: boolean },
  ): Promise<LoggedEvent[]> {
    const order = inTime(oldestFirst ? 'ASC' : 'DESC');
    const part = await EventLogEntry.findAll({ attributes: ['id'], where: conditions(filter), order, limit, offset });
    return readEvents(
      part.map(({ id }) => id),
      order,
    );
  },

  /** How many match, counted no further than `most`. */
  async count(filter: EventFilter, most: number): Promise<number> {
    const where = conditions(filter);
    const reachesMost = await EventLogEntry.findOne({ attributes: ['id'], where, offset: most - 1 });
    return reachesMost ? most : EventLogEntry.count({ where });
  },

  async find(id: number): Promise<LoggedEvent | undefined> {
    return (await readEvents([id], ['id']))[0];
  },

  /** The newest entry of each thing of a kind identified by a key. For kinds that change seldom: it reads all entries of the kind. */
  async newestOf(entity: string): Promise<LoggedEvent[]> {
    const newest = await EventLogEntry.findAll({
      attributes: [[fn('MAX', col('id')), 'id']],
      where: { entity },
      // The column: an attribute that is not selected cannot be grouped by its model name.
      group: ['entity_key'],
    });
    return readEvents(
      newest.map(({ id }) => id),
      ['id'],
    );
  },

  /** The kinds of things and the states in the log: one index lookup each. */
  async vocabulary(): Promise<{ entities: string[]; states: string[] }> {
    const [entities, states] = await Promise.all([
      EventLogEntry.findAll({ attributes: ['entity'], group: ['entity'] }),
      EventLogEntry.findAll({ attributes: ['toState'], group: ['toState'] }),
    ]);
    return { entities: entities.map(({ entity }) => entity), states: states.map(({ toState }) => toState) };
  },

  /** The things with that public number: an order, a booking or a quote request with all that belongs to it. */
  async numbered(number: string): Promise<{ entity: string; entityId: number }[]> {
    const called = { attributes: ['id'], where: { number } };
    const [bookings, order, journey, company, request] = await Promise.all([
      Booking.findAll(called),
      Order.findOne(called),
      Journey.findOne(called),
      Company.findOne({ attributes: ['id'], where: { orgNumber: number } }),
      QuoteRequest.findOne(called),
    ]);
    return [
      ...(await bookingThings(bookings)),
      ...(await orderThings(order ? [order] : [])),
      ...things('journey', journey ? [journey] : []),
      ...things('company', company ? [company] : []),
      ...(await requestThings(request ? [request] : [])),
    ];
  },

  /** The user with that username or email address, else all who are called so. */
  async usersNamed(typed: string): Promise<number[]> {
    const login = typed.toLowerCase();
    const called = typed.split(/\s+/).map((word) => ({ name: { [Op.like]: containing(word) } }));
    const user =
      (await User.findOne({ attributes: ['id'], where: { username: login } })) ??
      (await User.findOne({ attributes: ['id'], where: { email: login } }));
    const users = user
      ? [user]
      : await User.findAll({ attributes: ['id'], where: { [Op.and]: called }, limit: MOST_NAMED });
    return users.map(({ id }) => id);
  },
};

const inTime = (direction: 'ASC' | 'DESC'): [string, string][] => [
  ['at', direction],
  ['id', direction],
];

/** Those entries, with their actors and the current names of their subjects. */
export async function readEvents(ids: readonly number[], order: SortOrder = ['id']): Promise<LoggedEvent[]> {
  if (ids.length === 0) return [];
  const entries = await EventLogEntry.findAll({
    where: { id: [...ids] },
    include: { association: 'actor', attributes: ['name', 'username'] },
    order,
  });
  const [called, drivers] = await Promise.all([namesOf(entries), driversOf(entries)]);
  return entries.map((entry) => {
    const { id, at, entity, entityId, entityKey, fromState, toState, actorKind, actor, code, reason, data } = entry;
    return {
      id,
      at,
      entity,
      entityId,
      entityKey,
      publicNumber: null,
      bookingNumber: null,
      subjectName: null,
      ...called(entry),
      from: fromState,
      to: toState,
      actorKind,
      actorName: actor?.name ?? entry.actorName,
      actorUsername: actor?.username ?? null,
      code,
      reason,
      data: data === null ? null : withoutSecrets(data),
      ...(entity === 'assignment' && { driverName: drivers(entry) }),
    };
  });
}

function conditions({
  entity,
  to,
  subjects,
  orBy = [],
  actor,
  since,
  until,
  text,
}: EventFilter): WhereOptions<EventLogEntry> {
  return {
    ...(entity !== undefined && { entity }),
    ...(to !== undefined && { toState: [...to] }),
    ...((since || until) && { at: { ...(since && { [Op.gte]: since }), ...(until && { [Op.lt]: until }) } }),
    ...(text !== undefined && { reason: { [Op.like]: containing(text) } }),
    ...(actor && ('userIds' in actor ? { actorUserId: [...actor.userIds] } : { actorName: actor.name })),
    // Empty lists find nothing.
    ...(subjects && {
      [Op.or]: [...subjects, ...(orBy.length > 0 || subjects.length === 0 ? [{ actorUserId: [...orBy] }] : [])],
    }),
  };
}
