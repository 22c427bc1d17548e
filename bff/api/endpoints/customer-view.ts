import { z } from 'zod';
import { customerType } from './fields';
import { named } from '../endpoint/named';

/** A customer record for those who may see it. */
export const customerView = named(
  'Customer',
  z.object({
    id: z.int(),
    customerType,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    companyName: z.string().nullable(),
    orgNumber: z.string().nullable(),
    vatNumber: z.string().nullable(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    countryCode: z.string(),
  }),
);

/** The id of a new customer. */
export const customerId = named('CustomerId', z.object({ customerId: z.int() }));
