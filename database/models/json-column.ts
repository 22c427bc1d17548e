import { DataTypes, type Model } from 'sequelize';

/** A JSON column. MariaDB returns text and MySQL a value; the getter returns the value on both. */
export function jsonColumn(name: string) {
  return {
    type: DataTypes.JSON,
    get(this: Model): unknown {
      const value: unknown = this.getDataValue(name);
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    },
  };
}
