import { changeState, type StateChange } from '@bff/domain/shared/change-state.store';
import { DomainError, must } from '@bff/domain/shared/errors';
import { enforced } from '@bff/domain/shared/transitions';
import { Journey } from '@db/models';
import { violates } from '@db/violates';
import { BEFORE_REPORT, journeyStates, type JourneyStatus, reportOfStatus } from '@states/journey-states';

const machine = { model: Journey, states: enforced('journey', journeyStates) };

/** The way that a correction takes: against the table, one report back. */
const corrections: typeof machine = {
  model: Journey,
  states: {
    ...machine.states,
    check(from, to) {
      const act = reportOfStatus(from);
      must(act && BEFORE_REPORT[act] === to, 'journey.notTakenBack');
    },
  },
};

/**
 * The only ways to set a journey's status. Of two simultaneous starts by one driver, the second passes `activeOf` but not the unique key.
 * @throws DomainError `state.notAllowed`, `driver.activeJourney`; of a correction `journey.notTakenBack`
 */
const movedBy =
  (rules: typeof machine) =>
  async (
    journey: { id: number; status: JourneyStatus },
    to: JourneyStatus,
    change: StateChange<Journey>,
  ): Promise<void> => {
    try {
      await changeState(rules, journey, to, change);
    } catch (error) {
      if (violates(error, 'journeys_active_driver')) throw new DomainError('driver.activeJourney');
      throw error;
    }
  };

export const moveJourney = movedBy(machine);
export const correctJourney = movedBy(corrections);
