import { driversOf } from '@bff/domain/shared/assigned-driver.store';
import { select } from '@db/query';
import { BookingChange, BookingSegment, Deviation, EventLogEntry } from '@db/models';
import type { EventCode } from '@states/event-codes';
import type { BookingDetails } from './order-details';

/** A piece of a bus's timeline on its trip. */
export interface PlannedPiece {
  kind: BookingSegment['kind'];
  start: Date;
  end: Date;
  metres: number;
  from: string;
  to: string;
}

/** The pieces of a bus's timeline, in order. */
export async function piecesOf(bookingId: number): Promise<PlannedPiece[]> {
  const segments = await BookingSegment.findAll({ where: { bookingId }, order: ['position'] });
  return segments.map(({ kind, startsAt, endsAt, metres, fromName, toName }) => ({
    kind,
    start: startsAt,
    end: endsAt,
    metres,
    from: fromName,
    to: toName,
  }));
}

/** An entry in a booking's history. */
export interface BookingEventLine {
  entity: string;
  from: string | null;
  to: string;
  at: Date;
  code: EventCode | null;
  reason: string | null;
  /** Only for the operator's own people; others are shown by their role. */
  actorName: string | null;
  /** Whom an assignment names or removes. */
  driverName: string | null;
  by: 'operator' | 'customer' | 'office' | 'system';
}

type Recorded = Pick<BookingDetails, 'id' | 'journeyId' | 'choice'>;

/** What the event log records about a booking: as the log itself answers to its number. */
export async function thingsOf({ id, journeyId, choice }: Recorded): Promise<{ entity: string; entityId: number }[]> {
  const [changes, deviations] = await Promise.all([
    BookingChange.findAll({ attributes: ['id'], where: { bookingId: id } }),
    journeyId === null ? [] : Deviation.findAll({ attributes: ['id'], where: { journeyId } }),
  ]);
  return [
    ...['booking', 'assignment', 'busChange', 'passengers', 'tripChange'].map((entity) => ({ entity, entityId: id })),
    ...changes.map((change) => ({ entity: 'bookingChange', entityId: change.id })),
    ...(choice === null ? [] : [{ entity: 'choice', entityId: choice.id }]),
    ...(journeyId === null ? [] : [{ entity: 'journey', entityId: journeyId }]),
    ...deviations.map((deviation) => ({ entity: 'deviation', entityId: deviation.id })),
  ];
}

/** What the log says of changes of a booking: of its trip and its passengers, and of those that were only asked for. */
export interface ChangeEvent {
  entity: 'bookingChange' | 'passengers' | 'tripChange';
  from: string | null;
  to: string;
  at: Date;
}

/** Oldest first. One statement, of which each part has its index: an OR of them would read the whole log. */
export const changeEvents = (bookingId: number): Promise<ChangeEvent[]> =>
  select<ChangeEvent>(
    `SELECT entity, from_state AS \`from\`, to_state AS \`to\`, at FROM (
       SELECT id, entity, from_state, to_state, at FROM event_log
         WHERE entity IN ('passengers', 'tripChange') AND entity_id = :bookingId
       UNION ALL
       SELECT e.id, e.entity, e.from_state, e.to_state, e.at FROM booking_changes c
         JOIN event_log e ON e.entity = 'bookingChange' AND e.entity_id = c.id WHERE c.booking_id = :bookingId
     ) told ORDER BY at, id`,
    { bookingId },
  );

/** Why we charge nothing for a deviation is written for the log, which only administrators read. */
const isForTheLog = ({ entity, toState }: EventLogEntry): boolean => entity === 'deviation' && toState === 'rejected';

/** The history of a booking, newest first by when it was: a report made offline arrives later. Only the operator's own people are named. */
export async function historyOfBooking(
  booking: Recorded & Pick<BookingDetails, 'companyId'>,
  customerUserId: number,
): Promise<BookingEventLine[]> {
  const found = await Promise.all(
    (await thingsOf(booking)).map((where) =>
      EventLogEntry.findAll({
        where,
        include: [{ association: 'actor', attributes: ['name', 'username', 'companyId'] }],
        order: ['id'],
      }),
    ),
  );
  const entries = found.flat();
  const drivers = await driversOf(entries);
  return entries
    .sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id)
    .map((entry) => {
      const { entity, fromState, toState, at, code, reason, actorKind, actorUserId, actor } = entry;
      const isOwn = actor?.companyId === booking.companyId;
      const isCustomer = actorUserId === customerUserId;
      return {
        entity,
        from: fromState,
        to: toState,
        at,
        code,
        reason: isForTheLog(entry) ? null : reason,
        actorName: isOwn ? actor.name || actor.username : null,
        driverName: drivers(entry),
        by: actorKind !== 'user' ? 'system' : isOwn ? 'operator' : isCustomer ? 'customer' : 'office',
      };
    });
}
