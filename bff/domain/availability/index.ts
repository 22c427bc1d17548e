export {
  type ExternalLock,
  listOccupancies,
  listOwnVehicles,
  LONGEST_LOCK_DAYS,
  putExternalLock,
  removeExternalLock,
} from './external-locks';
export { OCCUPANCY_KINDS, type VehicleOccupancy } from './external-lock.store';
export { occupancyStore, type Interval, type Wanted } from './occupancy.store';
