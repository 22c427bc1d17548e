import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { instant, reference } from './columns';
import type { User } from './user';

/** The text of a content page in one of its versions. */
export class ContentPageRevision extends Model<
  InferAttributes<ContentPageRevision>,
  InferCreationAttributes<ContentPageRevision>
> {
  declare slug: string;
  declare version: number;
  declare titleSv: string;
  declare markdownSv: string;
  declare titleEn: string;
  declare markdownEn: string;
  declare savedBy: number;
  declare savedAt: Date;
  // Set by an `include` (associations/content.ts).
  declare editor?: NonAttribute<User>;
}

export function initContentPageRevision(sequelize: Sequelize): void {
  ContentPageRevision.init(
    {
      slug: { type: DataTypes.STRING(80), allowNull: false, primaryKey: true },
      version: { type: DataTypes.INTEGER.UNSIGNED, allowNull: false, primaryKey: true },
      titleSv: { type: DataTypes.STRING(200), allowNull: false },
      markdownSv: { type: DataTypes.TEXT('medium'), allowNull: false },
      titleEn: { type: DataTypes.STRING(200), allowNull: false },
      markdownEn: { type: DataTypes.TEXT('medium'), allowNull: false },
      savedBy: reference(),
      savedAt: instant(),
    },
    { sequelize, tableName: 'content_page_revisions' },
  );
}
