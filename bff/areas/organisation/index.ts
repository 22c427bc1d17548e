export { nextUnitTrips, readUnitPurchases, unitPurchasesSpec, unitSpending } from './unit-purchases';
export { unitYear } from './unit-report';
