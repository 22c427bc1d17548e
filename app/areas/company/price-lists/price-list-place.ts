import type { PriceListKind } from '@states/price-list-kinds';
import { to } from '~/to';
import type { OwnScope as Scope, PriceList } from '@bff/domain/pricing';

type Addresses<Param extends unknown[]> = Record<PriceListKind, Record<Scope, (...given: Param) => string>>;

const LISTS = { vehicle: to.vehicleCosts, driving: to.drivingCosts, driver: to.driverCosts };
const DETAILS: Addresses<[id: number]> = {
  vehicle: { basic: to.basicVehicleCosts, exception: to.exceptionVehicleCosts },
  driving: { basic: to.basicDrivingCosts, exception: to.exceptionDrivingCosts },
  driver: { basic: to.basicDriverCosts, exception: to.exceptionDriverCosts },
};
const NEW: Addresses<[]> = {
  vehicle: { basic: to.addBasicVehicleCosts, exception: to.addExceptionVehicleCosts },
  driving: { basic: to.addBasicDrivingCosts, exception: to.addExceptionDrivingCosts },
  driver: { basic: to.addBasicDriverCosts, exception: to.addExceptionDriverCosts },
};
const REMOVALS = { vehicle: to.removeVehicleCosts, driving: to.removeDrivingCosts, driver: to.removeDriverCosts };

const IMPORTS = { vehicle: to.importVehicleCosts, driving: to.importDrivingCosts, driver: to.importDriverCosts };

/** Where a company keeps its lists of a kind: paths without locale. */
export const listOf = (kind: PriceListKind): string => LISTS[kind]();
export const addressOf = (kind: PriceListKind, scope: Scope, id: number): string => DETAILS[kind][scope](id);
/** A list's own page; administrators' lists have none here and are found among the company's. */
export const pageOf = ({ kind, scope, id }: Pick<PriceList, 'kind' | 'scope' | 'id'>): string =>
  scope === 'basic' || scope === 'exception' ? addressOf(kind, scope, id) : `${listOf(kind)}?scope=temporary`;
export const newAddress = (kind: PriceListKind, scope: Scope): string => NEW[kind][scope]();
export const importOf = (kind: PriceListKind): string => IMPORTS[kind]();
export const removalOf = (kind: PriceListKind, scope: Scope, id: number): string =>
  `${REMOVALS[kind](id)}?scope=${scope}`;
