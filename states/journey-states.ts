// Traces: S4-035, S4-036, S4-037, S4-038, S4-039, S4-040
import { transitions } from './transitions';

/**
 * What happens on the road (domain.md section 7). A trip without a return ends with `finished`, one with a return with `returnCompleted`:
 * whether the return is pending is the booking's to say (`isOver`).
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

/** On the road: a driver has at most one of these, and shares the position while it lasts. */
export const ACTIVE = ['started', 'returnStarted'] as const satisfies readonly JourneyStatus[];

export const isActive = (status: JourneyStatus): status is (typeof ACTIVE)[number] =>
  (ACTIVE as readonly string[]).includes(status);

interface Course {
  status: JourneyStatus;
  /** The trip has a way back. */
  hasReturn: boolean;
}

/** Nothing more will happen on the road. */
export const isOver = ({ status, hasReturn }: Course): boolean =>
  journeyStates.isEnd(status) || (status === 'finished' && !hasReturn);

/** What is done to a journey, and what it becomes by it. */
export const JOURNEY_ACTS = {
  start: 'started',
  finish: 'finished',
  startReturn: 'returnStarted',
  completeReturn: 'returnCompleted',
  terminate: 'terminated',
} as const satisfies Readonly<Record<string, JourneyStatus>>;
export type JourneyAct = keyof typeof JOURNEY_ACTS;

/** What a button of the journey's sheet reports; what ends a journey before its time is asked about first. */
export const BUTTON_ACTS = [
  'start',
  'finish',
  'startReturn',
  'completeReturn',
] as const satisfies readonly JourneyAct[];

/** What may be done now, by the table: nothing comes back from a trip that only goes out, and what is over stays so. */
export const actsOf = (course: Course): JourneyAct[] =>
  isOver(course)
    ? []
    : (Object.keys(JOURNEY_ACTS) as JourneyAct[]).filter((act) =>
        journeyStates.allows(course.status, JOURNEY_ACTS[act]),
      );
