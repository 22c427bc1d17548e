import { type DriverJourney, journeysOfDriver } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { isOnWayHome, isOver, readJourney, type ReadJourneyStatus, shownJourney } from '@states/journey-states';

/** A journey in the driver's list, without its price. */
export type ListedJourney = Pick<
  DriverJourney,
  | 'number'
  | 'hasReturn'
  | 'departure'
  | 'return'
  | 'pickupAt'
  | 'from'
  | 'to'
  | 'passengers'
  | 'wheelchairs'
  | 'registrationNumber'
> & {
  status: ReadJourneyStatus;
  isCanceled: boolean;
  /** The next thing to do: the way home once the bus waits for it, otherwise boarding. */
  next: Date;
  /** Where the passengers wait, of the journey to be driven next. */
  street?: string | undefined;
  /** When and from where its bus sets out, of the same until it has. */
  leaves?: DriverJourney['leaves'] | undefined;
};

export interface JourneyDay {
  /** The local day of what is done next; of a past one, of its pick-up: `2027-03-10`. */
  day: string;
  /** An instant of that day, for formatting its name. */
  at: Date;
  when: 'past' | 'today' | 'tomorrow' | 'later';
  journeys: ListedJourney[];
}

/** What fits on a phone and can be taken in. */
const SHOWN = { coming: 60, past: 30 } as const;

/**
 * The driver's own journeys by the day of what is done next, so that a bus that waits for its way home is not listed under the day it left:
 * today's and later ones, the next first; or past ones, the latest first.
 */
export async function driverDays(
  actor: UserActor,
  which: keyof typeof SHOWN,
): Promise<{ days: JourneyDay[]; isMore: boolean }> {
  const limit = SHOWN[which];
  const journeys = await journeysOfDriver(actor, { isPast: which === 'past', limit: limit + 1 });
  const days = new Map<string, JourneyDay>();
  for (const { at, journey } of byDay(journeys.slice(0, limit), which)) {
    const day = toLocalDate(at);
    const known = days.get(day) ?? { day, at, when: whenOf(day), journeys: [] };
    known.journeys.push(listed(journey));
    days.set(day, known);
  }
  const first = which === 'coming' ? [...days.values()].flatMap((day) => day.journeys).find(isAhead) : undefined;
  const ahead = journeys.find(({ number }) => number === first?.number);
  if (first && ahead) Object.assign(first, startOf(ahead, first.status));
  return { days: [...days.values()], isMore: journeys.length > limit };
}

const isAhead = ({ isCanceled, status }: ListedJourney): boolean =>
  !isCanceled && (status === 'notStarted' || status === 'startNotReported' || status === 'waitsForReturn');

/** What its driver wants to know first of the next journey: where to be. */
const startOf = (
  { street, from, leaves }: DriverJourney,
  status: ReadJourneyStatus,
): Pick<ListedJourney, 'street' | 'leaves'> => ({
  street: street ? `${street}, ${from}` : undefined,
  leaves: status === 'waitsForReturn' ? undefined : leaves,
});

function byDay(journeys: readonly DriverJourney[], which: keyof typeof SHOWN): { at: Date; journey: DriverJourney }[] {
  if (which === 'past') return journeys.map((journey) => ({ at: journey.pickupAt, journey }));
  const now = clock.now();
  return journeys
    .map((journey) => ({ at: toLocalDate(nextOf(journey)) < toLocalDate(now) ? now : nextOf(journey), journey }))
    .map((one) => ({ ...one, isDone: isOver(one.journey) || one.journey.bookingStatus === 'canceled' }))
    .sort(
      (one, other) =>
        toLocalDate(one.at).localeCompare(toLocalDate(other.at)) ||
        Number(one.isDone) - Number(other.isDone) ||
        nextOf(one.journey).getTime() - nextOf(other.journey).getTime(),
    );
}

const nextOf = (journey: DriverJourney): Date => (isOnWayHome(journey) ? journey.return : null) ?? journey.pickupAt;

function whenOf(day: string): JourneyDay['when'] {
  const today = toLocalDate(clock.now());
  if (day === today) return 'today';
  if (day < today) return 'past';
  return day === shiftedDay(today, 1) ? 'tomorrow' : 'later';
}

const listed = (journey: DriverJourney): ListedJourney => ({
  number: journey.number,
  status: readJourney(shownJourney(journey), journey.pickupAt, clock.millis()),
  hasReturn: journey.hasReturn,
  departure: journey.departure,
  return: journey.return,
  pickupAt: journey.pickupAt,
  from: journey.from,
  to: journey.to,
  passengers: journey.passengers,
  wheelchairs: journey.wheelchairs,
  registrationNumber: journey.registrationNumber,
  isCanceled: journey.bookingStatus === 'canceled',
  next: nextOf(journey),
});
