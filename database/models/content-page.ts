import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A content page whatever the language; its texts are beside. `version` counts the saves. */
export class ContentPage extends Model<InferAttributes<ContentPage>, InferCreationAttributes<ContentPage>> {
  declare slug: string;
  declare status: CreationOptional<'draft' | 'published'>;
  declare isReserved: CreationOptional<boolean>;
  declare inFooter: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initContentPage(sequelize: Sequelize): void {
  ContentPage.init(
    {
      slug: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      status: { type: DataTypes.ENUM('draft', 'published'), allowNull: false, defaultValue: 'draft' },
      isReserved: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      inFooter: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      version: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'content_pages' },
  );
}
