import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';

/** An organisation that a traffic controller may act for. */
export class TrafficControllerOrganisation extends Model<
  InferAttributes<TrafficControllerOrganisation>,
  InferCreationAttributes<TrafficControllerOrganisation>
> {
  declare userId: number;
  declare organisationId: number;
}

export function initTrafficControllerOrganisation(sequelize: Sequelize): void {
  TrafficControllerOrganisation.init(
    {
      userId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
      organisationId: { type: DataTypes.BIGINT.UNSIGNED, allowNull: false, primaryKey: true },
    },
    { sequelize, tableName: 'traffic_controller_organisations', timestamps: false },
  );
}
