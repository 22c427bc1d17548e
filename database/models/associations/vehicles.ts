import { AccessibilityProperty } from '../accessibility-property';
import { Company } from '../company';
import { Depot } from '../depot';
import { Image } from '../image';
import { StartingPosition } from '../starting-position';
import { Vehicle } from '../vehicle';
import { VehicleAccessibility } from '../vehicle-accessibility';
import { VehicleEquipment } from '../vehicle-equipment';
import { VehicleImage } from '../vehicle-image';

/** Names the foreign keys of the schema for `include`. */
export function associateVehicles(): void {
  Vehicle.belongsTo(Company, { as: 'company', foreignKey: 'companyId', constraints: false });
  Vehicle.hasMany(StartingPosition, { as: 'startingPositions', foreignKey: 'vehicleId', constraints: false });
  Vehicle.hasOne(StartingPosition, {
    as: 'defaultStart',
    foreignKey: 'vehicleId',
    constraints: false,
    scope: { kind: 'default' },
  });
  Vehicle.hasMany(VehicleEquipment, { as: 'equipment', foreignKey: 'vehicleId', constraints: false });
  VehicleAccessibility.belongsTo(AccessibilityProperty, {
    as: 'property',
    foreignKey: 'propertyId',
    constraints: false,
  });
  VehicleAccessibility.belongsTo(Vehicle, { as: 'vehicle', foreignKey: 'vehicleId', constraints: false });
  VehicleImage.belongsTo(Image, { as: 'image', foreignKey: 'imageId', constraints: false });
  VehicleImage.belongsTo(Image, { as: 'thumbnail', foreignKey: 'thumbnailImageId', constraints: false });
  StartingPosition.belongsTo(Depot, { as: 'depot', foreignKey: 'depotId', constraints: false });
}
