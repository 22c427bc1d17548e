// Traces: S2-132, S2-133, S2-134, S2-190
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/sales-system/${name}`;
const folder = 'dashboard/admin/sales-system';
const facts = { area: 'admin', back: `${folder}/select-customer` } as const;

/** A sale in steps, each with an address: for whom, which trip, what is offered. */
export const salesScreens = {
  selectCustomer: screen(`${folder}/select-customer`, file('select-customer.tsx'), { area: 'admin' }),
  explainTrip: screen(`${folder}/explain-trip`, file('explain-trip.tsx'), { ...facts, search: true }),
  salePrice: screen(`${folder}/price`, file('price.ts'), facts),
  makeOffer: screen(`${folder}/make-offer`, file('make-offer.tsx'), facts),
};
