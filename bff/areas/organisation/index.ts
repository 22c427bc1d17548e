export { unitPurchasesSpec, readUnitPurchases } from './unit-purchases';
