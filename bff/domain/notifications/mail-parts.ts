import { z } from 'zod';
import { instantSchema as instant, oreSchema as ore, tripBusSchema, tripSchema } from '../documents';

// What several mails have in their data (mail-data.ts).

export const name = z.string();
export const url = z.url({ protocol: /^https?$/ });

export const canceled = {
  /** With the canceled buses. */
  trip: tripSchema,
  /** The buses that the trip still has: none when all of it is canceled. */
  remaining: z.array(tripBusSchema),
  canceledBy: z.enum(['customer', 'operator', 'admin', 'expiry']),
  reason: z.string().nullable(),
};
export const askedTrip = { from: z.string(), to: z.string(), departure: instant };
/** The trip that it is about. Missing in mails queued before this was added. */
export const aboutTrip = z.object(askedTrip).nullable().default(null);
/** Whom a mail greets; empty in mails queued before this was added. */
export const greeted = z.string().default('');
/**
 * By which number its customer knows a trip: the order's where it has one bus, otherwise the booking's. Null in mails queued before this was
 * added.
 */
export const known = { orderNumber: z.string().nullable().default(null), bookingNumber: z.string() };
/** A quote request. Its number, and who travels beside their sum, are null in mails queued before they were added. */
export const asked = {
  ...askedTrip,
  passengers: z.int(),
  group: z.object({ adults: z.int(), children: z.int(), wheelchairs: z.int() }).nullable().default(null),
  requestNumber: z.string().nullable().default(null),
};
/** The rest of what a company is asked, as on its page. Missing in mails queued before this was added. */
export const askedInFull = {
  ...asked,
  return: instant.nullable().default(null),
  /** The stops on the way, with their stays. */
  via: z.array(z.object({ name, staySeconds: z.int() })).default([]),
  message: z.string().nullable().default(null),
  specialRequests: z.string().nullable().default(null),
};
export const payment = {
  name: greeted,
  orderNumber: z.string(),
  from: z.string(),
  to: z.string(),
  departure: instant,
  total: ore,
  payUrl: url,
};
export const refund = {
  name: greeted,
  about: aboutTrip,
  orderNumber: z.string(),
  amount: ore,
  cardLast4: z.string().nullable(),
  /** Of a cancellation: the price, and what of it was kept. Mails that were queued before they said so have none. */
  canceled: z.object({ price: ore, fee: ore }).optional(),
  orderUrl: url,
};
