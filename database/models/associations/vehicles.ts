import { Company } from '../company';
import { StartingPosition } from '../starting-position';
import { Vehicle } from '../vehicle';

/** The schema holds the foreign keys; here they get the names that an `include` uses. */
export function associateVehicles(): void {
  Vehicle.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Vehicle.hasMany(StartingPosition, { as: 'startingPositions', foreignKey: 'vehicleId', constraints: false });
}
