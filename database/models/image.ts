import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { IMAGE_TYPES, type ImageType } from '@states/image-types';
import { id, instant, oneOf } from './columns';

export class Image extends Model<InferAttributes<Image>, InferCreationAttributes<Image>> {
  declare id: CreationOptional<number>;
  declare hash: string;
  declare type: ImageType;
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
      type: oneOf(IMAGE_TYPES),
      width: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      height: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false },
      bytes: { type: DataTypes.BLOB('medium'), allowNull: false },
      keptAt: instant(),
    },
    { sequelize, tableName: 'images' },
  );
}
