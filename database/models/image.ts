import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, instant } from './columns';

export class Image extends Model<InferAttributes<Image>, InferCreationAttributes<Image>> {
  declare id: CreationOptional<number>;
  declare hash: string;
  declare type: 'image/jpeg' | 'image/png';
  declare width: number;
  declare height: number;
  declare bytes: Buffer;
  declare keptAt: Date;
}

export function initImage(sequelize: Sequelize): void {
  Image.init(
    {
      id: id(),
      hash: { type: DataTypes.CHAR(64), allowNull: false },
      type: { type: DataTypes.ENUM('image/jpeg', 'image/png'), allowNull: false },
      width: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      height: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      bytes: { type: DataTypes.BLOB('medium'), allowNull: false },
      keptAt: instant(),
    },
    { sequelize, tableName: 'images' },
  );
}
