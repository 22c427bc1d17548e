import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A purchase: one customer, one payment, one or more buses of one operator. It has no status of its own; its bookings do. Amounts in öre. */
export class Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  declare id: CreationOptional<number>;
  declare number: string;
  declare customerId: number;
  declare userId: number;
  declare companyId: number;
  declare purchaseType: CreationOptional<'direct' | 'quote'>;
  declare customerType: 'PRIVATE' | 'CORPORATE';
  declare language: 'sv' | 'en';
  declare tripType: 'one-way' | 'round-trip' | 'day-trip';
  declare departureAt: Date;
  declare returnAt: CreationOptional<Date | null>;
  declare adults: number;
  declare children: CreationOptional<number>;
  declare wheelchairs: CreationOptional<number>;
  declare countries: string;
  declare currency: CreationOptional<string>;
  declare operatorPrice: number;
  declare surchargeFee: CreationOptional<number>;
  declare customerPrice: number;
  declare tax: number;
  declare total: number;
  declare contactName: CreationOptional<string>;
  declare contactEmail: CreationOptional<string>;
  declare contactPhone: CreationOptional<string>;
  declare comment: CreationOptional<string | null>;
  declare specialRequests: CreationOptional<string | null>;
  declare termsAcceptedAt: CreationOptional<Date | null>;
  declare paymentMethod: CreationOptional<'card' | 'invoice' | null>;
  declare offerHash: CreationOptional<string | null>;
  declare firstHeldAt: Date;
  declare holdExpiresAt: CreationOptional<Date | null>;
  declare idempotencyKey: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function initOrder(sequelize: Sequelize): void {
  Order.init(
    {
      id: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true, autoIncrement: true },
      number: { type: DataTypes.STRING(12), allowNull: false },
      customerId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      companyId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      purchaseType: { type: DataTypes.ENUM('direct', 'quote'), allowNull: false, defaultValue: 'direct' },
      customerType: { type: DataTypes.ENUM('PRIVATE', 'CORPORATE'), allowNull: false },
      language: { type: DataTypes.ENUM('sv', 'en'), allowNull: false },
      tripType: { type: DataTypes.ENUM('one-way', 'round-trip', 'day-trip'), allowNull: false },
      departureAt: { type: DataTypes.DATE(3), allowNull: false },
      returnAt: { type: DataTypes.DATE(3), allowNull: true },
      adults: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false },
      children: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      wheelchairs: { type: DataTypes.SMALLINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      countries: { type: DataTypes.STRING(120), allowNull: false },
      currency: { type: DataTypes.CHAR(3), allowNull: false, defaultValue: 'SEK' },
      operatorPrice: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      surchargeFee: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, defaultValue: 0 },
      customerPrice: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      tax: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      total: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false },
      contactName: { type: DataTypes.STRING(200), allowNull: false, defaultValue: '' },
      contactEmail: { type: DataTypes.STRING(254), allowNull: false, defaultValue: '' },
      contactPhone: { type: DataTypes.STRING(20), allowNull: false, defaultValue: '' },
      comment: { type: DataTypes.TEXT, allowNull: true },
      specialRequests: { type: DataTypes.TEXT, allowNull: true },
      termsAcceptedAt: { type: DataTypes.DATE(3), allowNull: true },
      paymentMethod: { type: DataTypes.ENUM('card', 'invoice'), allowNull: true },
      offerHash: { type: DataTypes.CHAR(64), allowNull: true },
      firstHeldAt: { type: DataTypes.DATE(3), allowNull: false },
      holdExpiresAt: { type: DataTypes.DATE(3), allowNull: true },
      idempotencyKey: { type: DataTypes.STRING(128), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'orders' },
  );
}
