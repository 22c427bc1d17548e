import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { EventLogEntry } from '@db/models';
import { alone } from '@db/query';
import type { EventCode } from '@states/event-codes';
import type { Actor } from './actor';
import { withoutSecrets } from './without-secrets';

/** A change of state, recorded for ever. */
export type Transition = Subject & {
  /** The kind of thing that changed: `booking`, `payment`, `journey`, `setting` … */
  entity: string;
  /** Null when the thing was created. */
  from: string | null;
  to: string;
  by: Actor;
  /** A code of ours, where the states do not say everything. */
  code?: EventCode | undefined;
  /** What a person wrote: shown verbatim, and erased with the account that it is about. */
  reason?: string | null;
  /** Other facts that matter later: ids and amounts, no personal data. Secrets are redacted. */
  data?: Readonly<Record<string, unknown>>;
};

/** A thing is identified by its number or, failing that, by its own key: a setting's key, a page's slug. */
export type Subject = { entityId: number; entityKey?: undefined } | { entityId?: undefined; entityKey: string };

/** Appends to the event log in the transaction that makes the change. The table refuses updates and deletions. */
export const logTransition = (transition: Transition): Promise<void> => logTransitions([transition]);

/** `logTransition` for several things at once. */
export async function logTransitions(transitions: readonly Transition[]): Promise<void> {
  const rows = transitions.map(({ entity, entityId, entityKey, from, to, by, code, reason, data }) => ({
    entity,
    entityId: entityId ?? null,
    entityKey: entityKey ?? null,
    fromState: from,
    toState: to,
    actorKind: by.kind,
    actorUserId: by.kind === 'user' ? by.userId : null,
    actorName: by.kind === 'system' ? by.name : null,
    code: code ?? null,
    reason: reason?.slice(0, 1_000) ?? null,
    data: data === undefined ? null : (withoutSecrets(data) as Record<string, unknown>),
    at: clock.now(),
  }));
  await alone(() => EventLogEntry.bulkCreate(rows));
}

export interface LoggedTransition {
  from: string | null;
  to: string;
  actorKind: Actor['kind'];
  actorUserId: number | null;
  actorName: string | null;
  code: EventCode | null;
  reason: string | null;
  data: Readonly<Record<string, unknown>> | null;
  at: Date;
}

/** The log of one thing, oldest first. */
export async function transitionsOf(entity: string, entityId: number): Promise<LoggedTransition[]> {
  const entries = await EventLogEntry.findAll({ where: { entity, entityId }, order: ['id'] });
  return entries.map(({ fromState, toState, actorKind, actorUserId, actorName, code, reason, data, at }) => ({
    from: fromState,
    to: toState,
    actorKind,
    actorUserId,
    actorName,
    code,
    reason,
    data,
    at,
  }));
}

/** Erases what people wrote about these things; the transitions themselves stay. */
export async function eraseReasons(entity: string, entityIds: readonly number[]): Promise<void> {
  await EventLogEntry.update(
    { reason: null },
    { where: { entity, entityId: [...entityIds], reason: { [Op.not]: null } } },
  );
}
