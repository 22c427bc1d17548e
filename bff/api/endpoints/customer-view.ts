import { z } from 'zod';

/** A customer record, to those who may see it. */
export const customerView = z.object({
  id: z.int(),
  customerType: z.enum(['PRIVATE', 'CORPORATE']),
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
});
