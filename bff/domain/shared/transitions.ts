import { must } from './errors';

/**
 * A state machine as data: state → the states it may go to. Checked when the module loads: every target is a state of the table,
 * and every state but the first can be reached from another.
 */
export function transitions<State extends string>(table: Readonly<Record<State, readonly State[]>>) {
  const states = Object.keys(table) as State[];
  const reached = new Set<string>(states.slice(0, 1));
  for (const from of states) {
    for (const to of table[from]) {
      if (!(to in table)) throw new Error(`transition ${from} → ${to}: unknown state`);
      reached.add(to);
    }
  }
  const orphan = states.find((state) => !reached.has(state));
  if (orphan) throw new Error(`state ${orphan} cannot be reached`);
  return {
    table,
    states,
    allows: (from: State, to: State): boolean => table[from].includes(to),
    check(from: State, to: State): void {
      must(table[from].includes(to), 'state.notAllowed', [from]);
    },
    isEnd: (state: State): boolean => table[state].length === 0,
  };
}
