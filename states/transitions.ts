/** State → the states it may move to, as data. */
export interface Machine<State extends string> {
  readonly table: Readonly<Record<State, readonly State[]>>;
  readonly states: readonly State[];
  /** The initial states. */
  readonly starts: readonly State[];
  allows(from: State, to: State): boolean;
  isEnd(state: State): boolean;
}

interface Walk<State extends string> {
  starts: readonly NoInfer<State>[];
  /** The final states. */
  ends: readonly NoInfer<State>[];
}

/**
 * A state machine, validated when the module loads: every target is a state of the table, every state is reachable from an initial one, and
 * the declared final states are exactly those without a way on.
 */
export function transitions<State extends string>(
  table: Readonly<Record<State, readonly State[]>>,
  { starts, ends }: Walk<State>,
): Machine<State> {
  const states = Object.keys(table) as State[];
  const reached = new Set<State>();
  const ahead: State[] = [...starts];
  for (let state = ahead.pop(); state !== undefined; state = ahead.pop()) {
    if (!(state in table)) throw new Error(`state ${state} is not in the table`);
    if (reached.has(state)) continue;
    reached.add(state);
    ahead.push(...table[state]);
  }
  const lonely = states.find((state) => !reached.has(state));
  if (lonely) throw new Error(`state ${lonely} cannot be reached`);
  const isEnd = (state: State) => table[state].length === 0;
  const wrong = states.find((state) => isEnd(state) !== ends.includes(state));
  if (wrong)
    throw new Error(
      `state ${wrong} is ${isEnd(wrong) ? 'an end that is not declared' : 'declared an end and goes on'}`,
    );
  return { table, states, starts, allows: (from, to) => table[from].includes(to), isEnd };
}
