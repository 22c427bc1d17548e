// Traces: S4-067, S8-104
import type { Attributes, Model, ModelStatic, WhereOptions } from 'sequelize';
import type { Actor } from './actor';
import { DomainError } from './errors';
import { logTransition, type Transition } from './event-log.store';

type Stated<State extends string> = Model & { status: State };
/** By its number or, where it has none, by its address. */
type Named = { id: number } | { slug: string };

/** A noun that has states: declared once, in its store. */
export interface StateMachine<State extends string, Row extends Stated<State>> {
  /** The noun as the event log names it. */
  entity: string;
  model: ModelStatic<Row>;
  /** Its table (states/). */
  states: { check(from: State, to: State): void };
}

export interface StateChange<Row extends Model> extends Pick<Transition, 'code' | 'reason' | 'data'> {
  actor: Actor;
  /** How the event log names the two states, where it tells more than the status does. */
  as?: { from: string; to: string };
  /** What happens by itself countless times and says so in its own row: it would drown what people do, and stays out of the event log. */
  isRoutine?: boolean;
  /** What else the move writes in the same row. */
  set?: Partial<Omit<Attributes<Row>, 'id' | 'slug' | 'status'>>;
}

/**
 * The only way in which a status changes: refuses what the table does not allow, writes the row only if it still is in the state that it was
 * read in, and appends to the event log (routine aside). Of two moves at once the second is refused; who has locked the row never meets that.
 * @throws DomainError `state.notAllowed`, `input.changedMeanwhile`
 */
export async function changeState<State extends string, Row extends Stated<State>>(
  { entity, model, states }: StateMachine<State, Row>,
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
  await logTransition({ ...subject, entity, from, to, ...as, by: actor, ...logged });
}
