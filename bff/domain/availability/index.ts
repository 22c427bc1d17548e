export { occupancyStore, type Interval } from './occupancy.store';
