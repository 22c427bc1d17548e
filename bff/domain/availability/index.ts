export {
  type ExternalLock,
  listOccupancies,
  listOwnVehicles,
  LONGEST_LOCK_DAYS,
  putExternalLock,
  removeExternalLock,
} from './external-locks';
export { type BookedTime, externalLockStore, type VehicleOccupancy } from './external-lock.store';
export {
  type FleetOccupancy,
  type FleetQuery,
  type FleetTime,
  fleetRevision,
  type FleetVehicle,
  MOST_FLEET_VEHICLES,
  occupanciesOf,
  readFleet,
} from './fleet-occupancy.store';
export { type KeptLockout, type Lockout, lockoutStore } from './lockout.store';
export { occupancyStore, type Interval, type Wanted } from './occupancy.store';
