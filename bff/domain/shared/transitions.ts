// Traces: S4-067, S8-104
import type { Machine } from '@states/transitions';
import { must } from './errors';

/**
 * A `states/` machine for verbs: turns a move that it does not allow into a refusal for the reader. `entity` is the noun's name in the event
 * log: a state of the same name has other words there for another noun.
 */
export const enforced = <State extends string>(entity: string, machine: Machine<State>) => ({
  ...machine,
  entity,
  /** @throws DomainError `state.notAllowed` */
  check(from: State, to: State): void {
    must(machine.allows(from, to), 'state.notAllowed', [from, entity]);
  },
});
