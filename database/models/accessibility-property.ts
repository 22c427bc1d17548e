import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, writtenByDatabase } from './columns';

/** A property of a bus that lets more people ride along; administrators name it. */
export class AccessibilityProperty extends Model<
  InferAttributes<AccessibilityProperty>,
  InferCreationAttributes<AccessibilityProperty>
> {
  declare id: CreationOptional<number>;
  declare code: string;
  declare nameSv: string;
  declare nameEn: string;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initAccessibilityProperty(sequelize: Sequelize): void {
  AccessibilityProperty.init(
    {
      id: id(),
      code: { type: DataTypes.STRING(40), allowNull: false },
      nameSv: { type: DataTypes.STRING(80), allowNull: false },
      nameEn: { type: DataTypes.STRING(80), allowNull: false },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'accessibility_properties' },
  );
}
