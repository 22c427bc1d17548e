// Traces: S4-035, S4-036, S4-037, S4-038, S4-039, S4-040
import { transitions } from './transitions';

/**
 * The operation on the road (domain.md section 7). A trip without a return ends with `finished`, one with a return with `returnCompleted`:
 * the booking says whether there is one (`isOver`).
 */
export const journeyStates = transitions<
  'notStarted' | 'started' | 'finished' | 'returnStarted' | 'returnCompleted' | 'terminated'
>(
  {
    notStarted: ['started', 'terminated'],
    started: ['finished', 'terminated'],
    finished: ['returnStarted', 'terminated'],
    returnStarted: ['returnCompleted', 'terminated'],
    returnCompleted: [],
    terminated: [],
  },
  { starts: ['notStarted'], ends: ['returnCompleted', 'terminated'] },
);

export type JourneyStatus = (typeof journeyStates.states)[number];

/** On the road: a driver has at most one such journey, and shares its position meanwhile. */
export const ACTIVE = ['started', 'returnStarted'] as const satisfies readonly JourneyStatus[];

export const isActive = (status: JourneyStatus): status is (typeof ACTIVE)[number] =>
  (ACTIVE as readonly string[]).includes(status);

interface Course {
  status: JourneyStatus;
  /** Whether the trip has a return. */
  hasReturn: boolean;
}

const AFTER_WAY_OUT: readonly JourneyStatus[] = ['finished', 'returnStarted', 'returnCompleted'];

/** Whether the way out has been driven. */
export const isOutboundDriven = (status: JourneyStatus): boolean => AFTER_WAY_OUT.includes(status);

/** Whether the bus waits for its way home, or is on it. */
export const isOnWayHome = ({ status, hasReturn }: Course): boolean =>
  hasReturn && (status === 'finished' || status === 'returnStarted');

/** From where to where it drives now: the whole trip’s places, turned round for the way home. */
export const drivenWay = ({ from, to }: { from: string; to: string }, course: Course): { from: string; to: string } =>
  isOnWayHome(course) ? { from: to, to: from } : { from, to };

/** Whether nothing more will happen on the road. */
export const isOver = ({ status, hasReturn }: Course): boolean =>
  journeyStates.isEnd(status) || (status === 'finished' && !hasReturn);

/** What is found out afterwards about a journey that nobody reported to its end (decision 1313). */
export const JOURNEY_OUTCOMES = ['driven', 'notDriven'] as const;
export type JourneyOutcome = (typeof JOURNEY_OUTCOMES)[number];

/** How a journey ended, as far as its status does not say. */
interface Ending {
  terminationReason: string | null;
  outcome: JourneyOutcome | null;
}

/** Whether the clock closed it: whoever cuts a journey short has to say why; the job that closes what nobody reported does not know. */
export const isUnreported = ({
  status,
  terminationReason,
}: Pick<Ending, 'terminationReason'> & Pick<Course, 'status'>): boolean =>
  status === 'terminated' && terminationReason === null;

/** Whether its customer may rate it now: once, after it was driven, wholly or in part, and is over. */
export const canBeRated = (
  journey: Course & Pick<Ending, 'outcome'> & { startedAt: Date | null; rating: number | null },
): boolean =>
  journey.rating === null && (journey.startedAt !== null || journey.outcome === 'driven') && isOver(journey);

/** As people read it: the end of the way out is the end of a one-way trip, and a wait in one with a return. */
export const SHOWN_JOURNEY_STATES = [
  'notStarted',
  'started',
  'waitsForReturn',
  'returnStarted',
  'completed',
  'terminated',
  'notReported',
] as const;
export type ShownJourneyStatus = (typeof SHOWN_JOURNEY_STATES)[number];

/** How a journey that is over ended. */
export const SHOWN_ENDS = ['completed', 'terminated', 'notReported'] as const satisfies readonly ShownJourneyStatus[];
export type ShownEnd = (typeof SHOWN_ENDS)[number];

/** Of one that nobody reported, as it was found out. */
const FOUND_OUT = { driven: 'completed', notDriven: 'terminated' } as const satisfies Record<JourneyOutcome, ShownEnd>;

export function shownJourney(journey: Course & Ending): ShownJourneyStatus {
  switch (journey.status) {
    case 'terminated':
      if (!isUnreported(journey)) return 'terminated';
      return journey.outcome ? FOUND_OUT[journey.outcome] : 'notReported';
    case 'returnCompleted':
      return 'completed';
    case 'finished':
      return journey.hasReturn ? 'waitsForReturn' : 'completed';
    default:
      return journey.status;
  }
}

/** How many minutes after boarding begins an unreported start counts as late (domain.md section 7). */
const LATE_MINUTES = 30;

/** Journeys whose boarding began before that, and whose start is not reported, should have started. */
export const overdueBefore = (now: number): Date => new Date(now - LATE_MINUTES * 60_000);

/** As people read it now: a start that nobody has reported in time does not pass for one that is still to come. */
export type ReadJourneyStatus = ShownJourneyStatus | 'startNotReported';

export const readJourney = (status: ShownJourneyStatus, pickupAt: Date, now: number): ReadJourneyStatus =>
  status === 'notStarted' && pickupAt < overdueBefore(now) ? 'startNotReported' : status;

/** The actions on a journey, with the resulting state. */
export const JOURNEY_ACTS = {
  start: 'started',
  finish: 'finished',
  startReturn: 'returnStarted',
  completeReturn: 'returnCompleted',
  terminate: 'terminated',
} as const satisfies Readonly<Record<string, JourneyStatus>>;
export type JourneyAct = keyof typeof JOURNEY_ACTS;

/** The reports by buttons on the journey sheet; those that end a journey early ask for confirmation. */
export const BUTTON_ACTS = [
  'start',
  'finish',
  'startReturn',
  'completeReturn',
] as const satisfies readonly JourneyAct[];

export type ReportedAct = (typeof BUTTON_ACTS)[number];

/**
 * Where a journey is again when a report is taken back: the correction of a mistake, not a step of the trip (decision 1297). A journey that
 * was cut short stays so.
 */
export const BEFORE_REPORT = {
  start: 'notStarted',
  finish: 'started',
  startReturn: 'finished',
  completeReturn: 'returnStarted',
} as const satisfies Readonly<Record<ReportedAct, JourneyStatus>>;

/** The report that led to a status, if one by a button did. */
export const reportOfStatus = (status: JourneyStatus): ReportedAct | undefined =>
  BUTTON_ACTS.find((act) => JOURNEY_ACTS[act] === status);

/** How long a report can be taken back (decision 1297). */
export const TAKE_BACK_MS = 5 * 60_000;
/** How long the step after a report is asked about: the second press of a double one is never another report. */
export const JUST_REPORTED_MS = 20_000;

/** The actions that the table allows now: a one-way trip has no return, and what is over stays over. */
export const actsOf = (course: Course): JourneyAct[] =>
  isOver(course)
    ? []
    : (Object.keys(JOURNEY_ACTS) as JourneyAct[]).filter((act) =>
        journeyStates.allows(course.status, JOURNEY_ACTS[act]),
      );
