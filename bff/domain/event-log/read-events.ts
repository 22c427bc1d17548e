// Traces: S8-303
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { eventLogPolicy } from './event-log.policy';
import { type EventGroup, listGroups } from './event-groups.store';
import { type EventFilter, eventLogStore, type LoggedEvent } from './event-log.store';
import { type FactNames, namesInFacts } from './fact-names.store';
import { subjectsNamed } from './named-subjects.store';

/** Lists are counted and paged this far: to go further back, narrow the period. */
export const MOST_LISTED = 10_000;
/** How many entries are read when grouping by subject: the order of each has to be looked up. */
export const MOST_GROUPED = 2_000;

/** A search of the log; all given conditions must match. */
export interface EventQuestion extends Pick<EventFilter, 'entity' | 'to' | 'since' | 'until' | 'text'> {
  /**
   * A booking's, order's or journey's number, an operator's organisation number, a setting's key, a page's slug, what somebody or something
   * is called; with `entity` also an internal id.
   */
  subject?: string | undefined;
  /** Keys of settings that the text means besides: only pages know what they are called. */
  settings?: readonly string[] | undefined;
  /** A username, email address or name, or the name of a job. */
  actor?: string | undefined;
}

export interface ListedEvents {
  rows: LoggedEvent[];
  /** At most MOST_LISTED. */
  total: number;
}

/** @throws DomainError `auth.noPermission` */
export async function listEvents(
  actor: Actor,
  question: EventQuestion,
  { offset, limit, oldestFirst }: { offset: number; limit: number; oldestFirst: boolean },
): Promise<ListedEvents> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  const filter = await toFilter(question);
  const rows = await eventLogStore.list(filter, { offset, limit, oldestFirst });
  // The last page reveals the total, so rare entries are not searched for twice.
  const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLastPage ? offset + rows.length : await eventLogStore.count(filter, MOST_LISTED) };
}

/**
 * The same grouped by subject, everything about an order together, most recent first: a part of the groups among the MOST_GROUPED newest
 * matching entries, and whether there are more of these. @throws DomainError `auth.noPermission`
 */
export async function listEventGroups(
  actor: Actor,
  question: EventQuestion,
  part: { offset: number; limit: number; oldestFirst: boolean },
): Promise<{ rows: EventGroup[]; total: number; isCut: boolean }> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  const filter = await toFilter(question);
  const found = await listGroups(filter, { ...part, most: MOST_GROUPED });
  // Beyond the last page no row has the total.
  const isBeyond = found.rows.length === 0 && part.offset > 0;
  const { total, entries } = isBeyond
    ? await listGroups(filter, { ...part, offset: 0, limit: 1, most: MOST_GROUPED })
    : found;
  // All that can be read were: only counting further tells whether there is one more.
  const isFull = entries >= MOST_GROUPED;
  const isCut = isFull && (await eventLogStore.count(filter, MOST_GROUPED + 1)) > MOST_GROUPED;
  return { rows: found.rows, total, isCut };
}

/** An entry, with the names of what its data mention. @throws DomainError `auth.noPermission`, `event.notFound` */
export async function readEvent(actor: Actor, id: number): Promise<LoggedEvent & { factNames: FactNames }> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  const found = Number.isSafeInteger(id) && id > 0 ? await eventLogStore.find(id) : undefined;
  must(found, 'event.notFound');
  return { ...found, factNames: await namesInFacts(found) };
}

/** The newest entries of one thing, newest first. @throws DomainError `auth.noPermission` */
export async function historyOf(
  actor: Actor,
  entity: string,
  subject: { entityId: number } | { entityKey: string },
  limit = 50,
): Promise<LoggedEvent[]> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  return eventLogStore.list({ entity, subjects: [{ entity, ...subject }] }, { offset: 0, limit, oldestFirst: false });
}

/** The newest entries of several things together, newest first. @throws DomainError `auth.noPermission` */
export async function historyOfThings(
  actor: Actor,
  subjects: readonly { entity: string; entityId: number }[],
  limit = 100,
): Promise<LoggedEvent[]> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  return eventLogStore.list({ subjects }, { offset: 0, limit, oldestFirst: false });
}

/** The newest entry of each thing of a kind identified by keys. @throws DomainError `auth.noPermission` */
export async function newestOf(actor: Actor, entity: 'setting' | 'contentPage'): Promise<LoggedEvent[]> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  return eventLogStore.newestOf(entity);
}

/** The kinds of things and of changes that can be searched for. @throws DomainError `auth.noPermission` */
export async function eventVocabulary(actor: Actor): Promise<{ entities: string[]; states: string[] }> {
  must(eventLogPolicy.read(actor), 'auth.noPermission');
  return eventLogStore.vocabulary();
}

async function toFilter({ subject, settings = [], actor, ...same }: EventQuestion): Promise<EventFilter> {
  return {
    ...same,
    ...(subject === undefined ? {} : await meantBy(subject, { settings, entity: same.entity })),
    ...(actor === undefined ? {} : { actor: await actorOf(actor) }),
  };
}

/** What a text is about: things with that number, or with that name; of people also what they did. */
async function meantBy(
  typed: string,
  { settings, entity }: { settings: readonly string[]; entity: string | undefined },
): Promise<Pick<EventFilter, 'subjects' | 'orBy'>> {
  // Keys are ASCII: comparing their column with anything else is an error.
  const keys = [...settings, ...(/^[ -~]+$/.test(typed) ? [typed] : [])].map((entityKey) => ({ entityKey }));
  // Numbers are also typed with spaces or a hyphen: 556036-0793.
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{1,12}$/.test(digits)) {
    const own = entity === undefined ? [] : [{ entity, entityId: Number(digits) }];
    return { subjects: [...keys, ...own, ...(await eventLogStore.numbered(digits))] };
  }
  const users = await eventLogStore.usersNamed(typed);
  return { subjects: [...keys, ...(await subjectsNamed(typed, users))], orBy: users };
}

async function actorOf(typed: string): Promise<EventFilter['actor']> {
  const userIds = await eventLogStore.usersNamed(typed);
  return userIds.length === 0 ? { name: typed } : { userIds };
}
