import { stopsMap, type StopsMap } from '@bff/domain/maps';
import { type Arrival, organisationJourney } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { isOver } from '@states/journey-states';
import { type JourneySheet, sheetOf } from './journey-sheet';

/** A day ahead, what has to be said about a trip is said by telephone. */
const CALLED_FROM_MS = DAY;

/** How a journey is going, for those who watch it. */
export interface WatchedNow {
  isActive: boolean;
  operatorName: string;
  /** Whole minutes of delay; 0 while it is in time, and once nothing more will happen. */
  lateMinutes: number;
  /** When it reaches its next stop; null once nothing more will happen. */
  arrival: Arrival | null;
  /** When its device last reported; null before that and off the road. */
  seenAt: Date | null;
  /** When the sheet will have the telephone numbers, if it has none yet. */
  phonesFrom?: Date | undefined;
  map: StopsMap;
}

/**
 * A journey of the organisation that a traffic controller acts for: its sheet and how it is going, without the price. The telephone numbers
 * of its contact and its driver are for while it is near or under way.
 * @throws DomainError `journey.notFound`, also for another organisation's
 */
export async function watchedJourney(
  actor: UserActor,
  organisationId: number,
  number: string,
): Promise<{ sheet: JourneySheet; now: WatchedNow }> {
  const journey = await organisationJourney(actor, organisationId, number);
  const { isActive, operatorName, lateMinutes, arrival, position, stops, hasReturn } = journey;
  const isDone = isOver(journey) || journey.bookingStatus === 'canceled';
  const phonesFrom = new Date(journey.pickupAt.getTime() - CALLED_FROM_MS);
  const isNear = isActive || (!isDone && clock.now() > phonesFrom);
  const sheet = await sheetOf(actor, journey);
  const vehicle = position && { ...position, label: journey.registrationNumber };
  return {
    sheet: isNear ? sheet : withoutPhones(sheet),
    now: {
      isActive,
      operatorName,
      lateMinutes: isDone ? 0 : lateMinutes,
      arrival: isDone ? null : arrival,
      seenAt: position?.at ?? null,
      phonesFrom: isNear || isDone ? undefined : phonesFrom,
      map: await stopsMap(stops, { returns: hasReturn, vehicle: vehicle ?? undefined }),
    },
  };
}

/** Of people: the company's own number stays. */
const withoutPhones = (sheet: JourneySheet): JourneySheet => ({
  ...sheet,
  contact: sheet.contact && { ...sheet.contact, phone: null },
  driver: sheet.driver && { ...sheet.driver, phone: null },
});
