import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { type Language, LANGUAGES } from '@states/languages';
import { oneOf, writtenByDatabase } from './columns';
import type { ContentPage } from './content-page';

/** A content page in one language. */
export class ContentPageText extends Model<InferAttributes<ContentPageText>, InferCreationAttributes<ContentPageText>> {
  declare slug: string;
  declare language: Language;
  declare title: string;
  declare markdown: string;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
  // Set by an `include` (associations/content.ts).
  declare page?: NonAttribute<ContentPage>;
}

export function initContentPageText(sequelize: Sequelize): void {
  ContentPageText.init(
    {
      slug: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      language: { ...oneOf(LANGUAGES), primaryKey: true },
      title: { type: DataTypes.STRING(200), allowNull: false },
      markdown: { type: DataTypes.TEXT('medium'), allowNull: false },
      createdAt: writtenByDatabase(),
      updatedAt: writtenByDatabase(),
    },
    { sequelize, tableName: 'content_page_texts' },
  );
}
