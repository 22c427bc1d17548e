import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** An organisation that buys by contract. */
export class DealOrganisation extends Model<
  InferAttributes<DealOrganisation>,
  InferCreationAttributes<DealOrganisation>
> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare orgNumber: string;
  declare vatNumber: string;
  declare status: CreationOptional<'active' | 'inactive'>;
  declare language: CreationOptional<'sv' | 'en'>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDealOrganisation(sequelize: Sequelize): void {
  DealOrganisation.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      name: { type: DataTypes.STRING(200), allowNull: false },
      orgNumber: { type: DataTypes.CHAR(10), allowNull: false },
      vatNumber: { type: DataTypes.STRING(20), allowNull: false },
      status: { type: DataTypes.ENUM('active', 'inactive'), allowNull: false, defaultValue: 'active' },
      language: { type: DataTypes.ENUM('sv', 'en'), allowNull: false, defaultValue: 'sv' },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'deal_organisations' },
  );
}
