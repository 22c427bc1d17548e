import { BookingSegment, EventLogEntry } from '@db/models';
import type { EventCode } from '@states/event-codes';
import type { BookingDetails } from './order-details';

/** A piece of what a bus does on its trip. */
export interface PlannedPiece {
  kind: BookingSegment['kind'];
  start: Date;
  end: Date;
  metres: number;
  from: string;
  to: string;
}

/** What a bus does on its trip, in order. */
export async function piecesOf(bookingId: number): Promise<PlannedPiece[]> {
  const segments = await BookingSegment.findAll({ where: { bookingId }, order: ['position'] });
  return segments.map(({ kind, startsAt, endsAt, metres, fromName, toName }) => ({
    ...{ kind, start: startsAt, end: endsAt, metres },
    ...{ from: fromName, to: toName },
  }));
}

/** Something that was done about a booking. */
export interface BookingEventLine {
  entity: string;
  to: string;
  at: Date;
  code: EventCode | null;
  reason: string | null;
  /** Of the operator's own people; the others are known by what they are. */
  actorName: string | null;
  by: 'operator' | 'customer' | 'office' | 'system';
}

/** The things of a booking that the event log knows. */
export const thingsOf = ({ id, journeyId, choice }: Pick<BookingDetails, 'id' | 'journeyId' | 'choice'>) => [
  { entity: 'booking', entityId: id },
  { entity: 'assignment', entityId: id },
  { entity: 'busChange', entityId: id },
  { entity: 'passengers', entityId: id },
  { entity: 'tripChange', entityId: id },
  ...(choice === null ? [] : [{ entity: 'choice', entityId: choice.id }]),
  ...(journeyId === null ? [] : [{ entity: 'journey', entityId: journeyId }]),
];

/** What was done about a booking, the oldest first. Names are said of the operator's people alone. */
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
    .sort((a, b) => a.id - b.id)
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
