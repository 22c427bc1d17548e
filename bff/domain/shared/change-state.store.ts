import type { Attributes, Model, ModelStatic, WhereOptions } from 'sequelize';
import type { Actor } from './actor';
import { DomainError } from './errors';
import { logTransition, type Transition } from './event-log.store';

type Stated<State extends string> = Model & { id: number; status: State };

/** A noun that has states: declared once, in its store. */
export interface StateMachine<State extends string, Row extends Stated<State>> {
  /** The noun as the event log names it. */
  entity: string;
  model: ModelStatic<Row>;
  /** Its table (states/). */
  states: { check(from: State, to: State): void };
}

export interface StateChange<Row extends Model> extends Pick<Transition, 'reason' | 'data'> {
  actor: Actor;
  /** What else the move writes in the same row. */
  set?: Partial<Omit<Attributes<Row>, 'id' | 'status'>>;
}

/**
 * The only way in which a status changes: refuses what the table does not allow, writes the row only if it still is in the state that it was
 * read in, and appends to the event log. Of two moves at once the second is refused; who has locked the row never meets that.
 * @throws DomainError `state.notAllowed`, `input.changedMeanwhile`
 */
export async function changeState<State extends string, Row extends Stated<State>>(
  { entity, model, states }: StateMachine<State, Row>,
  { id, status: from }: { id: number; status: State },
  to: State,
  { actor, set, ...logged }: StateChange<Row>,
): Promise<void> {
  states.check(from, to);
  const [changed] = await model.update({ ...set, status: to }, {
    where: { id, status: from } as unknown as WhereOptions<Attributes<Row>>,
  });
  if (changed !== 1) throw new DomainError('input.changedMeanwhile');
  await logTransition({ entity, entityId: id, from, to, by: actor, ...logged });
}
