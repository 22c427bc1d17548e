import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelAttributes,
} from 'sequelize';
import { PRICE_LIST_SCOPES, type PriceListScope } from '@states/price-list-scopes';
import { day, id, nullable, oneOf, reference, writtenByDatabase } from './columns';

/** What price lists of every kind have besides their prices: whose, which, and when. `valid_to` is the last local day, null while open-ended. */
export abstract class PriceList<Row extends Model> extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare scope: PriceListScope;
  declare name: CreationOptional<string>;
  declare validFrom: string;
  declare validTo: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

/** The columns of a kind: those that all have, around its prices. */
export const withPrices = <Prices extends ModelAttributes>(prices: Prices) => ({
  id: id(),
  companyId: reference(),
  scope: oneOf(PRICE_LIST_SCOPES),
  name: { type: DataTypes.STRING(120), allowNull: false, defaultValue: '' },
  validFrom: day(),
  validTo: nullable(day()),
  ...prices,
  createdAt: writtenByDatabase(),
  updatedAt: writtenByDatabase(),
});
