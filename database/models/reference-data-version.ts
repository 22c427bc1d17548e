import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class ReferenceDataVersion extends Model<
  InferAttributes<ReferenceDataVersion>,
  InferCreationAttributes<ReferenceDataVersion>
> {
  declare name: string;
  declare fingerprint: string;
  declare loadedAt: CreationOptional<Date>;
}

export function initReferenceDataVersion(sequelize: Sequelize): void {
  ReferenceDataVersion.init(
    {
      name: { type: DataTypes.STRING(40), allowNull: false, primaryKey: true },
      fingerprint: { type: DataTypes.CHAR(64), allowNull: false },
      loadedAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
    },
    { sequelize, tableName: 'reference_data_versions' },
  );
}
