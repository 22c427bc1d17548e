import { DataTypes, type Model } from 'sequelize';

/** A JSON column. MariaDB answers it as text and MySQL as a value; its reader gets the value from both. */
export function jsonColumn(name: string) {
  return {
    type: DataTypes.JSON,
    get(this: Model): unknown {
      const value: unknown = this.getDataValue(name);
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    },
  };
}
