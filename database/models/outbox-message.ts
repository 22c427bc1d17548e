import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { json, nullable, writtenByDatabase } from './columns';

/** Side effects after commit: mail, refunds, outgoing calls. A row is sent, given up (failed_at), or due. */
export class OutboxMessage extends Model<InferAttributes<OutboxMessage>, InferCreationAttributes<OutboxMessage>> {
  declare id: CreationOptional<number>;
  declare kind: string;
  declare payload: unknown;
  /** Which mail it is. Kept after the mail's content is erased, like the next four. */
  declare template: CreationOptional<string | null>;
  /** The recipient, in lower case. Personal data: erased with the account it is about, and 90 days after sending. */
  declare recipient: CreationOptional<string | null>;
  declare orderNumber: CreationOptional<string | null>;
  declare bookingNumber: CreationOptional<string | null>;
  declare requestNumber: CreationOptional<string | null>;
  /** What a sent mail said, without the addresses of its links. Personal data: erased with the recipient. */
  declare subject: CreationOptional<string | null>;
  declare parts: CreationOptional<readonly unknown[] | null>;
  declare dedupeKey: CreationOptional<string | null>;
  declare orderingKey: CreationOptional<string | null>;
  declare dueAt: Date;
  declare attempts: CreationOptional<number>;
  declare forgivenAttempts: CreationOptional<number>;
  declare lockedUntil: CreationOptional<Date | null>;
  declare sentAt: CreationOptional<Date | null>;
  declare failedAt: CreationOptional<Date | null>;
  declare closedAt: CreationOptional<Date | null>;
  declare lastError: CreationOptional<string | null>;
  /** The trace of the work that queued it (W3C Trace Context), continued by its delivery. */
  declare traceParent: CreationOptional<string | null>;
  declare traceState: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

export function initOutboxMessage(sequelize: Sequelize): void {
  OutboxMessage.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      kind: { type: DataTypes.STRING(80), allowNull: false },
      payload: json('payload'),
      template: { type: DataTypes.STRING(40), allowNull: true },
      recipient: { type: DataTypes.STRING(254), allowNull: true },
      orderNumber: { type: DataTypes.STRING(12), allowNull: true },
      bookingNumber: { type: DataTypes.STRING(12), allowNull: true },
      requestNumber: { type: DataTypes.STRING(12), allowNull: true },
      subject: { type: DataTypes.STRING(200), allowNull: true },
      parts: nullable(json('parts')),
      dedupeKey: { type: DataTypes.STRING(160), allowNull: true },
      orderingKey: { type: DataTypes.STRING(100), allowNull: true },
      dueAt: { type: DataTypes.DATE(3), allowNull: false },
      attempts: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      forgivenAttempts: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      lockedUntil: { type: DataTypes.DATE(3), allowNull: true },
      sentAt: { type: DataTypes.DATE(3), allowNull: true },
      failedAt: { type: DataTypes.DATE(3), allowNull: true },
      closedAt: { type: DataTypes.DATE(3), allowNull: true },
      lastError: { type: DataTypes.STRING(1000), allowNull: true },
      traceParent: { type: DataTypes.CHAR(55), allowNull: true },
      traceState: { type: DataTypes.STRING(512), allowNull: true },
      createdAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'outbox' },
  );
}
