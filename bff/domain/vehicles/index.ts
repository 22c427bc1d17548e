/** A company's buses. */
export { changeVehicleStatus, removeVehicle, whyNotRemoved } from './change-vehicle-status';
export type { FleetPlace } from './fleet-place.store';
export { fleetPlaces } from './fleet-places';
export { importVehicles, wholeFleet } from './import-vehicles';
export { addVehicle, editVehicle } from './keep-vehicle';
export { listVehicles, seeVehicle, vehicleRevision, vehiclesByNumber } from './see-vehicles';
export type { VehicleDetails } from './vehicle-details';
export type { VehicleListQuery, VehicleSummary } from './vehicle-list.store';
export {
  addStart,
  editStart,
  removeStart,
  seeStart,
  startRevision,
  startsOf,
  type WantedStart,
} from './starting-positions';
export type { KeptStart } from './starting-position.store';
export {
  picturesRevision,
  removeVehiclePicture,
  seeVehiclePicture,
  setVehiclePicture,
  type VehiclePicture,
  vehiclePictures,
} from './vehicle-images';
export { vehicleStates } from './vehicle-states';
export { vehiclePolicy } from './vehicle.policy';
export type { Vehicle } from './vehicle.store';
