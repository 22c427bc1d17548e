import type { JourneySheet } from '@bff/areas/journeys';
import { isOver, type JourneyStatus } from '@states/journey-states';

type Leg = JourneySheet['legs'][number];

interface Where extends Pick<JourneySheet, 'legs' | 'hasReturn' | 'pickupAt'> {
  status: JourneyStatus;
  now: Date;
}

/** A stop, and when the bus is to be there. */
export interface NextStop {
  stop: Leg['stops'][number];
  at: Date | null;
}

const leftAt = ({ departure, arrival }: NextStop['stop'], unknown: Date): Date => departure ?? arrival ?? unknown;

/**
 * Where a bus goes next. What has been reported says on which way; the plan says which of its stops have been left. Undefined when nothing
 * more will be driven.
 */
export function nextStop({ legs, hasReturn, pickupAt, status, now }: Where): NextStop | undefined {
  if (isOver({ status, hasReturn })) return undefined;
  const isOut = status === 'notStarted' || status === 'started';
  const leg = legs.find(({ direction }) => direction === (isOut ? 'outbound' : 'return'));
  // Who has set out for home has left where the way home begins.
  const ahead = leg?.stops.slice(status === 'returnStarted' ? 1 : 0) ?? [];
  const isStanding = status === 'notStarted' || status === 'finished';
  const stop = isStanding ? ahead[0] : (ahead.find((one) => leftAt(one, now) > now) ?? ahead.at(-1));
  if (!stop) return undefined;
  const isPickup = isOut && stop === leg?.stops[0];
  return { stop, at: isPickup ? pickupAt : (stop.arrival ?? stop.departure) };
}
