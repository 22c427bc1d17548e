import { DataTypes, literal } from 'sequelize';
import { jsonColumn } from './json-column';

/**
 * The product's kinds of columns and how each is read: an instance returns numbers for ids and money, a boolean for a flag, a Date for an
 * instant and the value itself for JSON, on MariaDB and MySQL alike. They are functions because Sequelize modifies what it is given.
 */
export const id = () =>
  ({ type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true }) as const;
/** The id of another row. */
export const reference = () => ({ type: DataTypes.BIGINT.UNSIGNED, allowNull: false }) as const;
/** An amount in öre, never negative. */
export const ore = () => ({ type: DataTypes.BIGINT.UNSIGNED, allowNull: false }) as const;
/** A share in hundredths of a percent. */
export const basisPoints = () => ({ type: DataTypes.SMALLINT.UNSIGNED, allowNull: false }) as const;
/** A distance. */
export const metres = () => ({ type: DataTypes.BIGINT.UNSIGNED, allowNull: false }) as const;
/** A local day as text: `2027-03-10`. */
export const day = () => ({ type: DataTypes.DATEONLY, allowNull: false }) as const;
/** The number of changes to the row's details plus one, for detecting a second editor. */
export const version = () => ({ type: DataTypes.INTEGER.UNSIGNED, allowNull: false, defaultValue: 1 }) as const;
/** An instant in UTC, to the millisecond. */
export const instant = () => ({ type: DataTypes.DATE(3), allowNull: false }) as const;
/**
 * When a row was created or last changed, written by the server: with the clock that everything else is compared with. A newly created
 * instance keeps the expression; read the row again if its value matters.
 */
export const writtenByDatabase = () => ({ ...instant(), defaultValue: literal('CURRENT_TIMESTAMP(3)') }) as const;
export const flag = () => ({ type: DataTypes.BOOLEAN, allowNull: false }) as const;
/** A public number of eight digits. */
export const publicNumber = () => ({ type: DataTypes.STRING(12), allowNull: false }) as const;
/** A position in degrees. */
export const degrees = () => ({ type: DataTypes.DOUBLE, allowNull: false }) as const;
export const json = (name: string) => ({ ...jsonColumn(name), allowNull: false });

/** One of the words of a list or machine in `states/`. */
export const oneOf = <Word extends string>(words: readonly Word[]) => ({
  type: DataTypes.ENUM(...words),
  allowNull: false,
});

export const nullable = <Column extends object>(column: Column) => ({ ...column, allowNull: true });
