export { nextUnitTrips, readUnitPurchases, unitPurchasesSpec, unitSpending } from './unit-purchases';
