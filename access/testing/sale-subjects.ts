// Traces: S2-132, S2-133, S2-134
import { randomUUID } from 'node:crypto';
import { aTrip, findOffer, inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import { sellQuote } from '@bff/domain/quotes';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { execute } from '@db/query';
import type { SubjectKind } from '../rows';
import type { Person } from './people';

let made = 0;

/** A customer who has called, and a bus to offer them. */
export async function newSale() {
  useRoads();
  const { customerId } = await createCustomer();
  const mark = `Hemlig uppringare ${++made}`;
  await execute('UPDATE customers SET name = :mark WHERE id = :customerId', { mark, customerId });
  const { vehicleId } = await createBookableVehicle();
  const { offer } = await findOffer(aTrip({ departure: inDays(30 + (made % 200)) }), vehicleId);
  const fields = {
    customerPrice: '90000',
    priceConfirmed: '9000000',
    expiryHours: '24',
    language: 'sv',
    message: '',
    sendKey: randomUUID(),
  };
  return {
    customerId,
    offer,
    fields,
    query: { customer: String(customerId), offer: sealOffer(offer) },
    secrets: [mark],
  };
}

/** An offer that an administrator makes to a customer. */
export async function soldBy(admin: Person, message: string | null) {
  const { customerId, query, offer } = await newSale();
  const customerPrice = offer.buses[0]!.customerPrice;
  const sale = { customerId, offer: query.offer, customerPrice, expiryHours: 24, language: 'sv', message } as const;
  return { offer, ...(await sellQuote(admin.actor!, { ...sale, sendKey: randomUUID() })) };
}

/** A trip about to be offered to a customer; it belongs to no administrator. */
export const aSale: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { query, fields, secrets } = await newSale();
    return { query, fields, secrets };
  },
};
