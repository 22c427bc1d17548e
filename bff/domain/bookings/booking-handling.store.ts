import { BookingSegment, EventLogEntry } from '@db/models';
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
  to: string;
  at: Date;
  code: EventCode | null;
  reason: string | null;
  /** Only for the operator's own people; others are shown by their role. */
  actorName: string | null;
  by: 'operator' | 'customer' | 'office' | 'system';
}

/** The entities under which the event log records a booking. */
export const thingsOf = ({ id, journeyId, choice }: Pick<BookingDetails, 'id' | 'journeyId' | 'choice'>) => [
  { entity: 'booking', entityId: id },
  { entity: 'assignment', entityId: id },
  { entity: 'busChange', entityId: id },
  { entity: 'passengers', entityId: id },
  { entity: 'tripChange', entityId: id },
  ...(choice === null ? [] : [{ entity: 'choice', entityId: choice.id }]),
  ...(journeyId === null ? [] : [{ entity: 'journey', entityId: journeyId }]),
];

/** The history of a booking, newest first by when it was: a report made offline arrives later. Only the operator's own people are named. */
export async function historyOfBooking(
  booking: Pick<BookingDetails, 'id' | 'journeyId' | 'choice' | 'companyId'>,
  customerUserId: number,
): Promise<BookingEventLine[]> {
  const entries = await Promise.all(
    thingsOf(booking).map((where) =>
      EventLogEntry.findAll({
        where,
        include: [{ association: 'actor', attributes: ['name', 'username', 'companyId'] }],
        order: ['id'],
      }),
    ),
  );
  return entries
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id)
    .map(({ entity, toState, at, code, reason, actorKind, actorUserId, actor }) => {
      const isOwn = actor?.companyId === booking.companyId;
      const isCustomer = actorUserId === customerUserId;
      return {
        entity,
        to: toState,
        at,
        code,
        reason,
        actorName: isOwn ? actor.name || actor.username : null,
        by: actorKind !== 'user' ? 'system' : isOwn ? 'operator' : isCustomer ? 'customer' : 'office',
      };
    });
}
