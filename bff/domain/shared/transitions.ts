// Traces: S4-067, S8-104
import type { Machine } from '@states/transitions';
import { must } from './errors';

/** A `states/` machine for verbs: turns a move that it does not allow into a refusal for the reader. */
export const enforced = <State extends string>(machine: Machine<State>) => ({
  ...machine,
  /** @throws DomainError `state.notAllowed` */
  check(from: State, to: State): void {
    must(machine.allows(from, to), 'state.notAllowed', [from]);
  },
});
