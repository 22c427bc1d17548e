// Traces: S4-067, S8-104
import type { Machine } from '@states/transitions';
import { must } from './errors';

/** A machine of `states/` as verbs use it: what it does not allow is refused in the reader's words. */
export const enforced = <State extends string>(machine: Machine<State>) => ({
  ...machine,
  /** @throws DomainError `state.notAllowed` */
  check(from: State, to: State): void {
    must(machine.allows(from, to), 'state.notAllowed', [from]);
  },
});
