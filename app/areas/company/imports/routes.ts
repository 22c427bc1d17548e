import type { PriceListKind } from '@states/price-list-kinds';
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/imports/${name}`;
const folder = (kind: PriceListKind) => `dashboard/company/${kind}-costs` as const;
const facts = { area: 'company', uploads: true } as const;

/** Import and export of buses and price lists. */
export const importScreens = {
  importVehicles: screen('dashboard/company/vehicles/import', file('vehicles.tsx'), {
    ...facts,
    back: 'dashboard/company/vehicles/list',
  }),
  exportVehicles: screen('dashboard/company/vehicles/export.csv', file('vehicles-file.ts'), { area: 'company' }),
  importVehicleCosts: screen('dashboard/company/vehicle-costs/import', file('vehicle-costs.tsx'), {
    ...facts,
    back: `${folder('vehicle')}/list`,
  }),
  exportVehicleCosts: screen('dashboard/company/vehicle-costs/export.csv', file('vehicle-costs-file.ts'), {
    area: 'company',
  }),
  importDrivingCosts: screen('dashboard/company/driving-costs/import', file('driving-costs.tsx'), {
    ...facts,
    back: `${folder('driving')}/list`,
  }),
  exportDrivingCosts: screen('dashboard/company/driving-costs/export.csv', file('driving-costs-file.ts'), {
    area: 'company',
  }),
  importDriverCosts: screen('dashboard/company/driver-costs/import', file('driver-costs.tsx'), {
    ...facts,
    back: `${folder('driver')}/list`,
  }),
  exportDriverCosts: screen('dashboard/company/driver-costs/export.csv', file('driver-costs-file.ts'), {
    area: 'company',
  }),
};
