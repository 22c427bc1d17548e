/** Queries for the bus companies' screens. */
export { fleetAccessibility } from './fleet-accessibility';
export { depotListSpec, readDepots } from './depot-list';
export { depotsOnMap } from './depots-on-map';
export {
  type OccupancyBar,
  occupancyPeriod,
  type OccupancyRow,
  type OccupancyTick,
  occupancyTicks,
  readOccupancy,
} from './fleet-occupancy';
export { type DriverRow, readDriverTimeline } from './driver-timeline';
export { type FleetBus, fleetMap } from './fleet-map';
export { type FirstDay, type FirstDayStep, firstDay } from './first-day';
export { companyOverview, type CompanyQueue } from './overview';
export { startsOnMap } from './starts-on-map';
export { type ListedVehicle, readVehicles, vehicleListSpec } from './vehicle-list';
