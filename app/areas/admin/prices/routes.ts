// Traces: S2-115
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/prices/${name}`;
const folder = 'dashboard/admin/prices';
const facts = { area: 'admin', back: `${folder}/add` } as const;

export const priceScreens = {
  addPrices: screen(`${folder}/add`, file('choose.tsx'), { area: 'admin' }),
  addTemporaryPrices: screen(`${folder}/add/:company/:kind`, file('add.tsx'), facts),
  temporaryPriceExample: screen(`${folder}/example/:company/:kind`, file('example.ts'), { area: 'admin' }),
  removeTemporaryPrices: screen(`${folder}/remove/:company/:kind/:id`, file('remove.tsx'), facts),
};
