import { type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize';
import { reference } from './columns';

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
      userId: { ...reference(), primaryKey: true },
      organisationId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'traffic_controller_organisations', timestamps: false },
  );
}
