import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type ContentPageStatus, contentPageStates } from '@states/content-page-states';
import { flag, oneOf, version, writtenByDatabase } from './columns';
import type { ContentPageText } from './content-page-text';

/** The language-independent part of a content page. `version` counts the saves. */
export class ContentPage extends Model<InferAttributes<ContentPage>, InferCreationAttributes<ContentPage>> {
  declare slug: string;
  declare status: CreationOptional<ContentPageStatus>;
  declare isReserved: CreationOptional<boolean>;
  declare inFooter: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/content.ts).
  declare texts?: NonAttribute<ContentPageText[]>;
}

export function initContentPage(sequelize: Sequelize): void {
  ContentPage.init(
    {
      slug: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      status: { ...oneOf(contentPageStates.states), defaultValue: 'draft' },
      isReserved: { ...flag(), defaultValue: false },
      inFooter: { ...flag(), defaultValue: false },
      version: version(),
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'content_pages', scopes: { published: { where: { status: 'published' } } } },
  );
}
