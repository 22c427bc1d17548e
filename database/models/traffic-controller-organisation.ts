import {
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { reference } from './columns';
import type { DealOrganisation } from './deal-organisation';

/** An organisation that a traffic controller may act for. */
export class TrafficControllerOrganisation extends Model<
  InferAttributes<TrafficControllerOrganisation>,
  InferCreationAttributes<TrafficControllerOrganisation>
> {
  declare userId: number;
  declare organisationId: number;
  // Set by an `include` (associations/deal-organisations.ts).
  declare organisation?: NonAttribute<DealOrganisation>;
}

export function initTrafficControllerOrganisation(sequelize: Sequelize): void {
  TrafficControllerOrganisation.init(
    {
      userId: { ...reference(), primaryKey: true },
      organisationId: { ...reference(), primaryKey: true },
    },
    { sequelize, tableName: 'traffic_controller_organisations' },
  );
}
