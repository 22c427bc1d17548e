import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { ACTOR_KINDS, type ActorKind } from '@states/actor-kinds';
import type { EventCode } from '@states/event-codes';
import { id, instant, json, nullable, oneOf, reference } from './columns';
import type { User } from './user';

/** Who moved what from which state to which, when and why. Append-only, except for people's words. */
export class EventLogEntry extends Model<InferAttributes<EventLogEntry>, InferCreationAttributes<EventLogEntry>> {
  declare id: CreationOptional<number>;
  declare entity: string;
  /** The subject's number; null if it is identified by `entityKey`. */
  declare entityId: CreationOptional<number | null>;
  declare entityKey: CreationOptional<string | null>;
  declare fromState: CreationOptional<string | null>;
  declare toState: string;
  declare actorKind: ActorKind;
  declare actorUserId: CreationOptional<number | null>;
  declare actorName: CreationOptional<string | null>;
  /** One of our codes; null if the states say everything. */
  declare code: CreationOptional<EventCode | null>;
  /** The reason a person wrote. */
  declare reason: CreationOptional<string | null>;
  declare data: CreationOptional<Readonly<Record<string, unknown>> | null>;
  declare at: Date;
  // Set by an `include` (associations/accounts.ts).
  declare actor?: NonAttribute<User | null>;
}

export function initEventLogEntry(sequelize: Sequelize): void {
  EventLogEntry.init(
    {
      id: id(),
      entity: { type: DataTypes.STRING(32), allowNull: false },
      entityId: nullable(reference()),
      entityKey: { type: DataTypes.STRING(80), allowNull: true },
      fromState: { type: DataTypes.STRING(40), allowNull: true },
      toState: { type: DataTypes.STRING(40), allowNull: false },
      actorKind: oneOf(ACTOR_KINDS),
      actorUserId: nullable(reference()),
      actorName: { type: DataTypes.STRING(80), allowNull: true },
      code: { type: DataTypes.STRING(40), allowNull: true },
      reason: { type: DataTypes.STRING(1000), allowNull: true },
      data: nullable(json('data')),
      at: instant(),
    },
    { sequelize, tableName: 'event_log' },
  );
}
