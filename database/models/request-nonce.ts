import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { instant } from './columns';

/** A nonce used up by a signed request. */
export class RequestNonce extends Model<InferAttributes<RequestNonce>, InferCreationAttributes<RequestNonce>> {
  declare keyId: string;
  declare nonce: string;
  declare expiresAt: Date;
}

export function initRequestNonce(sequelize: Sequelize): void {
  RequestNonce.init(
    {
      keyId: { type: DataTypes.CHAR(22), allowNull: false, primaryKey: true },
      nonce: { type: DataTypes.CHAR(22), allowNull: false, primaryKey: true },
      expiresAt: instant(),
    },
    { sequelize, tableName: 'request_nonces' },
  );
}
