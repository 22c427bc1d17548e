import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A unit of an organisation: a node of its tree, the top one without a parent. */
export class DealUnit extends Model<InferAttributes<DealUnit>, InferCreationAttributes<DealUnit>> {
  declare id: CreationOptional<number>;
  declare organisationId: number;
  declare parentId: CreationOptional<number | null>;
  declare name: string;
  declare costCenter: CreationOptional<string>;
  declare status: CreationOptional<'active' | 'inactive'>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDealUnit(sequelize: Sequelize): void {
  DealUnit.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      organisationId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      parentId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: true },
      name: { type: DataTypes.STRING(200), allowNull: false },
      costCenter: { type: DataTypes.STRING(40), allowNull: false, defaultValue: '' },
      status: { type: DataTypes.ENUM('active', 'inactive'), allowNull: false, defaultValue: 'active' },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'deal_units' },
  );
}
