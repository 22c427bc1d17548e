export { nextUnitTrips, readUnitPurchases, unitPurchasesSpec } from './unit-purchases';
