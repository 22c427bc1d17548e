// Traces: S5-036, S5-037, S5-038, S8-363, S8-364, S8-365, S8-366, S8-367, S8-368
import type { PriceListScope } from '@states/price-list-scopes';
import type { PriceListKind } from '@states/price-list-kinds';

/** A price list's fault: a row of the catalogue (or of the forms' texts), and its field. */
export interface PriceListFault {
  key:
    | 'priceList.periodOrder'
    | 'priceList.minimumBelowFree'
    | 'priceList.maximumNotAbove'
    | 'priceList.noVehicles'
    | 'priceList.noDrivers'
    | 'priceList.endMissing';
  field: string;
}

interface Checked {
  kind: PriceListKind;
  scope: Exclude<PriceListScope, 'deal'>;
  validFrom: string;
  /** Null while open-ended. */
  validTo: string | null;
  subjects: readonly number[];
  /** In metres; for driving costs. */
  freeMetres?: number | null | undefined;
  minimumMetres?: number | null | undefined;
  maximumMetres?: number | null | undefined;
}

/** The rules between a price list's fields (specification section 5). Returns the first fault of each field. */
export function checkPriceList(list: Checked): PriceListFault[] {
  const { kind, scope, validFrom, validTo, subjects } = list;
  const isException = scope === 'exception';
  const { freeMetres = null, minimumMetres = null, maximumMetres = null } = list;
  const faults: PriceListFault[] = [];
  const fault = (key: PriceListFault['key'], field: string) => faults.push({ key, field });
  if (validTo !== null && validTo < validFrom) fault('priceList.periodOrder', 'validTo');
  if (scope !== 'basic' && validTo === null) fault('priceList.endMissing', 'validTo');
  if (isException && subjects.length === 0)
    fault(kind === 'driver' ? 'priceList.noDrivers' : 'priceList.noVehicles', 'subjects');
  if (minimumMetres !== null && freeMetres !== null && minimumMetres < freeMetres)
    fault('priceList.minimumBelowFree', 'minimumMetres');
  if (maximumMetres !== null && minimumMetres !== null && maximumMetres <= minimumMetres)
    fault('priceList.maximumNotAbove', 'maximumMetres');
  return faults;
}

/** Whether a driver cost list's additions mix amounts and percents: then the user is asked whether that is intended. */
export const hasDifferentUnits = (units: readonly string[]): boolean => new Set(units).size > 1;
