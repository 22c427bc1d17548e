// Traces: S4-035, S4-036, S4-037, S4-038, S4-039, S4-040
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { execute } from '@db/query';
import { Journey } from '@db/models';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { useTestDatabase } from '@db/testing/test-database';
import {
  actsOf,
  isOver,
  JOURNEY_ACTS,
  type JourneyAct,
  journeyStates,
  type JourneyStatus,
} from '@states/journey-states';
import { closeUnreportedJourneys, reportJourney } from '.';
import { journeyFixture } from './testing/journey-fixture';

const acts = Object.keys(JOURNEY_ACTS) as JourneyAct[];
const act = fc.constantFrom(...acts);

describe('the table of journeys', () => {
  it('offers what it allows, and nothing once it is over', () => {
    for (const hasReturn of [true, false])
      for (const status of journeyStates.states) {
        const offered = actsOf({ status, hasReturn });
        expect(offered.length > 0).toBe(!isOver({ status, hasReturn }));
        for (const one of offered) expect(journeyStates.allows(status, JOURNEY_ACTS[one])).toBe(true);
      }
  });
});

/** Sequences of reports by drivers, companies and the clock, in any order, compared with a model that only knows the table. */
describe('any sequence of reports', () => {
  useTestDatabase();
  afterEach(() => clock.release());

  it('leads where the table leads, and never back', async () => {
    clock.freeze('2027-03-10T06:00:00Z');
    const trips = {
      true: await journeyFixture({ hasReturn: true }),
      false: await journeyFixture({ hasReturn: false }),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.oneof({ weight: 9, arbitrary: act }, fc.constant('close' as const)), {
          minLength: 1,
          maxLength: 8,
        }),
        async (hasReturn, steps) => {
          const trip = trips[`${hasReturn}`];
          await reset(trip.journeyId, trip.bookingId);
          const logged = (await transitionsOf('journey', trip.journeyId)).length;
          let status: JourneyStatus = 'notStarted';
          const done = new Set<JourneyAct>();
          const way: JourneyStatus[] = [];
          const moved = (one: JourneyAct) => {
            status = JOURNEY_ACTS[one];
            done.add(one);
            way.push(status);
          };
          for (const step of steps) {
            if (step === 'close') {
              clock.advance(40 * HOUR);
              await closeUnreportedJourneys();
              clock.advance(-40 * HOUR);
              const next = { notStarted: 'terminate', started: 'finish', finished: 'terminate', returnStarted: 'completeReturn' } as const; // prettier-ignore
              while (!isOver({ status, hasReturn })) moved(next[status as keyof typeof next]);
              continue;
            }
            const allowed = actsOf({ status, hasReturn }).includes(step);
            const answer = await reportJourney(trip.driver, { number: trip.number, act: step, reason: 'Slump' }).then(
              ({ wasDone }) => (wasDone ? 'again' : 'moved'),
              (error: { key?: string }) => error.key,
            );
            expect(answer).toBe(done.has(step) ? 'again' : allowed ? 'moved' : 'state.notAllowed');
            if (answer === 'moved') moved(step);
          }
          expect((await Journey.findByPk(trip.journeyId))?.status).toBe(status);
          const log = (await transitionsOf('journey', trip.journeyId)).slice(logged);
          expect(log.map(({ to }) => to)).toEqual(way);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Resets the trip; what happened to it stays in the log. */
async function reset(journeyId: number, bookingId: number): Promise<void> {
  await execute("UPDATE bookings SET status = 'booked' WHERE id = :bookingId", { bookingId });
  await execute(
    `UPDATE journeys SET status = 'notStarted', started_at = NULL, finished_at = NULL, return_started_at = NULL, return_completed_at = NULL,
       terminated_at = NULL, termination_reason = NULL WHERE id = :journeyId`,
    { journeyId },
  );
}
