// Traces: S1-018, S3-064
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { type DealUnitStatus, dealUnitStates } from '@states/deal-unit-states';
import { id, nullable, oneOf, reference, writtenByDatabase } from './columns';

/** A unit of an organisation: a node of its tree; the top one has no parent. */
export class DealUnit extends Model<InferAttributes<DealUnit>, InferCreationAttributes<DealUnit>> {
  declare id: CreationOptional<number>;
  declare organisationId: number;
  declare parentId: CreationOptional<number | null>;
  declare name: string;
  declare costCenter: CreationOptional<string>;
  declare status: CreationOptional<DealUnitStatus>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initDealUnit(sequelize: Sequelize): void {
  DealUnit.init(
    {
      id: id(),
      organisationId: reference(),
      parentId: nullable(reference()),
      name: { type: DataTypes.STRING(200), allowNull: false },
      costCenter: { type: DataTypes.STRING(40), allowNull: false, defaultValue: '' },
      status: { ...oneOf(dealUnitStates.states), defaultValue: 'active' },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'deal_units' },
  );
}
