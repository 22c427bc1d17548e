// Traces: S4-067, S8-104
import type { Attributes, Model, ModelStatic, WhereOptions } from 'sequelize';
import type { Actor } from './actor';
import { DomainError } from './errors';
import { logTransition, type Transition } from './event-log.store';

type Stated<State extends string> = Model & { status: State };
/** By its number or, failing that, its slug. */
type Named = { id: number } | { slug: string };

/** A noun that has states, declared once in its store. */
export interface StateMachine<State extends string, Row extends Stated<State>> {
  model: ModelStatic<Row>;
  /** Its transition table (states/), with the noun's name in the event log. */
  states: { entity: string; check(from: State, to: State): void };
}

export interface StateChange<Row extends Model> extends Pick<Transition, 'code' | 'reason' | 'data'> {
  actor: Actor;
  /** What the event log calls the two states, where that says more than the status. */
  as?: { from: string; to: string };
  /**
   * An automatic move that happens constantly and is recorded in its own row: it stays out of the event log, where it would drown what
   * people do.
   */
  isRoutine?: boolean;
  /** Other columns to write in the same update. */
  set?: Partial<Omit<Attributes<Row>, 'id' | 'slug' | 'status'>>;
}

/**
 * The only way to change a status: refuses a move that the table does not allow, writes the row only if it is still in the state it was
 * read in, and appends to the event log (unless routine). Of two simultaneous moves the second is refused; a caller that holds the row's
 * lock never sees that.
 * @throws DomainError `state.notAllowed`, `input.changedMeanwhile`
 */
export async function changeState<State extends string, Row extends Stated<State>>(
  { model, states }: StateMachine<State, Row>,
  row: Named & { status: State },
  to: State,
  { actor, as, set, isRoutine = false, ...logged }: StateChange<Row>,
): Promise<void> {
  const from = row.status;
  states.check(from, to);
  const name = 'slug' in row ? { slug: row.slug } : { id: row.id };
  const [changed] = await model.update(
    { ...set, status: to },
    {
      where: { ...name, status: from } as unknown as WhereOptions<Attributes<Row>>,
    },
  );
  if (changed !== 1) throw new DomainError('input.changedMeanwhile');
  if (isRoutine) return;
  const subject = 'slug' in row ? { entityKey: row.slug } : { entityId: row.id };
  await logTransition({ ...subject, entity: states.entity, from, to, ...as, by: actor, ...logged });
}
